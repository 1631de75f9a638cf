package om.hawalis.championship;

import java.time.Instant;
import om.hawalis.security.AccountId;

/** Who holds which office in a championship. */
public record OfficialSheet(AccountId account, Office office, Instant appointedAt) {}
