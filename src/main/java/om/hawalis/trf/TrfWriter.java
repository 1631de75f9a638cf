package om.hawalis.trf;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Side;
import org.jspecify.annotations.Nullable;

/**
 * Writes a contest as a TRF-2026 report file, UTF-8 with CR LF. What the format has no room for is left out: the games
 * within a match, weak wishes not to meet, and names beyond their 33 columns.
 */
public final class TrfWriter {
    private static final String END = "\r\n";
    private static final int MOST = 9999;
    private static final int MOST_HALF_POINTS = 199;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy/MM/dd", Locale.ROOT);
    private static final DateTimeFormatter ROUND_DATE = DateTimeFormatter.ofPattern("yy/MM/dd", Locale.ROOT);

    private final StringBuilder text = new StringBuilder();
    private final Contest contest;

    private TrfWriter(Contest contest) {
        this.contest = contest;
    }

    /** @param persons by starting number; who is missing there is written without */
    public static TrfWriting write(Contest contest, TrfEvent event, Map<Integer, TrfPerson> persons) {
        for (var entrant : contest.entrants()) {
            var score = contest.score(entrant.number());
            if (entrant.number() > MOST)
                return new TrfWriting.Unfit(TrfWriting.Limit.STARTING_NUMBER, entrant.number());
            if (entrant.rated().orElse(0) > MOST)
                return new TrfWriting.Unfit(
                        TrfWriting.Limit.RATING, entrant.rated().orElse(0));
            if (score > MOST_HALF_POINTS) return new TrfWriting.Unfit(TrfWriting.Limit.POINTS, score);
        }
        var writer = new TrfWriter(contest);
        writer.event(event);
        writer.players(persons);
        writer.plan();
        return new TrfWriting.Written(writer.text.toString());
    }

    private void record(String tag, String content) {
        if (!content.isBlank()) text.append(tag).append(' ').append(content).append(END);
    }

    private void event(TrfEvent event) {
        record("012", line(event.name()));
        record("022", line(event.city()));
        record("032", line(event.federation()));
        record("042", date(event.starts()));
        record("052", date(event.ends()));
        record("062", Integer.toString(contest.entrants().size()));
        record("072", Long.toString(rated()));
        record("102", line(event.chiefArbiter()));
        event.deputies().forEach(deputy -> record("112", line(deputy)));
        record("122", line(event.timeControl()));
        if (!event.roundDates().isEmpty()) text.append(roundDates(event.roundDates()));
        var rounds = contest.plan().rounds();
        record("142", rounds == null ? "" : Integer.toString(rounds));
        record("152", colour(contest.plan().initialSide()));
        ScoringColumns.records(contest.scoring())
                .forEach(record -> text.append(record).append(END));
        record("192", event.system());
        record("202", String.join(",", event.tieBreaks()));
    }

    private static String line(String value) {
        return value.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]", " ").strip();
    }

    private static String date(@Nullable LocalDate date) {
        return date == null ? "" : DATE.format(date);
    }

    private static String colour(@Nullable Side side) {
        return side == null ? "" : side == Side.SOUTH ? "W" : "B";
    }

    private long rated() {
        return contest.entrants().stream()
                .filter(entrant -> entrant.rated().isPresent())
                .count();
    }

    private static String roundDates(List<LocalDate> dates) {
        var record = new StringBuilder("132").append(" ".repeat(RoundCell.FIRST_COLUMN - 4));
        for (var date : dates) record.append(ROUND_DATE.format(date)).append("  ");
        return record.toString().stripTrailing() + END;
    }

    private void players(Map<Integer, TrfPerson> persons) {
        var columns = new PlayerColumns(contest);
        for (var entrant : contest.entrants()) {
            var person = persons.getOrDefault(entrant.number(), TrfPerson.UNKNOWN);
            text.append(head(entrant, person))
                    .append(columns.tail(entrant.number()))
                    .append(END);
        }
    }

    private static String head(Entrant entrant, TrfPerson person) {
        return "001 %4s %s%3s %s %4s %s %s %s "
                .formatted(
                        Integer.toString(entrant.number()),
                        NameField.fit(person.sex(), 1),
                        NameField.fit(entrant.title(), 3).strip(),
                        NameField.fit(entrant.name(), 33),
                        entrant.rated().isPresent()
                                ? Integer.toString(entrant.rated().getAsInt())
                                : "",
                        NameField.fit(person.federation(), 3),
                        NameField.fit(person.id(), 11),
                        NameField.fit(person.born(), 10));
    }

    private void plan() {
        PlanColumns.records(contest).forEach(record -> text.append(record).append(END));
    }
}
