package om.hawalis.championship;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Looks a plan over for what an organiser should know. */
final class Notices {
    private static final int LONG_ROUND_ROBIN = 12;
    private static final int FEWEST = 2;
    private static final int FEWEST_TWICE = 3;

    private final List<Notice> found = new ArrayList<>();

    Notices(List<StageForecast> stages, Pace pace, int daysNeeded, int daysGiven) {
        stages.forEach(this::stage);
        var most = stages.stream()
                .flatMap(stage -> stage.boards().stream())
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
        if (most > pace.boards()) add(Notice.Kind.PAIRS_WAIT, most - pace.boards());
        if (daysNeeded > daysGiven) add(Notice.Kind.TOO_FEW_DAYS, daysNeeded);
    }

    List<Notice> found() {
        return found.stream().sorted(Comparator.comparing(Notice::kind)).toList();
    }

    private void add(Notice.Kind kind, int number) {
        found.add(new Notice(kind, number));
    }

    private void stage(StageForecast forecast) {
        var fewest = fewest(forecast.stage().format());
        if (forecast.entrants() < fewest) add(Notice.Kind.TOO_FEW_ENTRANTS, fewest);
        else field(forecast);
    }

    private static int fewest(Format format) {
        return switch (format) {
            case Format.RoundRobin all -> FEWEST;
            case Format.Swiss swiss -> FEWEST;
            case Format.Knockout once -> FEWEST;
            case Format.DoubleElimination twice -> FEWEST_TWICE;
            case Format.Groups(var count, var cycles) -> FEWEST * count;
        };
    }

    private void field(StageForecast forecast) {
        var entrants = forecast.entrants();
        var goOn = forecast.stage().goOn();
        switch (forecast.stage().format()) {
            case Format.RoundRobin all -> roundRobin(forecast);
            case Format.Swiss swiss -> swiss(swiss.rounds(), entrants);
            case Format.Groups(var count, var cycles) -> groups(count, entrants, goOn);
            case Format.Knockout once -> free(entrants);
            case Format.DoubleElimination twice -> free(entrants);
        }
        if (goOn > entrants) add(Notice.Kind.TOO_MANY_GO_ON, entrants);
    }

    private void roundRobin(StageForecast forecast) {
        if (forecast.rounds() >= LONG_ROUND_ROBIN) add(Notice.Kind.MANY_ROUNDS, forecast.rounds());
        resting(forecast.entrants() % 2);
    }

    /** One leader is left after as many rounds as the field can be halved. */
    private void swiss(int rounds, int entrants) {
        var opponents = entrants - 1 + entrants % 2;
        var halvings = Integer.SIZE - Integer.numberOfLeadingZeros(entrants - 1);
        if (rounds > opponents) add(Notice.Kind.TOO_MANY_ROUNDS, opponents);
        else if (rounds < halvings) add(Notice.Kind.TOO_FEW_ROUNDS, halvings);
        resting(entrants % 2);
    }

    private void groups(int count, int entrants, int goOn) {
        var size = entrants / count;
        var larger = entrants % count;
        if (goOn > size) add(Notice.Kind.TOO_MANY_GO_ON, size);
        resting(size % 2 == 1 ? count - larger : larger);
    }

    private void free(int entrants) {
        var places = Integer.highestOneBit(entrants - 1) * 2;
        if (places > entrants) add(Notice.Kind.FREE_IN_FIRST_ROUND, places - entrants);
    }

    private void resting(int rest) {
        if (rest > 0) add(Notice.Kind.SOMEBODY_RESTS, rest);
    }
}
