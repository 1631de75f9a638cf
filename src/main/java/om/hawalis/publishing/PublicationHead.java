package om.hawalis.publishing;

import java.time.Instant;
import om.hawalis.championship.ChampionshipId;

/** A publication without its table, for lists. */
public record PublicationHead(
        PublicationId id,
        ChampionshipId championship,
        int number,
        int round,
        boolean provisional,
        Instant publishedAt) {}
