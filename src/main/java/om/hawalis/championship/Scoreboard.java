package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.platform.Query;
import om.hawalis.standings.CrossTable;

/** Standings and cross table as they are at this moment. Nothing of them is stored, so nothing can drift. */
@Query
public class Scoreboard {
    private final Championships championships;
    private final Dossiers dossiers;
    private final ResultRepository results;

    @Inject
    public Scoreboard(Championships championships, Dossiers dossiers, ResultRepository results) {
        this.championships = championships;
        this.dossiers = dossiers;
        this.results = results;
    }

    /** The event as its released rounds and official results make it. */
    @PermitAll
    public Contest contest(ChampionshipId id) {
        return dossier(id).contest();
    }

    @PermitAll
    public StandingsSheet standings(ChampionshipId id) {
        return standings(dossier(id));
    }

    /** @param afterRound how many released rounds count, from 0 */
    @PermitAll
    public StandingsSheet standings(ChampionshipId id, int afterRound) {
        return standings(dossier(id).after(afterRound));
    }

    @PermitAll
    public CrossTableSheet crossTable(ChampionshipId id) {
        var dossier = dossier(id);
        var contest = dossier.contest();
        var table = CrossTable.of(contest, Placing.of(dossier, contest));
        return new CrossTableSheet(id, table, dossier.entrants());
    }

    /** The stages that have begun, each with the tables of its groups and its drawing. */
    @PermitAll
    public List<StageSheet> stages(ChampionshipId id) {
        return dossier(id).begun().stream().map(StageSheets::of).toList();
    }

    /** Results changed after the next round had been released, in the order in which they were. */
    @PermitAll
    public List<CorrectionSheet> corrections(ChampionshipId id) {
        var dossier = dossier(id);
        return results.superseded(id).stream()
                .flatMap(former -> dossier.correction(former.sheet()).stream())
                .toList();
    }

    /** What is not shown to the caller is unknown. */
    private Dossier dossier(ChampionshipId id) {
        championships.sheet(id);
        return dossiers.of(id);
    }

    private static StandingsSheet standings(Dossier dossier) {
        var contest = dossier.contest();
        return new StandingsSheet(
                dossier.championship().id(), contest, Placing.of(dossier, contest), dossier.entrants());
    }
}
