package om.hawalis.web.shared;

import static om.hawalis.web.shared.Route.Access.PUBLIC;
import static om.hawalis.web.shared.Route.Access.PUBLIC_FORM;
import static om.hawalis.web.shared.Route.Access.SIGNED_IN;
import static om.hawalis.web.shared.Route.Access.WITH_LINK;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every address there is. A page that has no row here cannot be reached. */
public final class Routes {
    public static final String SIGN_IN = "/sign-in";

    public static final Routes ALL = new Routes(List.of(
            new Route("/", "/front.xhtml", PUBLIC),
            new Route("/championships", "/publishing/championships.xhtml", PUBLIC),
            new Route("/championships/{slug}", "/publishing/table.xhtml", PUBLIC),
            new Route("/championships/{slug}/publications/{number}", "/publishing/table.xhtml", PUBLIC),
            new Route("/championships/{slug}/rounds", "/publishing/round.xhtml", PUBLIC),
            new Route("/championships/{slug}/rounds/{number}", "/publishing/round.xhtml", PUBLIC),
            new Route("/championships/{slug}/cross-table", "/publishing/cross.xhtml", PUBLIC),
            new Route("/championships/{slug}/stages", "/publishing/stages.xhtml", PUBLIC),
            new Route("/championships/{slug}/games", "/publishing/games.xhtml", PUBLIC),
            new Route("/wall/{slug}", "/publishing/wall.xhtml", PUBLIC),
            new Route("/games/{id}", "/publishing/replay.xhtml", PUBLIC),
            new Route("/players", "/player/players.xhtml", PUBLIC),
            new Route("/players/{id}", "/player/player.xhtml", PUBLIC),
            new Route("/clubs", "/club/clubs.xhtml", PUBLIC),
            new Route("/clubs/{slug}", "/club/club.xhtml", PUBLIC),
            new Route("/enter/{slug}", "/championship/apply.xhtml", PUBLIC_FORM),
            new Route(SIGN_IN, "/account/sign-in.xhtml", PUBLIC_FORM),
            new Route("/set-up", "/account/set-up.xhtml", PUBLIC_FORM),
            new Route("/invitation/{secret}", "/account/invitation.xhtml", PUBLIC_FORM),
            new Route("/account", "/account/own.xhtml", SIGNED_IN),
            new Route("/admin/accounts", "/account/accounts.xhtml", SIGNED_IN),
            new Route("/admin/accounts/{id}", "/account/account.xhtml", SIGNED_IN),
            new Route("/manage", "/championship/mine.xhtml", SIGNED_IN),
            new Route("/manage/new", "/championship/create.xhtml", SIGNED_IN),
            new Route("/manage/wizard", "/championship/templates.xhtml", SIGNED_IN),
            new Route("/manage/wizard/{template}", "/championship/wizard.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}", "/championship/overview.xhtml", SIGNED_IN),
            new Route("/b/{code}", "/game/link.xhtml", PUBLIC_FORM),
            new Route("/p/{code}", "/game/link.xhtml", PUBLIC_FORM),
            new Route("/mine", "/game/my-games.xhtml", WITH_LINK),
            new Route("/games/{id}/record", "/game/record.xhtml", WITH_LINK),
            new Route("/games/{id}/record/text", "/game/text.xhtml", WITH_LINK),
            new Route("/manage/championships/{slug}/links", "/game/links.xhtml", SIGNED_IN),
            new Route("/games/{id}/verify", "/verification/game.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/desk", "/verification/desk.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/edit", "/championship/edit.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/entries", "/championship/entries.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/entries/import", "/championship/import.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/entries/import/{file}", "/championship/import.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/entries/{entry}", "/championship/entrant.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/registration", "/championship/registration.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/check-in", "/championship/check-in.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/byes", "/championship/byes.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/rounds", "/championship/rounds.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/schedule", "/championship/schedule.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/standings", "/championship/standings.xhtml", SIGNED_IN),
            new Route("/manage/championships/{slug}/officials", "/championship/officials.xhtml", SIGNED_IN),
            new Route("/manage/clubs", "/register/clubs.xhtml", SIGNED_IN),
            new Route("/manage/clubs/{slug}", "/register/club.xhtml", SIGNED_IN),
            new Route("/manage/players", "/register/players.xhtml", SIGNED_IN),
            new Route("/manage/players/{id}/same/{other}", "/register/same.xhtml", SIGNED_IN),
            new Route("/manage/players/{id}", "/register/player.xhtml", SIGNED_IN)));

    private final List<Route> rows;

    Routes(List<Route> rows) {
        this.rows = rows.stream()
                .sorted(Comparator.comparingInt(Route::literalParts).reversed())
                .toList();
    }

    public List<Route> rows() {
        return rows;
    }

    /**
     * A route found for a path.
     *
     * @param parts what stands where the pattern has braces, decoded
     */
    public record Found(Route route, Map<String, String> parts) {
        public Found {
            parts = Map.copyOf(parts);
        }
    }

    public Optional<Found> find(String path) {
        return rows.stream()
                .flatMap(route -> route.match(path).map(parts -> new Found(route, parts)).stream())
                .findFirst();
    }

    /** The routes that lead to a view, the one with most parts in braces first. */
    List<Route> leadingTo(String view) {
        return rows.stream()
                .filter(route -> route.view().equals(view))
                .sorted(Comparator.comparingInt(Route::literalParts))
                .toList();
    }
}
