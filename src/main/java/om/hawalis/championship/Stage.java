package om.hawalis.championship;

import om.hawalis.platform.Refusal;

/**
 * A stage as declared beforehand.
 *
 * @param goOn how many go on to the next stage, of each group where there are groups; 0 in the last stage
 */
public record Stage(Format format, int goOn) {
    private static final int MOST = 256;

    public Stage {
        if (goOn < 0 || goOn > MOST) throw Refusal.malformed("stage.go-on", MOST);
    }

    /** The one stage of a championship, or its last. */
    public static Stage last(Format format) {
        return new Stage(format, 0);
    }

    /** How many reach the next stage. */
    int qualifiers() {
        return format instanceof Format.Groups(var count, var cycles) ? count * goOn : goOn;
    }
}
