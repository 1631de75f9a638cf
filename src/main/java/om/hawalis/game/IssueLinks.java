package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundState;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/**
 * Hands out links: to boards, for scorers without an account; to players, for their own games. A new link ends the one before it.
 * Whoever issues one answers for what is written by it.
 */
@UseCase
public class IssueLinks {
    private static final Duration A_DAY = Duration.ofDays(1);
    private static final Duration AN_EVENT = Duration.ofDays(14);

    private final LinkRepository links;
    private final Boards boards;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public IssueLinks(LinkRepository links, Boards boards, Offices offices, Caller caller, Clock clock) {
        this.links = links;
        this.boards = boards;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    /** One for each board of a round, in board order: valid for a day, and while the round is played. */
    @RolesAllowed({ARBITER, ORGANISER})
    public List<IssuedLink> toBoards(RoundId round) {
        var all = boards.ofRound(round);
        if (all.isEmpty()) throw Refusal.unknown("round");
        offices.requireOfficial(all.getFirst().championship(), Office.ARBITER, Office.ORGANISER);
        return all.stream().map(this::issue).toList();
    }

    @RolesAllowed({ARBITER, ORGANISER})
    public IssuedLink toBoard(BoardId id) {
        var board = boards.board(id);
        offices.requireOfficial(board.championship(), Office.ARBITER, Office.ORGANISER);
        return issue(board);
    }

    private IssuedLink issue(BoardSheet board) {
        if (!board.isInPlay() || board.roundState() != RoundState.RELEASED) throw Refusal.conflict("link.round");
        return issue(board.championship(), new LinkTarget.ToBoard(board.id()), A_DAY);
    }

    /** One for each who plays in a round, South before North, in board order: valid for two weeks, round after round. */
    @RolesAllowed({ARBITER, ORGANISER})
    public List<IssuedLink> toPlayers(RoundId round) {
        var all = boards.ofRound(round);
        if (all.isEmpty()) throw Refusal.unknown("round");
        var championship = all.getFirst().championship();
        offices.requireOfficial(championship, Office.ARBITER, Office.ORGANISER);
        return all.stream()
                .flatMap(board -> List.of(board.south().id(), board.north().id()).stream())
                .map(entry -> toPlayer(championship, entry))
                .toList();
    }

    private IssuedLink toPlayer(ChampionshipId championship, EntryId entry) {
        return issue(championship, new LinkTarget.ToPlayer(entry), AN_EVENT);
    }

    private IssuedLink issue(ChampionshipId championship, LinkTarget target, Duration valid) {
        var by = caller.requireAccount();
        var now = clock.instant();
        links.standing(target).ifPresent(former -> former.revoke(by, now));
        var secret = Secret.brief();
        var link = new HallLink(championship, target, secret, by, now, now.plus(valid));
        links.add(link);
        return new IssuedLink(link.sheet(), secret);
    }

    @RolesAllowed({ARBITER, ORGANISER})
    public void revoke(LinkId id) {
        var link = links.require(id);
        offices.requireOfficial(link.championship(), Office.ARBITER, Office.ORGANISER);
        link.revoke(caller.requireAccount(), clock.instant());
    }
}
