package om.hawalis.championship;

import java.util.Map;
import om.hawalis.platform.Refusal;

/** A round has been proposed and not yet released: there is one at a time. */
public class RoundUnderWay extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient RoundSheet round;

    RoundUnderWay(RoundSheet round) {
        super(Kind.CONFLICT, "round.under-way", round.number());
        this.round = round;
    }

    public RoundSheet round() {
        return round;
    }

    @Override
    public Map<String, Object> extensions() {
        return Map.of(
                "round", round.id().toString(),
                "number", round.number(),
                "state", round.state().name(),
                "version", round.version());
    }
}
