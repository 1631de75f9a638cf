package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import om.hawalis.account.Accounts;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Participations;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.SeatedBoard;
import om.hawalis.game.GameSheet;
import om.hawalis.game.GameState;
import om.hawalis.game.Games;
import om.hawalis.game.LinkTarget;
import om.hawalis.game.Links;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Caller;
import om.hawalis.verification.AnswerResult;
import om.hawalis.verification.DisputeId;
import om.hawalis.verification.Disputes;
import om.hawalis.verification.ReportId;
import om.hawalis.verification.Reports;
import om.hawalis.web.shared.Format;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /mine}: a player's next game, by private link or by account. */
@Named("myGamesView")
@RequestScoped
public class MyGamesView {
    private static final String PATH = "/mine";

    @Inject
    private Links links;

    @Inject
    private Accounts accounts;

    @Inject
    private Participations participations;

    @Inject
    private Boards boards;

    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Inject
    private Disputes disputes;

    @Inject
    private Championships championships;

    @Inject
    private AnswerResult answerResult;

    @Inject
    private Caller caller;

    @Inject
    private Format format;

    @Inject
    private Way way;

    @Inject
    @Param(name = "chosen")
    private @Nullable String chosen;

    @Inject
    @Param(name = "version")
    private @Nullable String version;

    private @Nullable String words;

    private @Nullable List<OwnGame> shown;

    /** Whose games: an entrant of a championship. */
    private record Part(ChampionshipId championship, EntryId entry) {}

    /** One for each championship, those being played first. */
    public List<OwnGame> getShown() {
        if (shown == null)
            shown = Stream.concat(byLink(), byAccount())
                    .distinct()
                    .flatMap(part -> latest(part).stream())
                    .sorted(Comparator.comparing(OwnGame::isOpen).reversed())
                    .toList();
        return Objects.requireNonNull(shown);
    }

    private Stream<Part> byLink() {
        return links.own().stream()
                .flatMap(link -> link.target() instanceof LinkTarget.ToPlayer(var entry)
                        ? Stream.of(new Part(link.championship(), entry))
                        : Stream.of());
    }

    private Stream<Part> byAccount() {
        return caller.account().flatMap(accounts::playerOf).stream()
                .flatMap(player -> participations.of(player).stream())
                .map(one -> new Part(one.championship().id(), one.entrant().id()));
    }

    private Optional<OwnGame> latest(Part part) {
        return boards.rounds(part.championship()).reversed().stream()
                .filter(round -> round.state().isPublic())
                .flatMap(round -> boardOf(round, part.entry()).stream())
                .findFirst()
                .map(board -> current(board, part.entry()));
    }

    private static Optional<BoardSheet> boardOf(RoundSheet round, EntryId entry) {
        return round.boards().stream()
                .map(SeatedBoard::board)
                .filter(board ->
                        board.south().id().equals(entry) || board.north().id().equals(entry))
                .findFirst();
    }

    private OwnGame current(BoardSheet board, EntryId entry) {
        List<GameSheet> all = games.ofBoard(board.id());
        var game = all.stream()
                .filter(one -> one.state() != GameState.OVER)
                .findFirst()
                .orElseGet(all::getLast);
        var id = game.id();
        var zone = championships.sheet(board.championship()).zone();
        return new OwnGame(game, entry, reports.of(id), disputes.words(id), disputes.of(id), zone, format);
    }

    /** The stream of the first, which is the one being played. */
    public @Nullable String getLive() {
        return getShown().stream()
                .findFirst()
                .map(own -> "/api/v1/championships/" + own.getGame().board().championship() + "/live")
                .orElse(null);
    }

    public void agree() {
        answerResult.agree(new ReportId(id()), number());
        way.to(PATH, "dispute.own.agreed");
    }

    public void dispute() {
        answerResult.dispute(new ReportId(id()), number(), said());
        way.to(PATH, "dispute.own.opened");
    }

    public void remark() {
        answerResult.remark(new DisputeId(id()), said());
        way.to(PATH, "dispute.said");
    }

    private UUID id() {
        try {
            return UUID.fromString(Optional.ofNullable(chosen).orElse(""));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", "chosen");
        }
    }

    private int number() {
        return Optional.ofNullable(version)
                .filter(digits -> digits.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .orElseThrow(() -> Refusal.malformed("member", "version"));
    }

    private String said() {
        return Optional.ofNullable(words).orElse("");
    }

    public @Nullable String getWords() {
        return words;
    }

    public void setWords(@Nullable String words) {
        this.words = words;
    }
}
