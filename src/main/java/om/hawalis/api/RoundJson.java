package om.hawalis.api;

import java.util.List;
import om.hawalis.championship.ByeSheet;
import om.hawalis.championship.OfficialResultSheet;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.SeatedBoard;
import org.jspecify.annotations.Nullable;

/** A round as JSON; {@code version} is named by whoever confirms, releases or undoes it. */
public record RoundJson(
        String id,
        String championship,
        int number,
        int stage,
        String state,
        int version,
        @Nullable String releasedAt,
        List<BoardJson> boards,
        List<ByeJson> byes) {

    /** A board and what is official on it. */
    public record BoardJson(
            String id,
            int number,
            int games,
            EntrantJson south,
            EntrantJson north,
            boolean settled,
            boolean byHand,
            @Nullable String delay,
            List<ResultJson> results) {
        static BoardJson of(SeatedBoard seated) {
            var board = seated.board();
            return new BoardJson(
                    board.id().toString(),
                    board.number(),
                    board.games(),
                    EntrantJson.of(board.south()),
                    EntrantJson.of(board.north()),
                    seated.isSettled(),
                    seated.byHand(),
                    seated.delay().map(delay -> delay.kind().name()).orElse(null),
                    seated.results().stream().map(ResultJson::of).toList());
        }
    }

    /** An official result, South of that game first. */
    public record ResultJson(int game, String gameId, String result, String basis, String ending, String settledAt) {
        static ResultJson of(OfficialResultSheet official) {
            return new ResultJson(
                    official.gameNumber(),
                    official.game().toString(),
                    official.result().notation(),
                    official.isProven() ? "PROVEN" : "DECLARED",
                    official.ending(),
                    official.settledAt().toString());
        }
    }

    /** Who rests. */
    public record ByeJson(EntrantJson entrant, String kind) {
        static ByeJson of(ByeSheet bye) {
            return new ByeJson(EntrantJson.of(bye.entrant()), bye.kind().name());
        }
    }

    static RoundJson of(RoundSheet round) {
        return new RoundJson(
                round.id().toString(),
                round.championship().toString(),
                round.number(),
                round.stage(),
                round.state().name(),
                round.version(),
                round.releasedAt().map(Object::toString).orElse(null),
                round.boards().stream().map(BoardJson::of).toList(),
                round.byes().stream().map(ByeJson::of).toList());
    }
}
