package om.hawalis.championship;

/** A level match goes on: its board has another game. @param number which one, from 1 */
public record GameAdded(BoardId board, int number) {}
