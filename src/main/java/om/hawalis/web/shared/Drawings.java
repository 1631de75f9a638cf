package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import om.hawalis.championship.BracketSheet;
import om.hawalis.championship.BracketSheet.Match;
import om.hawalis.championship.BracketSheet.Place;
import om.hawalis.pairing.Fixture.Part;

/** Knock-out drawings as the pages show them, as {@code #{drawings.of(bracket)}}. */
@Named("drawings")
@RequestScoped
public class Drawings {
    @Inject
    private PageLanguage language;

    @Inject
    private Format format;

    /** One drawing: the main one, that of the losers, the match for the third place. */
    public record Drawing(String title, List<Column> columns) {}

    /**
     * A round of it, from top to bottom.
     *
     * @param joins two where each match takes the winners of two matches of the column before, else one; none in the first
     */
    public record Column(String title, int joins, List<Box> boxes) {}

    /** A match. */
    public record Box(Slot first, Slot second, boolean byLot) {}

    /** Who plays it. @param kind won, lost, open or nobody */
    public record Slot(String name, String href, String score, String kind) {}

    public List<Drawing> of(BracketSheet bracket) {
        var drawings = new ArrayList<Drawing>();
        add(drawings, bracket, "drawing.main", EnumSet.of(Part.WINNERS, Part.FINAL, Part.SECOND_FINAL));
        add(drawings, bracket, "drawing.losers", EnumSet.of(Part.LOSERS));
        add(drawings, bracket, "drawing.third", EnumSet.of(Part.THIRD_PLACE));
        return drawings;
    }

    private void add(List<Drawing> drawings, BracketSheet bracket, String title, Set<Part> parts) {
        var rounds = bracket.matches().stream()
                .filter(match -> parts.contains(match.part()))
                .collect(Collectors.groupingBy(Match::round, TreeMap::new, Collectors.toList()));
        if (rounds.isEmpty()) return;
        var columns = new ArrayList<Column>();
        var before = 0;
        for (var round : rounds.entrySet()) {
            var matches = round.getValue();
            var joins = before == 0 ? 0 : before == 2 * matches.size() ? 2 : 1;
            columns.add(new Column(
                    title(matches, parts.contains(Part.WINNERS), round.getKey()),
                    joins,
                    matches.stream().map(this::box).toList()));
            before = matches.size();
        }
        drawings.add(new Drawing(words().text(title), columns));
    }

    private String title(List<Match> matches, boolean main, int round) {
        if (!main) return words().text("drawing.round", round);
        return switch (matches.getFirst().part()) {
            case FINAL -> words().text("drawing.final");
            case SECOND_FINAL -> words().text("drawing.secondFinal");
            case WINNERS -> winners(matches.size(), round);
            case LOSERS, THIRD_PLACE -> throw new IllegalStateException("not of the main drawing");
        };
    }

    private String winners(int matches, int round) {
        return switch (matches) {
            case 2 -> words().text("drawing.semifinals");
            case 4 -> words().text("drawing.quarterfinals");
            default -> words().text("drawing.round", round);
        };
    }

    private Box box(Match match) {
        return new Box(slot(match.first()), slot(match.second()), match.byLot());
    }

    private Slot slot(Place place) {
        var score = place.halfPoints().map(format::score).orElse("");
        var kind = place.outcome().name().toLowerCase(Locale.ROOT);
        return place.entrant()
                .map(entrant -> new Slot(
                        entrant.name().in(language.getCode()),
                        language.getBase() + "/players/" + entrant.player(),
                        score,
                        kind))
                .orElseGet(() -> new Slot(
                        words().text(place.outcome() == BracketSheet.Outcome.NOBODY ? "drawing.free" : "drawing.open"),
                        "",
                        "",
                        kind));
    }

    private Words words() {
        return Words.in(language.value());
    }
}
