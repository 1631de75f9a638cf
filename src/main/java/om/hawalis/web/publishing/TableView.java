package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import om.hawalis.publishing.PublicationHead;
import om.hawalis.publishing.PublicationSheet;
import om.hawalis.publishing.Publications;
import om.hawalis.publishing.StandingsRow;
import om.hawalis.publishing.StandingsTable;
import om.hawalis.publishing.TieBreakCell;
import om.hawalis.web.shared.PageLanguage;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/**
 * {@code /championships/{slug}} and {@code …/publications/{number}}: a table as it was published, or as it is now, and
 * which of the two it is.
 */
@Named("tableView")
@RequestScoped
public class TableView {
    @Inject
    private ShownChampionship shown;

    @Inject
    private Publications publications;

    @Inject
    private PageLanguage language;

    @Inject
    @Param(name = "number")
    private @Nullable String number;

    @Inject
    @Param(name = "table")
    private @Nullable String wanted;

    private @Nullable PublicationSheet publication;
    private @Nullable StandingsTable table;
    private List<PublicationHead> heads = List.of();

    /** A line of the table, as {@code hw:standings} draws it. */
    public record Line(
            int rank, String name, String club, String href, int played, int halfPoints, List<String> values) {}

    public void load() {
        shown.load();
        heads = publications.of(shown.id());
        publication = find().orElse(null);
        table = publication == null ? publications.live(shown.id()) : publication.table();
    }

    private Optional<PublicationSheet> find() {
        if (number != null) return Optional.of(publications.sheet(shown.id(), ordinal(number)));
        return "live".equals(wanted) ? Optional.empty() : publications.latest(shown.id());
    }

    private static int ordinal(String text) {
        if (!text.matches("[1-9][0-9]{0,5}")) throw Refusal.unknown("publication");
        return Integer.parseInt(text);
    }

    /** What is shown was published; otherwise it is the live table. */
    public @Nullable PublicationSheet getPublication() {
        return publication;
    }

    public StandingsTable getTable() {
        if (table == null) load();
        return Objects.requireNonNull(table);
    }

    public boolean isLive() {
        return publication == null;
    }

    /** A later table has been published since. */
    public boolean isOld() {
        return publication != null && publication.number() != heads.getFirst().number();
    }

    /** The latest first. */
    public List<PublicationHead> getPublications() {
        return heads;
    }

    public List<Line> getLines() {
        return getTable().rows().stream().map(this::line).toList();
    }

    private Line line(StandingsRow row) {
        return new Line(
                row.rank(),
                name(row.name()),
                row.club().map(this::name).orElse(""),
                shown.playerHref(row.entry()),
                row.played(),
                row.halfPoints(),
                row.values().stream().map(TieBreakCell::shown).toList());
    }

    private String name(Name name) {
        return name.in(language.getCode());
    }

    /** Whether nothing but the lot gave somebody a place. */
    public boolean isLotDrawn() {
        return getTable().rows().stream().anyMatch(row -> row.lot().isPresent());
    }

    /** The tie-breaks without their modifiers: what the legend explains. */
    public List<String> getCriteria() {
        return getTable().tieBreaks().stream()
                .map(code -> code.split("/")[0])
                .distinct()
                .toList();
    }
}
