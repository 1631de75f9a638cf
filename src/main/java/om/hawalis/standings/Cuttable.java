package om.hawalis.standings;

/** A contribution, and whether its round was voluntarily unplayed, so that a cut takes it first. */
record Cuttable(Contribution contribution, boolean voluntary) {}
