package om.hawalis.championship;

import java.time.Instant;
import om.hawalis.contest.ByeKind;

/** A bye granted beforehand. @param round from 1, through the whole championship */
public record ByeRequestSheet(EntryId entry, int round, ByeKind kind, Instant requestedAt) {}
