package om.hawalis.championship;

import java.util.Map;
import om.hawalis.platform.Refusal;

/** Somebody else confirmed, released or took back the round meanwhile: what stands now is said. */
public class RoundChanged extends Refusal {
    private static final long serialVersionUID = 1L;

    private final int expected;
    private final transient RoundSheet current;

    RoundChanged(int expected, RoundSheet current) {
        super(Kind.CONFLICT, "round.changed", current.number());
        this.expected = expected;
        this.current = current;
    }

    public RoundSheet current() {
        return current;
    }

    @Override
    public Map<String, Object> extensions() {
        return Map.of(
                "expected",
                expected,
                "current",
                Map.of("version", current.version(), "state", current.state().name()));
    }
}
