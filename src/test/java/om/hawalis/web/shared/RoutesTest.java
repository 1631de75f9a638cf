package om.hawalis.web.shared;

import static om.hawalis.web.shared.Route.Access.PUBLIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RoutesTest {
    private static final Route ROUND = new Route("/championships/{slug}/rounds/{round}", "/round.xhtml", PUBLIC);
    private static final Route NEWEST = new Route("/championships/{slug}/rounds/newest", "/newest.xhtml", PUBLIC);

    private final Routes routes = new Routes(List.of(ROUND, NEWEST));

    @Test
    void parts_in_braces_are_named() {
        var found = routes.find("/championships/ruwi-2026/rounds/4").orElseThrow();

        assertThat(found.route()).isEqualTo(ROUND);
        assertThat(found.parts()).isEqualTo(Map.of("slug", "ruwi-2026", "round", "4"));
    }

    @Test
    void the_more_literal_route_is_meant() {
        assertThat(routes.find("/championships/ruwi-2026/rounds/newest")
                        .orElseThrow()
                        .route())
                .isEqualTo(NEWEST);
    }

    @Test
    void what_no_route_describes_does_not_exist() {
        assertThat(List.of(
                        "/championships",
                        "/championships//rounds/4",
                        "/championships/a/rounds/4/",
                        "//evil.example",
                        "/\\evil.example",
                        "/championships/a/../rounds/4"))
                .allMatch(path -> routes.find(path).isEmpty());
    }

    @Test
    void an_address_is_filled_from_what_is_given_then_from_what_is_known() {
        var given = Map.of("round", List.of("5"), "tab", List.of("a b", "ج"));

        assertThat(ROUND.fill(given, Map.of("slug", "ruwi/2026")))
                .contains("/championships/ruwi%2F2026/rounds/5?tab=a%20b&tab=%D8%AC");
    }

    @Test
    void an_address_with_an_unknown_part_cannot_be_written() {
        assertThat(ROUND.fill(Map.of("round", List.of("5")), Map.of())).isEmpty();
    }

    @Test
    void a_route_leads_to_a_facelet() {
        assertThatThrownBy(() -> new Route("/x", "/x.html", PUBLIC)).isInstanceOf(IllegalArgumentException.class);
    }
}
