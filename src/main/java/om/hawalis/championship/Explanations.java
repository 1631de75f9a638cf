package om.hawalis.championship;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.pairing.Part;
import om.hawalis.pairing.Phrase;
import om.hawalis.pairing.PhraseKey;
import om.hawalis.pairing.Reason;

/**
 * What the pairing said of a round, as it is kept: a line a reason, the entrants it is about, then its phrases. Entrants
 * stand by starting number, so that the words mean the same whatever stage they come from.
 */
final class Explanations {
    private Explanations() {}

    static String of(Proposal proposal) {
        return proposal.paired().reasons().stream()
                .map(reason -> line(reason, proposal.stage()))
                .collect(Collectors.joining("\n"));
    }

    private static String line(Reason reason, StagePlay stage) {
        var about = about(reason).stream()
                .map(number -> stage.entrant(number).number())
                .toList();
        return about.stream().map(String::valueOf).collect(Collectors.joining(","))
                + "|"
                + Phrase.of(reason).stream().map(phrase -> write(phrase, stage)).collect(Collectors.joining("|"));
    }

    /** Whom a reason concerns: one entrant, or the two of a board. */
    private static List<Integer> about(Reason reason) {
        return switch (reason) {
            case Reason.InitialSideDrawn drawn -> List.of();
            case Reason.Opponents opponents -> List.of(opponents.higher(), opponents.lower());
            case Reason.Sides(var pair, var rule) -> List.of(pair.south(), pair.north());
            case Reason.MovedDown moved -> List.of(moved.entrant());
            case Reason.Rests rests -> List.of(rests.entrant());
            case Reason.WishRelaxed(var first, var second) -> List.of(first, second);
            case Reason.OpponentNotThere(var entrant, var opponent) -> List.of(entrant);
        };
    }

    private static String write(Part part, StagePlay stage) {
        return switch (part) {
            case Part.Who(var number) ->
                "w" + (number == 0 ? 0 : stage.entrant(number).number());
            case Part.Points(var halfPoints) -> "p" + halfPoints;
            case Part.Count(var count) -> "c" + count;
            case Phrase(var key, var arguments) ->
                Stream.concat(Stream.of(key.name()), arguments.stream().map(argument -> write(argument, stage)))
                        .collect(Collectors.joining(" ", "(", ")"));
        };
    }

    /** The lines as they were kept. */
    static List<ExplanationSheet> read(String text) {
        return text.lines().map(Explanations::readLine).toList();
    }

    private static ExplanationSheet readLine(String line) {
        var parts = line.split("\\|");
        var about = Arrays.stream(parts[0].split(","))
                .filter(number -> !number.isEmpty())
                .map(Integer::valueOf)
                .toList();
        var phrases = Arrays.stream(parts).skip(1).map(Explanations::outermost).toList();
        return new ExplanationSheet(about, phrases);
    }

    private static Phrase outermost(String text) {
        var tokens = new StringTokenizer(text, "() ", true);
        tokens.nextToken();
        return phrase(tokens);
    }

    /** The opening bracket has been read. */
    private static Phrase phrase(StringTokenizer tokens) {
        var key = PhraseKey.valueOf(tokens.nextToken());
        var arguments = new ArrayList<Part>();
        for (var token = tokens.nextToken(); !token.equals(")"); token = tokens.nextToken())
            if (token.equals("(")) arguments.add(phrase(tokens));
            else if (!token.equals(" ")) arguments.add(argument(token));
        return new Phrase(key, arguments);
    }

    private static Part argument(String token) {
        var value = token.substring(1);
        return switch (token.charAt(0)) {
            case 'w' -> new Part.Who(Integer.parseInt(value));
            case 'p' -> new Part.Points(Integer.parseInt(value));
            case 'c' -> new Part.Count(Long.parseLong(value));
            default -> throw new IllegalStateException("no argument begins like " + token);
        };
    }
}
