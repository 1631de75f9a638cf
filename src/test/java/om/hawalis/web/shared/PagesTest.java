package om.hawalis.web.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What every Facelet, style sheet and module keeps to. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
    private static final Path WEBAPP = Path.of("src/main/webapp");
    private static final Pattern EL = Pattern.compile("#\\{[^}]*}");
    private static final Pattern WORD = Pattern.compile("\\p{L}");
    private static final Set<String> SPOKEN = Set.of(
            "title",
            "alt",
            "label",
            "placeholder",
            "headerText",
            "emptyMessage",
            "text",
            "summary",
            "header",
            "caption",
            "aria-label",
            "requiredMessage",
            "over",
            "sub",
            "hint");
    private static final Pattern SENDS = Pattern.compile("<(h:form|form(?! method=\"get\")|[hp]:command\\w+)\\b");
    private static final Pattern ONE_SIDED = Pattern.compile(
            "[{;\\s](margin|padding|border)-(left|right|top|bottom)|[{;\\s](left|right|top|bottom):|text-align:"
                    + " (left|right)");

    @Test
    void texts_stand_in_the_bundles() throws Exception {
        var literal = new ArrayList<String>();

        for (var page : files(".xhtml")) collectWords(page, root(page), literal);

        assertThat(literal).isEmpty();
    }

    private static void collectWords(Path page, Element element, List<String> found) {
        if (element.getNodeName().equals("script") || element.getNodeName().equals("cc:interface")) return;
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            var attribute = element.getAttributes().item(i);
            if (SPOKEN.contains(attribute.getNodeName()) || isSpokenValue(element, attribute))
                note(page, attribute.getNodeValue(), found);
        }
        for (var child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) collectWords(page, inner, found);
            else if (child.getNodeType() == Node.TEXT_NODE) note(page, child.getNodeValue(), found);
        }
    }

    private static boolean isSpokenValue(Element element, Node attribute) {
        return attribute.getNodeName().equals("value")
                && element.getNodeName().matches("[hp]:(output\\w+|command\\w+|link|button)");
    }

    private static void note(Path page, String text, List<String> found) {
        var rest = EL.matcher(text).replaceAll("");
        if (WORD.matcher(rest).find()) found.add(page + ": " + rest.strip());
    }

    @Test
    void a_stateless_page_holds_no_form_but_a_search() throws IOException {
        var forms = new ArrayList<Path>();

        for (var page : files(".xhtml")) {
            var text = Files.readString(page).replace("<form method=\"get\"", "<search");
            if (text.contains("template=\"/WEB-INF/page.xhtml\"")
                    && SENDS.matcher(text).find()) forms.add(page);
            if (page.startsWith(WEBAPP.resolve("resources/hw"))
                    && SENDS.matcher(text).find()) forms.add(page);
        }

        assertThat(forms).isEmpty();
    }

    @Test
    void every_route_leads_to_a_page_on_the_template_of_its_access() throws IOException {
        for (var route : Routes.ALL.rows()) {
            var page = WEBAPP.resolve(route.view().substring(1));
            assertThat(page).exists();
            var template = route.access() == Route.Access.PUBLIC ? "/WEB-INF/page.xhtml" : "/WEB-INF/desk.xhtml";
            assertThat(Files.readString(page)).as(page.toString()).contains("template=\"" + template + "\"");
        }
    }

    @Test
    void every_page_has_a_route() throws IOException {
        var routed = Routes.ALL.rows().stream()
                .map(route -> WEBAPP.resolve(route.view().substring(1)))
                .toList();

        assertThat(files(".xhtml").stream()
                        .filter(page -> !page.startsWith(WEBAPP.resolve("WEB-INF")))
                        .filter(page -> text(page).contains("template=")))
                .isSubsetOf(routed);
    }

    @Test
    void pages_are_short_and_hold_no_script() throws IOException {
        for (var page : files(".xhtml")) {
            var text = Files.readString(page);
            assertThat(text.lines().count()).as(page.toString()).isLessThan(120);
            assertThat(text.replace("<script type=\"application/json\"", ""))
                    .as(page.toString())
                    .doesNotContainPattern("<script(?![^>]*src=)|\\son(click|change|load|submit|input|keydown)=");
        }
    }

    @Test
    void style_sheets_force_nothing_and_know_no_left_or_right() throws IOException {
        for (var sheet : files(".css"))
            assertThat(Files.readString(sheet))
                    .as(sheet.toString())
                    .doesNotContain("!important")
                    .doesNotContainPattern(ONE_SIDED);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Path> files(String ending) throws IOException {
        try (Stream<Path> all = Files.walk(WEBAPP)) {
            var found = all.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
            assertThat(found).isNotEmpty();
            return found;
        }
    }

    private static Element root(Path page) throws Exception {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(page.toFile()).getDocumentElement();
    }
}
