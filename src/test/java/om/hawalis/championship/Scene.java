package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import om.hawalis.account.AccountForm;
import om.hawalis.account.Accounts;
import om.hawalis.account.Login;
import om.hawalis.account.ManageAccounts;
import om.hawalis.club.ClubForm;
import om.hawalis.club.ClubId;
import om.hawalis.club.FoundClub;
import om.hawalis.contest.GameResult;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;

/** Sets championships up for tests, through the use cases. */
@Dependent
public class Scene {
    private static final Identity APPLICATION = new Identity.TheApplication();

    @Inject
    private RunAs as;

    @Inject
    private ManageAccounts accounts;

    @Inject
    private Accounts readAccounts;

    @Inject
    private FoundClub foundClub;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private PlanChampionship plan;

    @Inject
    private AppointOfficials appoint;

    @Inject
    private TakeEntries entries;

    @Inject
    private RunChampionship run;

    @Inject
    private PairRound pairRound;

    @Inject
    private OfficialResults results;

    public Identity.SignedIn person(Role... roles) {
        var login = "t" + UUID.randomUUID().toString().substring(0, 12);
        var may = EnumSet.copyOf(List.of(roles));
        return as.call(APPLICATION, () -> {
            accounts.create(new AccountForm(new Login(login), "Person " + login, may, Optional.empty()));
            return readAccounts.all().stream()
                    .filter(account -> account.login().equals(login))
                    .map(account -> new Identity.SignedIn(account.id(), login, account.displayName(), may))
                    .findFirst()
                    .orElseThrow();
        });
    }

    public Identity.SignedIn organiser() {
        return person(Role.ORGANISER);
    }

    public ClubId club() {
        return as.call(APPLICATION, () -> foundClub.found(new ClubForm(new Name("Club " + UUID.randomUUID(), ""), "")));
    }

    public PlayerId player(String name) {
        return as.call(
                APPLICATION,
                () -> registerPlayer.register(new PlayerForm(new Name(name, ""), Optional.empty(), Optional.empty())));
    }

    public static ChampionshipForm form(ClubId club, Cycles cycles) {
        return form(club, Regulations.USUAL.with(Stages.roundRobin(cycles)));
    }

    public static ChampionshipForm form(ClubId club, Regulations rules) {
        return new ChampionshipForm(
                new Name("Cup " + UUID.randomUUID(), ""),
                club,
                "",
                LocalDate.of(2026, 12, 4),
                LocalDate.of(2026, 12, 6),
                ChampionshipForm.USUAL_ZONE,
                rules);
    }

    /** A draft without entries. */
    public ChampionshipId draft(Identity organiser, Cycles cycles) {
        return draft(organiser, Regulations.USUAL.with(Stages.roundRobin(cycles)));
    }

    public ChampionshipId draft(Identity organiser, Regulations rules) {
        var club = club();
        return as.call(organiser, () -> plan.create(form(club, rules)));
    }

    /** A championship that has just started. */
    public ChampionshipId running(Identity organiser, int players, Cycles cycles) {
        return running(organiser, players, Regulations.USUAL.with(Stages.roundRobin(cycles)));
    }

    public ChampionshipId running(Identity organiser, int players, Regulations rules) {
        var id = draft(organiser, rules);
        for (var i = 1; i <= players; i++) enter(organiser, id, player("Player " + i));
        as.run(organiser, () -> run.start(id));
        return id;
    }

    public EntryId enter(Identity organiser, ChampionshipId id, PlayerId player) {
        return as.call(organiser, () -> entries.enter(id, player));
    }

    /** Another person in an office. */
    public Identity.SignedIn official(Identity organiser, ChampionshipId id, Role role, Office office) {
        var person = person(role);
        as.run(organiser, () -> appoint.appoint(id, person.account(), office));
        return person;
    }

    /** Proposes, confirms and releases the next round, over whatever is unsettled. */
    public RoundSheet release(Identity arbiter, ChampionshipId id) {
        return as.call(arbiter, () -> {
            var draft = pairRound.propose(id);
            var confirmed = pairRound.confirm(draft.id(), draft.version());
            return overUnsettled(confirmed);
        });
    }

    private RoundSheet overUnsettled(RoundSheet confirmed) {
        try {
            return pairRound.release(confirmed.id(), confirmed.version(), Set.of());
        } catch (UnsettledBoards unsettled) {
            var named = unsettled.boards().stream().map(BoardSheet::id).toList();
            return pairRound.release(confirmed.id(), confirmed.version(), Set.copyOf(named));
        }
    }

    /** As verification would: in a transaction of its own. */
    public OfficialResultId settle(Identity.SignedIn by, BoardSheet board, GameResult result) {
        return settle(by, board, 1, result);
    }

    /** @param game which one of the board, from 1 */
    public OfficialResultId settle(Identity.SignedIn by, BoardSheet board, int game, GameResult result) {
        var settlement = new Settlement(UUID.randomUUID(), board.id(), game, result, "RESIGNATION", Optional.empty());
        return as.call(by, () -> inTransaction.get(() -> results.settle(settlement, by.account())));
    }

    public void withdrawResult(Identity.SignedIn by, BoardSheet board) {
        as.call(
                by,
                () -> inTransaction.get(() -> {
                    results.withdraw(board.id(), 1, by.account());
                    return board;
                }));
    }

    @Inject
    private InTransaction inTransaction;

    /** A transaction around a call. */
    @Dependent
    public static class InTransaction {
        @Transactional
        public <T> T get(Supplier<T> work) {
            return work.get();
        }
    }

    /** Every open board of a round, in one transaction: as fast as a test of many boards needs it. */
    public void settleTogether(Identity.SignedIn by, RoundSheet round, Function<BoardSheet, GameResult> result) {
        as.call(
                by,
                () -> inTransaction.get(() -> {
                    for (var board : round.unsettled())
                        results.settle(
                                new Settlement(
                                        UUID.randomUUID(),
                                        board.id(),
                                        1,
                                        result.apply(board),
                                        "RESIGNATION",
                                        Optional.empty()),
                                by.account());
                    return round;
                }));
    }

    /** South wins every board of a round. */
    public void settleAll(Identity.SignedIn by, RoundSheet round) {
        round.unsettled().forEach(board -> settle(by, board, GameResult.SOUTH_WINS));
    }

    /** Plays every round to its end, South always winning. */
    public List<RoundSheet> playThrough(Identity.SignedIn arbiter, ChampionshipId id, int rounds) {
        var played = new ArrayList<RoundSheet>();
        for (var i = 0; i < rounds; i++) {
            played.add(release(arbiter, id));
            settleAll(arbiter, played.getLast());
        }
        return played;
    }
}
