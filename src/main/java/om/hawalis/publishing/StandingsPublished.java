package om.hawalis.publishing;

import om.hawalis.championship.ChampionshipId;

/** A table was published. */
public record StandingsPublished(ChampionshipId championship, PublicationId publication, int number) {}
