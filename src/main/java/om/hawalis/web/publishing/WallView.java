package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.championship.ByeSheet;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.RoundSheet;
import om.hawalis.game.GameSheet;
import om.hawalis.game.GameState;
import om.hawalis.game.Games;
import om.hawalis.publishing.Publications;
import om.hawalis.publishing.StandingsRow;
import om.hawalis.verification.Papers;
import om.hawalis.verification.Reports;
import om.hawalis.web.shared.BoardState;
import om.hawalis.web.shared.Format;
import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.PageLanguage;
import org.jspecify.annotations.Nullable;

/** {@code /wall/{slug}}: what a hall sees from its back row, screen by screen: who plays where, the live boards, the standings. */
@Named("wallView")
@RequestScoped
public class WallView {
    private static final int NAMES = 20;
    private static final int BOARDS = 4;
    private static final int RANKS = 10;

    @Inject
    private ShownChampionship shown;

    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Inject
    private Publications publications;

    @Inject
    private PageLanguage language;

    @Inject
    private Format format;

    private @Nullable List<Screen> screens;

    /** One thing to look at for some seconds: of its three lists one is filled. */
    public record Screen(
            String kind, int page, int pages, List<Placed> names, List<LiveBoard> boards, List<Ranked> ranks) {}

    /**
     * Somebody and where they play.
     *
     * @param board empty for one who rests, whose opponent then says so
     */
    public record Placed(String name, String board, boolean south, String opponent) {}

    /** A game that is being played. */
    public record LiveBoard(int number, String south, String north, String state, int ply) {}

    /** A place of the table. */
    public record Ranked(int rank, String name, String club, int played, int halfPoints) {}

    public void load() {
        shown.load();
    }

    public List<Screen> getScreens() {
        if (screens == null) screens = made();
        return Objects.requireNonNull(screens);
    }

    private List<Screen> made() {
        var all = new ArrayList<Screen>();
        var round = shown.getCurrent();
        if (round != null && shown.isRunning()) {
            all.addAll(cut("names", names(round), NAMES));
            all.addAll(cut("boards", live(round), BOARDS));
        }
        all.addAll(cut("ranks", ranks(), RANKS));
        return all;
    }

    private static <T> List<Screen> cut(String kind, List<T> all, int size) {
        var pages = (all.size() + size - 1) / size;
        return IntStream.range(0, pages)
                .mapToObj(page -> screen(
                        kind, page + 1, pages, all.subList(page * size, Math.min(all.size(), (page + 1) * size))))
                .toList();
    }

    private static Screen screen(String kind, int page, int pages, List<?> rows) {
        return new Screen(kind, page, pages, of(Placed.class, rows), of(LiveBoard.class, rows), of(Ranked.class, rows));
    }

    private static <T> List<T> of(Class<T> type, List<?> rows) {
        return rows.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private List<Placed> names(RoundSheet round) {
        var collator = Collator.getInstance(language.value().locale());
        var playing = round.boards().stream().flatMap(seated -> {
            var board = seated.board();
            var number = Integer.toString(board.number());
            return Stream.of(
                    new Placed(name(board.south()), number, true, name(board.north())),
                    new Placed(name(board.north()), number, false, name(board.south())));
        });
        return Stream.concat(playing, round.byes().stream().map(this::resting))
                .sorted(Comparator.comparing(Placed::name, collator).thenComparing(Placed::board))
                .toList();
    }

    private Placed resting(ByeSheet bye) {
        return new Placed(name(bye.entrant()), "", true, format.text("championship.bye." + bye.kind()));
    }

    private List<LiveBoard> live(RoundSheet round) {
        var all = games.ofRound(round.id());
        var papers = reports.of(all.stream().map(GameSheet::id).toList());
        return all.stream()
                .filter(game -> isPlaying(game, papers.getOrDefault(game.id(), Papers.NONE)))
                .map(game -> new LiveBoard(
                        game.board().number(), name(game.south()), name(game.north()), BoardState.of(game), game.ply()))
                .toList();
    }

    private static boolean isPlaying(GameSheet game, Papers papers) {
        return game.state() == GameState.PLAYING
                && GameStanding.of(game, papers).isLive();
    }

    private List<Ranked> ranks() {
        return publications.live(shown.id()).rows().stream().map(this::ranked).toList();
    }

    private Ranked ranked(StandingsRow row) {
        return new Ranked(
                row.rank(),
                row.name().in(language.getCode()),
                row.club().map(format::name).orElse(""),
                row.played(),
                row.halfPoints());
    }

    private String name(EntrantSheet entrant) {
        return format.name(entrant.name());
    }
}
