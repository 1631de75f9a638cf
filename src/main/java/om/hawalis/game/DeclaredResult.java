package om.hawalis.game;

import om.hawalis.engine.Result;
import om.hawalis.platform.Refusal;

/** A result as somebody says it, with how it came about. */
public record DeclaredResult(Result result, Ending ending) {
    public DeclaredResult {
        if (!ending.allows(result)) throw Refusal.malformed("report.ending", ending.name(), result.text());
    }

    /**
     * As it is written.
     *
     * @param ending empty where it is not said: a forfeit where the result is one
     */
    public static DeclaredResult read(String result, String ending) {
        var read = Result.find(result)
                .filter(found -> found != Result.OPEN)
                .orElseThrow(() -> Refusal.malformed("report.result", result));
        if (ending.isEmpty()) return new DeclaredResult(read, read.forfeit() ? Ending.FORFEIT : Ending.UNSTATED);
        var how = Ending.find(ending).orElseThrow(() -> Refusal.malformed("report.unknown-ending", ending));
        return new DeclaredResult(read, how);
    }
}
