package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Starts a championship, ends it, puts it away; each step can be taken back. */
@UseCase
public class RunChampionship {
    private static final int FEWEST = 2;
    private static final int LONGEST_REASON = 300;

    private final ChampionshipRepository championships;
    private final Dossiers dossiers;
    private final Offices offices;
    private final Clock clock;

    @Inject
    public RunChampionship(ChampionshipRepository championships, Dossiers dossiers, Offices offices, Clock clock) {
        this.championships = championships;
        this.dossiers = dossiers;
        this.offices = offices;
        this.clock = clock;
    }

    /** From here on entries and rules stand, and the public sees it. */
    @RolesAllowed(ORGANISER)
    public void start(ChampionshipId id) {
        var championship = own(id);
        championship.requireDraft();
        if (dossiers.of(championship).entrants().size() < FEWEST)
            throw Refusal.conflict("championship.too-few", FEWEST);
        championship.start(clock.instant());
    }

    /** Back to a draft, while no round has been made. */
    @RolesAllowed(ORGANISER)
    public void reopenEntries(ChampionshipId id) {
        var championship = own(id);
        if (!dossiers.of(championship).rounds().isEmpty()) throw Refusal.conflict("championship.has-rounds");
        championship.reopenEntries();
    }

    /** Refused while rounds are missing: {@link #finishEarly} says it is meant. */
    @RolesAllowed(ORGANISER)
    public void finish(ChampionshipId id) {
        var championship = own(id);
        var dossier = dossiers.of(championship);
        var size = dossier.size();
        if (!dossier.isThrough())
            throw Refusal.conflict("championship.rounds-missing", size.releasedRounds(), size.plannedRounds());
        finish(championship);
    }

    /** The second step: ends it with rounds unplayed. */
    @RolesAllowed(ORGANISER)
    public void finishEarly(ChampionshipId id) {
        finish(own(id));
    }

    /**
     * Ends it after one of its rounds, which is closed as are those before: rounds after it are kept and do not count.
     *
     * @param lastRound from 0
     */
    @RolesAllowed(ORGANISER)
    public void abandon(ChampionshipId id, int lastRound, String reason) {
        var said = reason.strip();
        if (said.isEmpty() || said.length() > LONGEST_REASON)
            throw Refusal.malformed("championship.abandon-reason", LONGEST_REASON);
        var championship = own(id);
        var rounds = dossiers.of(championship).publicRounds();
        if (lastRound < 0 || lastRound > rounds.size())
            throw Refusal.malformed("championship.abandon-round", rounds.size());
        for (var round : rounds.subList(0, lastRound))
            if (round.state() != RoundState.CLOSED) throw Refusal.conflict("championship.round-open", round.number());
        championship.abandon(lastRound, said, clock.instant());
    }

    private void finish(Championship championship) {
        championship.requireRunning();
        for (var round : dossiers.of(championship).rounds())
            if (round.state() != RoundState.CLOSED) throw Refusal.conflict("championship.round-open", round.number());
        championship.finish(clock.instant());
    }

    @RolesAllowed(ORGANISER)
    public void cancel(ChampionshipId id) {
        own(id).cancel(clock.instant());
    }

    /** Takes a finish or a cancellation back. */
    @RolesAllowed(ORGANISER)
    public void resume(ChampionshipId id) {
        own(id).resume();
    }

    @RolesAllowed(ORGANISER)
    public void archive(ChampionshipId id) {
        own(id).archive(clock.instant());
    }

    @RolesAllowed(ORGANISER)
    public void takeFromArchive(ChampionshipId id) {
        own(id).takeFromArchive();
    }

    private Championship own(ChampionshipId id) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        return championship;
    }
}
