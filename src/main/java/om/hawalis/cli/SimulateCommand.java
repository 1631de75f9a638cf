package om.hawalis.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import om.hawalis.contest.Ticket;
import om.hawalis.pairing.Phrase;
import om.hawalis.pairing.Simulation;
import om.hawalis.trf.TrfEvent;
import om.hawalis.trf.TrfWriter;
import om.hawalis.trf.TrfWriting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code simulate --players N --rounds R --seed S}. */
@Command(
        name = "simulate",
        description = "Makes a random, legal tournament, and writes it as a tournament report file.",
        footer = {"", "The same numbers give the same tournament on every machine."},
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
    private static final int IMPOSSIBLE = 1;
    private static final int MOST_PLAYERS = 9999;
    private static final int MOST_ROUNDS = 99;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--players", paramLabel = "N", required = true, description = "2 to 9999.")
    private int players;

    @Option(names = "--rounds", paramLabel = "R", required = true, description = "1 to 99.")
    private int rounds;

    @Option(names = "--seed", paramLabel = "S", required = true, description = "Any whole number.")
    private long seed;

    @Override
    public Integer call() {
        within("--players", players, 2, MOST_PLAYERS);
        within("--rounds", rounds, 1, MOST_ROUNDS);
        var initial = Ticket.of(seed, 1) < 0 ? Side.NORTH : Side.SOUTH;
        var plan = new Plan(rounds, initial, Scoring.STANDARD);
        var errors = spec.commandLine().getErr();
        return switch (Simulation.play(players, plan, rounds, seed, Simulation.Habits.USUAL)) {
            case Simulation.Ending.Finished(var contest) -> print(contest, errors);
            case Simulation.Ending.Stopped(var contest, var cause) -> {
                errors.println("no round " + (contest.rounds().size() + 1) + " can be paired:");
                Phrase.of(cause).forEach(phrase -> errors.println(phrase.english()));
                yield IMPOSSIBLE;
            }
        };
    }

    private void within(String option, int value, int least, int most) {
        if (value < least || value > most)
            throw new ParameterException(
                    spec.commandLine(), option + " goes from " + least + " to " + most + ", not " + value);
    }

    private int print(Contest contest, PrintWriter errors) {
        var event = TrfEvent.of("Simulated tournament, seed " + seed, "FIDE_DUTCH");
        return switch (TrfWriter.write(contest, event, Map.of())) {
            case TrfWriting.Written(var text) -> {
                spec.commandLine().getOut().print(text);
                spec.commandLine().getOut().flush();
                yield 0;
            }
            case TrfWriting.Unfit unfit -> {
                errors.println(unfit.inWords());
                yield IMPOSSIBLE;
            }
        };
    }
}
