package om.hawalis.account;

import java.time.Instant;
import java.util.UUID;

/** A token as its owner sees it; the secret itself was shown once. */
public record TokenSheet(UUID id, String label, Instant createdAt, Instant expiresAt, boolean revoked) {}
