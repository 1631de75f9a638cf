package om.hawalis.championship;

import java.util.Map;
import om.hawalis.platform.Refusal;

/** Somebody else changed the championship meanwhile: what stands now is said, nothing is overwritten. */
public class ChampionshipChanged extends Refusal {
    private static final long serialVersionUID = 1L;

    private final int expected;
    private final transient ChampionshipSheet current;

    ChampionshipChanged(int expected, ChampionshipSheet current) {
        super(Kind.CONFLICT, "edited-meanwhile");
        this.expected = expected;
        this.current = current;
    }

    public ChampionshipSheet current() {
        return current;
    }

    @Override
    public Map<String, Object> extensions() {
        return Map.of("expected", expected, "current", current.version());
    }
}
