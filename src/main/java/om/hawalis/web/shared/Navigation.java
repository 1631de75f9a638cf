package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Where one can go from anywhere, as {@code #{navigation}}: what has a page, and what concerns whoever is signed in. */
@Named("navigation")
@RequestScoped
public class Navigation {
    private static final List<String> PUBLIC = existing("championships", "clubs", "players", "games");
    private static final List<String> OFFICE = existing("manage/clubs", "manage/players");
    private static final List<String> ADMINISTRATION = existing("admin/accounts");

    private final Visitor visitor;

    /** For the container's proxy. */
    protected Navigation() {
        this(new Visitor());
    }

    @Inject
    public Navigation(Visitor visitor) {
        this.visitor = visitor;
    }

    /** The section a path belongs to: its longest beginning that is one, else its first part. */
    static String sectionOf(String path) {
        var own = path.startsWith("/") ? path.substring(1) : path;
        return Stream.of(ADMINISTRATION, OFFICE)
                .flatMap(List::stream)
                .filter(section -> own.equals(section) || own.startsWith(section + "/"))
                .findFirst()
                .orElseGet(() -> own.split("/", 2)[0]);
    }

    private static List<String> existing(String... sections) {
        return Stream.of(sections)
                .filter(section -> Routes.ALL.find("/" + section).isPresent())
                .toList();
    }

    public List<String> getSections() {
        return PUBLIC;
    }

    /** The sections of the desk; none for a stranger. */
    public List<String> getDesk() {
        if (!visitor.isSignedIn()) return List.of();
        var sections = new ArrayList<>(existing("manage"));
        if (visitor.isPlayer()) sections.addAll(existing("mine"));
        if (visitor.isOrganiser() || visitor.isAdministrator()) sections.addAll(OFFICE);
        if (visitor.isAdministrator()) sections.addAll(ADMINISTRATION);
        return sections;
    }
}
