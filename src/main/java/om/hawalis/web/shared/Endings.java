package om.hawalis.web.shared;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import om.hawalis.engine.Result;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.Ending;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** What a person can declare of a game's end, as {@code #{endings}}; its words stand under {@code ending.choice}. */
@Named("endings")
@ApplicationScoped
public class Endings {
    private static final List<DeclaredResult> DECLARED = List.of(
            new DeclaredResult(Result.NORTH_WINS, Ending.RESIGNATION),
            new DeclaredResult(Result.SOUTH_WINS, Ending.RESIGNATION),
            new DeclaredResult(Result.DRAW, Ending.AGREED_DRAW),
            new DeclaredResult(Result.NORTH_WINS, Ending.TIME),
            new DeclaredResult(Result.SOUTH_WINS, Ending.TIME),
            new DeclaredResult(Result.SOUTH_WINS_BY_FORFEIT, Ending.FORFEIT),
            new DeclaredResult(Result.NORTH_WINS_BY_FORFEIT, Ending.FORFEIT),
            new DeclaredResult(Result.BOTH_FORFEIT, Ending.FORFEIT),
            new DeclaredResult(Result.SOUTH_WINS, Ending.UNSTATED),
            new DeclaredResult(Result.NORTH_WINS, Ending.UNSTATED),
            new DeclaredResult(Result.DRAW, Ending.UNSTATED));
    private static final List<DeclaredResult> DECIDED = Stream.of(Result.SOUTH_WINS, Result.NORTH_WINS, Result.DRAW)
            .map(result -> new DeclaredResult(result, Ending.SET_ASIDE))
            .toList();

    /** In the order in which they are offered. */
    public List<String> getDeclared() {
        return codes(DECLARED);
    }

    /** What an arbiter decides for a game whose record was set aside. */
    public List<String> getDecided() {
        return codes(DECIDED);
    }

    private static List<String> codes(List<DeclaredResult> some) {
        return some.stream().map(Endings::code).toList();
    }

    private static String code(DeclaredResult declared) {
        return declared.ending().name() + "." + declared.result().name();
    }

    /** The choice with that code. */
    public static DeclaredResult read(@Nullable String code) {
        return Stream.concat(DECLARED.stream(), DECIDED.stream())
                .filter(declared -> code(declared).equals(code))
                .findFirst()
                .orElseThrow(() -> Refusal.malformed(
                        "report.unknown-ending", Optional.ofNullable(code).orElse("")));
    }
}
