package om.hawalis.championship;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import om.hawalis.platform.Refusal;

/** Boards without an official result stand in the way; naming them in a second step goes on over them. */
public class UnsettledBoards extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient List<BoardSheet> boards;

    private UnsettledBoards(String key, List<BoardSheet> boards) {
        super(Kind.CONFLICT, key, boards.size(), named(boards));
        this.boards = boards;
    }

    /** They may be gone over in a second step. */
    UnsettledBoards(List<BoardSheet> boards) {
        this("round.unsettled", boards);
    }

    /** What is paired from results cannot go over them: they are settled, or put off. */
    static UnsettledBoards beforePairing(List<BoardSheet> boards) {
        return new UnsettledBoards("round.awaits-results", boards);
    }

    /** Refuses unless every one of them was named. */
    static void refuse(List<BoardSheet> unsettled, Collection<BoardId> acknowledged) {
        var named = unsettled.stream().map(BoardSheet::id).allMatch(acknowledged::contains);
        if (!named) throw new UnsettledBoards(unsettled);
    }

    /** In order of round and board; all of them, the already named too. */
    public List<BoardSheet> boards() {
        return boards;
    }

    private static String named(List<BoardSheet> boards) {
        return boards.stream()
                .map(board -> board.roundNumber() + "." + board.number())
                .collect(Collectors.joining(", "));
    }

    @Override
    public Map<String, Object> extensions() {
        return Map.of("boards", boards.stream().map(UnsettledBoards::extension).toList());
    }

    private static Map<String, Object> extension(BoardSheet board) {
        return Map.of(
                "id", board.id().toString(),
                "round", board.roundNumber(),
                "board", board.number(),
                "south", board.south().name().in("en"),
                "north", board.north().name().in("en"));
    }
}
