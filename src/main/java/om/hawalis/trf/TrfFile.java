package om.hawalis.trf;

import java.util.Optional;
import om.hawalis.contest.Contest;

/** A report file that has been read: its contest, and every line as it stood. */
public final class TrfFile {
    private final TrfText text;
    private final Contest contest;
    private final String system;

    TrfFile(TrfText text, Contest contest, String system) {
        this.text = text;
        this.contest = contest;
        this.system = system;
    }

    public Contest contest() {
        return contest;
    }

    /** The encoded type of tournament (192), such as {@code FIDE_DUTCH_BAKU}; empty where missing. */
    public String system() {
        return system;
    }

    /** What the first record of that tag says, from column 5 on. */
    public Optional<String> record(String tag) {
        return text.lines().stream()
                .filter(line -> line.tag().equals(tag))
                .findFirst()
                .map(line -> line.from(5).strip());
    }

    /** Whether the file reports a team event, whose matches are not paired here. */
    public boolean teams() {
        return record("310").isPresent() || record("013").isPresent();
    }

    /** The very bytes that were read, or those of the changed file. */
    public byte[] bytes() {
        return text.encode();
    }

    public String text() {
        return text.text();
    }

    /**
     * The file with another state of the same event: points, ranks and rounds of the players' records are written anew,
     * everything else stands as it stood.
     */
    public TrfFile with(Contest other) {
        var lines = new PlayerColumns(other).rewrite(text.lines());
        return new TrfFile(new TrfText(lines, text.charset(), text.byteOrderMark()), other, system);
    }
}
