package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Name;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.SearchText;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;

/** Shows what a file of entries would bring, before anything is entered. */
@Query
public class EntryImports {
    private final EntryRepository entries;
    private final ChampionshipRepository championships;
    private final Offices offices;
    private final Players players;
    private final Clubs clubs;
    private final Clock clock;

    @Inject
    public EntryImports(
            EntryRepository entries,
            ChampionshipRepository championships,
            Offices offices,
            Players players,
            Clubs clubs,
            Clock clock) {
        this.entries = entries;
        this.championships = championships;
        this.offices = offices;
        this.players = players;
        this.clubs = clubs;
        this.clock = clock;
    }

    @RolesAllowed(ORGANISER)
    public ImportSheet sheet(EntryImportId id) {
        var file = entries.find(id).orElseThrow(() -> Refusal.gone("import.gone"));
        offices.requireOfficial(file.championship(), Office.ORGANISER);
        var grid = file.grid();
        var lines = new ImportReading(file.columns(), today(file).getYear()).read(grid);
        var headings = grid.lines().getFirst();
        var columns = IntStream.range(0, file.columns().size())
                .mapToObj(at ->
                        new ImportSheet.Column(headings.cell(at), file.columns().get(at)))
                .toList();
        return new ImportSheet(id, file.championship(), file.fileName(), columns, rows(file, lines));
    }

    private LocalDate today(EntryImport file) {
        var zone = championships.find(file.championship()).orElseThrow().zone();
        return LocalDate.ofInstant(clock.instant(), zone);
    }

    private List<ImportRow> rows(EntryImport file, List<ImportLine> lines) {
        var named = lines.stream()
                .filter(line -> line.name().isPresent() && line.faults().isEmpty())
                .collect(Collectors.toMap(ImportLine::line, line -> line.name().orElseThrow()));
        var alike = players.alike(named);
        var everyone = alike.values().stream()
                .flatMap(List::stream)
                .map(PlayerSheet::id)
                .collect(Collectors.toSet());
        var register = new Register(
                alike,
                clubs.of(everyone, today(file)),
                clubs.called(lines.stream().map(ImportLine::club).collect(Collectors.toSet())),
                entries.of(file.championship()).stream().map(Entry::player).collect(Collectors.toSet()));
        return lines.stream().map(register::row).toList();
    }

    /** What is known already of the people and clubs that a file names. */
    private record Register(
            Map<Integer, List<PlayerSheet>> alike,
            Map<PlayerId, ClubSheet> members,
            Map<String, ClubSheet> called,
            Set<PlayerId> entered) {
        ImportRow row(ImportLine line) {
            return new ImportRow(
                    line.line(),
                    line.shown(),
                    line.name(),
                    line.club(),
                    Optional.ofNullable(called.get(line.club())).map(ClubSheet::id),
                    line.birthYear(),
                    line.rating(),
                    line.faults(),
                    alike.getOrDefault(line.line(), List.of()).stream()
                            .map(player -> likeness(line, player))
                            .toList());
        }

        private Likeness likeness(ImportLine line, PlayerSheet player) {
            var club = Optional.ofNullable(members.get(player.id())).map(ClubSheet::name);
            var same = line.name().filter(name -> isSame(name, player.name())).isPresent()
                    && !differ(line.birthYear(), player.birthYear());
            return new Likeness(player, club, same, entered.contains(player.id()));
        }

        private static boolean differ(Optional<Integer> one, Optional<Integer> other) {
            return one.isPresent() && other.isPresent() && !one.equals(other);
        }

        private static boolean isSame(Name one, Name other) {
            return isSame(one.latin(), other.latin()) || isSame(one.arabic(), other.arabic());
        }

        private static boolean isSame(String one, String other) {
            return !one.isEmpty() && SearchText.of(one).equals(SearchText.of(other));
        }
    }
}
