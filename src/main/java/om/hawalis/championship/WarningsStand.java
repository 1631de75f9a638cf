package om.hawalis.championship;

import java.util.List;
import java.util.Map;
import java.util.Set;
import om.hawalis.platform.Refusal;

/** Warnings stand in the way of confirming a draft; naming them in a second step goes on all the same. */
public class WarningsStand extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient List<DraftWarning> warnings;

    WarningsStand(List<DraftWarning> warnings) {
        super(Kind.CONFLICT, "round.warnings", warnings.size());
        this.warnings = warnings;
    }

    /** Refuses unless every one that has to be confirmed was named. */
    static void refuse(List<DraftWarning> warnings, Set<String> accepted) {
        var named = warnings.stream()
                .filter(warning -> warning.grade() != DraftWarning.Grade.ACKNOWLEDGE)
                .allMatch(warning -> accepted.contains(warning.key()));
        if (!named) throw new WarningsStand(warnings);
    }

    public List<DraftWarning> warnings() {
        return warnings;
    }

    @Override
    public Map<String, Object> extensions() {
        return Map.of(
                "warnings",
                warnings.stream()
                        .map(warning -> Map.of(
                                "key", warning.key(),
                                "grade", warning.grade().name(),
                                "board", warning.board()))
                        .toList());
    }
}
