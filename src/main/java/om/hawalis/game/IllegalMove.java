package om.hawalis.game;

import java.util.List;
import java.util.Map;
import om.hawalis.engine.Breach;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Layout;
import om.hawalis.platform.Refusal;

/** The rules refuse a hole. */
public class IllegalMove extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient List<String> legal;

    private IllegalMove(Kind kind, Breach breach, String hole, List<String> legal) {
        super(kind, "move." + breach.name(), hole, String.join(" ", legal));
        this.legal = legal;
    }

    static IllegalMove of(Breach breach, String hole, List<Hole> legal, Layout layout) {
        var kind = breach == Breach.NO_SUCH_HOLE ? Kind.MALFORMED : Kind.CONFLICT;
        return new IllegalMove(
                kind, breach, hole, legal.stream().map(layout::ringMark).toList());
    }

    @Override
    public Map<String, Object> extensions() {
        return Map.of("legal", legal);
    }
}
