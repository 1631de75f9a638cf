package om.hawalis.championship;

/**
 * Which rules are played.
 *
 * @param version of that rule set: an old game always replays as it was played
 */
public record RuleSetSheet(String id, int version) {
    @Override
    public String toString() {
        return id + " " + version;
    }
}
