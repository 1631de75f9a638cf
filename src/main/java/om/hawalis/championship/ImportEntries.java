package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerId;
import om.hawalis.security.Caller;

/** Takes entries from a file: all that were accepted, or none. */
@UseCase
public class ImportEntries {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final EntryImports previews;
    private final Newcomers newcomers;
    private final Roster roster;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public ImportEntries(
            ChampionshipRepository championships,
            EntryRepository entries,
            EntryImports previews,
            Newcomers newcomers,
            Roster roster,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.entries = entries;
        this.previews = previews;
        this.newcomers = newcomers;
        this.roster = roster;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    /** Keeps a file to be looked at; enters nobody. */
    @RolesAllowed(ORGANISER)
    public EntryImportId upload(ChampionshipId id, String fileName, byte[] content) {
        open(id);
        entries.forgetImports(clock.instant());
        var file = new EntryImport(id, fileName, content, clock.instant(), caller.requireAccount());
        entries.add(file);
        return file.id();
    }

    /** What each column holds, where its heading does not say. */
    @RolesAllowed(ORGANISER)
    public void hold(EntryImportId id, List<ImportColumn> columns) {
        file(id).hold(columns);
    }

    @RolesAllowed(ORGANISER)
    public void discard(EntryImportId id) {
        entries.remove(file(id));
    }

    /**
     * Registers those who are new, and enters everyone in the order of the file; who takes part already stays as they are.
     *
     * @return how many were entered
     */
    @RolesAllowed(ORGANISER)
    public int accept(EntryImportId id, ImportChoices choices) {
        var file = file(id);
        var championship = championships.find(file.championship()).orElseThrow();
        var sheet = previews.sheet(id);
        requireDecided(sheet, choices);
        var taken = entries.of(championship.id()).stream().map(Entry::player).collect(Collectors.toSet());
        var players = newcomers.players(championship, sheet, choices);
        requireEachOnce(sheet, players);
        var fresh = players.stream().filter(player -> !taken.contains(player)).toList();
        entries.remove(file);
        return roster.enter(championship, fresh).size();
    }

    private static void requireDecided(ImportSheet sheet, ImportChoices choices) {
        if (!sheet.isNamed()) throw Refusal.conflict("import.no-names");
        var bad = sheet.bad().stream()
                .map(ImportRow::line)
                .filter(line -> !choices.leftOut().contains(line))
                .toList();
        if (!bad.isEmpty()) throw Refusal.conflict("import.bad", bad.size(), lines(bad));
        var open = sheet.undecided().stream()
                .map(ImportRow::line)
                .filter(line -> !choices.persons().containsKey(line))
                .toList();
        if (!open.isEmpty()) throw Refusal.conflict("import.undecided", open.size(), lines(open));
        if (!sheet.unknownClubs().isEmpty() && choices.unknownClubs().isEmpty())
            throw Refusal.conflict("import.clubs", String.join(", ", sheet.unknownClubs()));
    }

    private static String lines(List<Integer> lines) {
        return lines.stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    private static void requireEachOnce(ImportSheet sheet, List<PlayerId> players) {
        for (var at = 0; at < players.size(); at++) {
            var first = players.indexOf(players.get(at));
            if (first < at)
                throw Refusal.conflict(
                        "import.twice",
                        sheet.good().get(first).line(),
                        sheet.good().get(at).line());
        }
    }

    private EntryImport file(EntryImportId id) {
        var championship = entries.find(id).orElseThrow(() -> Refusal.gone("import.gone"));
        open(championship.championship());
        return entries.find(id).orElseThrow(() -> Refusal.gone("import.gone"));
    }

    private void open(ChampionshipId id) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        championship.requireDraft();
    }
}
