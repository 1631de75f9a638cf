package om.hawalis.analysis;

import jakarta.inject.Singleton;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;

/** The reviews asked for last. A record that changed is another record. */
@Singleton
class KeptReviews {
    private static final int MOST = 500;

    private final Map<Record, AnalysisSheet> kept = Collections.synchronizedMap(new Latest());

    /** A game at a revision. */
    private record Record(GameId game, int revision) {
        static Record of(GameSheet sheet) {
            return new Record(sheet.id(), sheet.revision());
        }
    }

    private static final class Latest extends LinkedHashMap<Record, AnalysisSheet> {
        private static final long serialVersionUID = 1L;

        Latest() {
            super(MOST, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Record, AnalysisSheet> eldest) {
            return size() > MOST;
        }
    }

    Optional<AnalysisSheet> find(GameSheet sheet) {
        return Optional.ofNullable(kept.get(Record.of(sheet)));
    }

    AnalysisSheet keep(GameSheet sheet, AnalysisSheet analysis) {
        kept.put(Record.of(sheet), analysis);
        return analysis;
    }
}
