package om.hawalis.web.front;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.stream.Stream;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.ChampionshipState;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.RoundState;
import om.hawalis.game.GameSheet;
import om.hawalis.game.GameState;
import om.hawalis.game.Games;
import om.hawalis.platform.Page;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.web.shared.BoardState;
import om.hawalis.web.shared.PageLanguage;
import org.jspecify.annotations.Nullable;

/** What a visitor meets first: boards being played, and championships. */
@Named("frontView")
@RequestScoped
public class FrontView {
    /** After 7... of the published game of 11 June 2009, drawn as a picture. */
    private static final String PICTURE = """
        {"columns":7,"south":[4,3,0,1,4,0,1,1,0,2,2,0,2,1],"north":[3,3,3,3,0,1,1,0,1,0,3,1,0,0],\
        "toMove":"S","last":{"side":"N","index":10}}\
        """;

    private static final Page.Request RECENT = new Page.Request(1, 6);
    private static final int LIVE_BOARDS = 4;

    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    @Inject
    private Games games;

    @Inject
    private LiveFeed feed;

    @Inject
    private PageLanguage language;

    private long position;
    private List<ChampionshipSheet> recent = List.of();
    private List<LiveBoard> live = List.of();

    /** A board being played. */
    public record LiveBoard(
            String href,
            String state,
            String south,
            String north,
            String toMove,
            String championship,
            int round,
            int board) {}

    public void load() {
        position = feed.position();
        recent = championships.search("", RECENT).rows();
        live = running()
                .flatMap(this::played)
                .limit(LIVE_BOARDS)
                .map(this::board)
                .toList();
    }

    private Stream<ChampionshipSheet> running() {
        return recent.stream().filter(one -> one.state() == ChampionshipState.RUNNING);
    }

    private Stream<GameSheet> played(ChampionshipSheet championship) {
        return boards.rounds(championship.id()).stream()
                .filter(round -> round.state() == RoundState.RELEASED)
                .flatMap(round -> games.ofRound(round.id()).stream())
                .filter(game -> game.state() == GameState.PLAYING);
    }

    private LiveBoard board(GameSheet game) {
        return new LiveBoard(
                language.getBase() + "/games/" + game.id(),
                BoardState.of(game),
                name(game.south()),
                name(game.north()),
                game.toMove().map(side -> String.valueOf(side.letter())).orElse(""),
                game.board().championshipName().in(language.getCode()),
                game.board().roundNumber(),
                game.board().number());
    }

    private String name(EntrantSheet entrant) {
        return entrant.name().in(language.getCode());
    }

    /** The first live board, or a picture of a game that was played. */
    public String getHero() {
        return live.isEmpty() ? PICTURE : live.getFirst().state();
    }

    public @Nullable LiveBoard getFirst() {
        return live.isEmpty() ? null : live.getFirst();
    }

    /** Live boards beside the first. */
    public List<LiveBoard> getMore() {
        return live.isEmpty() ? live : live.subList(1, live.size());
    }

    /** The latest first. */
    public List<ChampionshipSheet> getRecent() {
        return recent;
    }

    /** The championship whose events are followed: the latest that runs. */
    public @Nullable String getLiveAddress() {
        return running()
                .findFirst()
                .map(one -> "/api/v1/championships/" + one.id() + "/live?after=" + position)
                .orElse(null);
    }
}
