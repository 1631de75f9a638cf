package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.RoundState;
import om.hawalis.championship.SeatedBoard;
import om.hawalis.game.IssueLinks;
import om.hawalis.game.IssuedLink;
import om.hawalis.game.LinkId;
import om.hawalis.game.LinkSheet;
import om.hawalis.game.LinkTarget;
import om.hawalis.game.Links;
import om.hawalis.platform.QrCode;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.web.shared.PublicAddress;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/links}: sheets for the boards of the round being played, and its players' own links. */
@Named("linksView")
@RequestScoped
public class LinksView {
    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    @Inject
    private Links links;

    @Inject
    private IssueLinks issueLinks;

    @Inject
    private PublicAddress site;

    @Inject
    private Way way;

    @Inject
    @Param(name = "slug")
    private String slug;

    @Inject
    @Param(name = "chosen")
    private @Nullable String chosen;

    private @Nullable ChampionshipSheet championship;
    private @Nullable List<LinkSheet> open;
    private List<PrintedLink> printed = List.of();

    private ChampionshipSheet championship() {
        if (championship == null) championship = championships.sheet(new Slug(slug));
        return Objects.requireNonNull(championship);
    }

    /** None before the first release, and between rounds. */
    public @Nullable RoundSheet getRound() {
        return boards.rounds(championship().id()).stream()
                .filter(round -> round.state() == RoundState.RELEASED)
                .reduce((earlier, later) -> later)
                .orElse(null);
    }

    private RoundSheet round() {
        return Optional.ofNullable(getRound()).orElseThrow(() -> Refusal.conflict("link.round"));
    }

    public List<BoardSheet> getBoards() {
        var round = getRound();
        return round == null
                ? List.of()
                : round.boards().stream().map(SeatedBoard::board).toList();
    }

    /** The link of a board that still opens it. */
    public @Nullable LinkSheet linkTo(BoardSheet board) {
        if (open == null) open = links.of(championship().id());
        var target = new LinkTarget.ToBoard(board.id());
        return Objects.requireNonNull(open).stream()
                .filter(link -> link.target().equals(target))
                .findFirst()
                .orElse(null);
    }

    /** How many players have their link. */
    public long getPlayersWithLink() {
        return links.of(championship().id()).stream()
                .filter(link -> link.target() instanceof LinkTarget.ToPlayer)
                .count();
    }

    /** What was just issued, to be printed: afterwards nobody can read it any more. */
    public List<PrintedLink> getPrinted() {
        return printed;
    }

    public void printBoards() {
        var issued = issueLinks.toBoards(round().id());
        printed = zip(getBoards(), List.of(), issued);
    }

    public void printBoard() {
        var board = new BoardId(chosen());
        printed = List.of(printed(boards.board(board), null, issueLinks.toBoard(board)));
    }

    public void printPlayers() {
        var issued = issueLinks.toPlayers(round().id());
        var players = getBoards().stream()
                .flatMap(board -> Stream.of(board.south(), board.north()))
                .toList();
        var theirBoards =
                getBoards().stream().flatMap(board -> Stream.of(board, board)).toList();
        printed = zip(theirBoards, players, issued);
    }

    private List<PrintedLink> zip(List<BoardSheet> some, List<EntrantSheet> players, List<IssuedLink> issued) {
        return IntStream.range(0, issued.size())
                .mapToObj(i -> printed(some.get(i), players.isEmpty() ? null : players.get(i), issued.get(i)))
                .toList();
    }

    private PrintedLink printed(BoardSheet board, @Nullable EntrantSheet player, IssuedLink issued) {
        var address = site.address(issued.path());
        return new PrintedLink(board, player, address, QrCode.of(address));
    }

    public void revoke() {
        issueLinks.revoke(new LinkId(chosen()));
        way.to("/manage/championships/" + slug + "/links", "hall.links.revoked");
    }

    private UUID chosen() {
        try {
            return UUID.fromString(Optional.ofNullable(chosen).orElse(""));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", "chosen");
        }
    }
}
