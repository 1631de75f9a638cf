package om.hawalis.api;

import java.util.Map;
import om.hawalis.platform.Refusal;

/** A refusal that answers what a program needs to go on. */
final class Conflict extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, Object> extensions;

    Conflict(Refusal refusal, Map<String, Object> extensions) {
        super(refusal.kind(), refusal.key(), refusal.arguments().toArray());
        this.extensions = Map.copyOf(extensions);
    }

    @Override
    public Map<String, Object> extensions() {
        return extensions;
    }
}
