package om.hawalis.championship;

/** A player's part in a championship. */
public record Participation(ChampionshipSheet championship, EntrantSheet entrant) {}
