package om.hawalis.game;

import java.time.Instant;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.security.AccountId;

/** A link without its secret, which is nowhere kept. */
public record LinkSheet(
        LinkId id,
        ChampionshipId championship,
        LinkTarget target,
        AccountId issuedBy,
        Instant issuedAt,
        Instant expiresAt) {}
