package om.hawalis.championship;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.pairing.Cause;
import om.hawalis.pairing.Pairing;
import om.hawalis.platform.Refusal;

/**
 * The next round as the pairing makes it.
 *
 * @param places who plays the stage, where the round begins one; otherwise empty
 */
record Proposal(StagePlay stage, Pairing.Paired paired, List<StagePlace> places) {
    /** Nothing is changed where there is none: why is said in words. */
    static Proposal next(Dossier dossier) {
        var current = dossier.current();
        return switch (current.pair()) {
            case Pairing.Paired paired -> new Proposal(current, paired, List.of());
            case Pairing.Impossible(var cause) -> {
                var isLast = current.number() == dossier.championship().stages().count();
                if (isLast || !(cause instanceof Cause.AllRoundsPaired)) throw refusal(dossier, current, cause);
                yield begin(dossier, current);
            }
        };
    }

    /** The best of a stage that is through go on, as its verified results rank them. */
    private static Proposal begin(Dossier dossier, StagePlay former) {
        var waiting = dossier.waiting();
        if (!waiting.isEmpty()) throw UnsettledBoards.beforePairing(waiting);
        var number = former.number() + 1;
        var byId = dossier.facts().entries().stream().collect(Collectors.toMap(Entry::id, Function.identity()));
        var field = former.qualified().stream()
                .map(entrant -> byId.get(entrant.id()))
                .toList();
        var stage = dossier.stage(number, field);
        var places = IntStream.rangeClosed(1, field.size())
                .mapToObj(place -> new StagePlace(
                        dossier.championship().id(),
                        number,
                        place,
                        field.get(place - 1).id()))
                .toList();
        return switch (stage.pair()) {
            case Pairing.Paired paired -> new Proposal(stage, paired, places);
            case Pairing.Impossible(var cause) -> throw refusal(dossier, stage, cause);
        };
    }

    static Refusal refusal(Dossier dossier, StagePlay stage, Cause cause) {
        return switch (cause) {
            case Cause.AllRoundsPaired(var planned) -> Refusal.conflict("round.all-paired", planned);
            case Cause.TooFewEntrants few -> Refusal.conflict("round.too-few");
            case Cause.OpenBoards(var boards) -> unsettled(dossier, stage, boards);
            case Cause.LevelMatches(var boards) -> unsettled(dossier, stage, boards);
            case Cause.NobodyMayRest(var present) -> Refusal.conflict("round.nobody-may-rest", present);
            case Cause.NoLegalRound(var present, var without) -> Refusal.conflict("round.no-legal", present);
            case Cause.NotAsDrawn(var round, var first, var second) ->
                Refusal.conflict(
                        "round.not-as-drawn",
                        round + stage.before(),
                        stage.entrant(first).number(),
                        stage.entrant(second).number());
        };
    }

    private static Refusal unsettled(Dossier dossier, StagePlay stage, List<Cause.OpenBoard> open) {
        var boards = open.stream()
                .map(board -> dossier.sheet(dossier.rounds().get(stage.before() + board.round() - 1))
                        .boards()
                        .get(board.board() - 1)
                        .board())
                .toList();
        return UnsettledBoards.beforePairing(boards);
    }
}
