package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import om.hawalis.platform.Refusal;

/** Reads all facts of a championship, in a handful of queries whatever its size. */
@Dependent
class Dossiers {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final RoundRepository rounds;
    private final ResultRepository results;

    @Inject
    Dossiers(
            ChampionshipRepository championships,
            EntryRepository entries,
            RoundRepository rounds,
            ResultRepository results) {
        this.championships = championships;
        this.entries = entries;
        this.rounds = rounds;
        this.results = results;
    }

    Dossier of(ChampionshipId id) {
        return of(championships.find(id).orElseThrow(() -> Refusal.unknown("championship")));
    }

    Dossier of(Championship championship) {
        var id = championship.id();
        var facts = new Facts(
                entries.of(id),
                entries.withdrawals(id),
                rounds.of(id),
                rounds.boards(id),
                rounds.seats(id),
                results.current(id),
                rounds.fields(id),
                entries.byeRequests(id),
                entries.forbiddenPairs(id),
                rounds.delays(id));
        return new Dossier(championship, facts);
    }
}
