package om.hawalis.championship;

import java.util.Optional;
import om.hawalis.platform.Refusal;

/** Applies a change to a draft, or refuses it; nothing is stored. */
record HandEdit(StagePlay stage, RoundSheet round) {
    /** What the draft becomes. @param reasons where the rest was paired anew */
    record Changed(StagePlay stage, Draft draft, Optional<String> reasons) {}

    Changed apply(DraftEdit edit) {
        var draft = Draft.of(round, stage);
        return switch (edit) {
            case DraftEdit.Swap(var one, var other) -> {
                requireChoice();
                yield changed(draft.swapped(number(one), number(other)));
            }
            case DraftEdit.TurnSides(var board) -> changed(draft.turned(board(draft, board)));
            case DraftEdit.Move(var board, var to) -> changed(draft.moved(board(draft, board), board(draft, to)));
            case DraftEdit.Pin(var south, var north) -> {
                requireChoice();
                yield new Pinned(stage, draft).pairedAround(number(south), number(north));
            }
        };
    }

    private Changed changed(Draft draft) {
        return new Changed(stage, draft, Optional.empty());
    }

    private void requireChoice() {
        if (!(stage.stage().format() instanceof Format.Swiss)) throw Refusal.conflict("draft.fixed");
    }

    private static int board(Draft draft, int number) {
        var boards = draft.boards().size();
        if (number < 1 || number > boards) throw Refusal.malformed("draft.board", boards);
        return number;
    }

    /** Only who is in the round can be moved in it. */
    private int number(EntryId entry) {
        var inRound = round.boards().stream()
                        .anyMatch(seated -> seated.board().south().id().equals(entry)
                                || seated.board().north().id().equals(entry))
                || round.byes().stream().anyMatch(bye -> bye.entrant().id().equals(entry));
        if (!inRound) throw Refusal.conflict("draft.not-in-round");
        for (var number = 1; number <= stage.field().size(); number++)
            if (stage.entrant(number).id().equals(entry)) return number;
        throw Refusal.unknown("entry");
    }
}
