package om.hawalis.web.shared;

import om.hawalis.engine.Result;
import om.hawalis.game.Basis;
import om.hawalis.game.Ending;
import om.hawalis.game.GameSheet;
import om.hawalis.verification.Papers;
import om.hawalis.verification.ReportSheet;

/**
 * How a game stands, for whoever looks on.
 *
 * @param chip the kind of {@code hw:chip}; empty where the result says it all
 * @param key what the chip says
 * @param code the result, South first; {@code *} where there is none
 * @param basis proven or declared; empty where there is no result
 * @param ending a verdict's name, or how the game was said to have ended; empty while it goes on
 */
public record GameStanding(String chip, String key, String code, String basis, String ending) {

    public static GameStanding of(GameSheet game, Papers papers) {
        if (papers.isDisputed()) return reported("disputed", "state.disputed", papers);
        if (papers.official().isPresent()) return reported("", "", papers);
        if (papers.standing().isPresent()) return reported("waiting", "state.waiting", papers);
        return switch (game.state()) {
            case READY -> open("plain", "state.ready");
            case PLAYING -> open("live", "state.live");
            case OVER ->
                game.end()
                        .map(end -> of("waiting", "state.waiting", end.result(), end.basis(), end.ending()))
                        .orElseGet(() -> open("waiting", "state.waiting"));
        };
    }

    /** What is official stands; what only waits or is disputed is shown with a word of warning. */
    private static GameStanding reported(String chip, String key, Papers papers) {
        return papers.official()
                .or(papers::standing)
                .map(report -> of(chip, key, report))
                .orElseGet(() -> open(chip, key));
    }

    private static GameStanding of(String chip, String key, ReportSheet report) {
        return of(chip, key, report.result(), report.basis(), report.ending());
    }

    private static GameStanding of(String chip, String key, Result result, Basis basis, Ending ending) {
        return new GameStanding(chip, key, result.text(), basis.name(), ending.name());
    }

    private static GameStanding open(String chip, String key) {
        return new GameStanding(chip, key, Result.OPEN.text(), "", "");
    }

    public boolean isLive() {
        return chip.equals("live");
    }

    public boolean isOver() {
        return !basis.isEmpty();
    }
}
