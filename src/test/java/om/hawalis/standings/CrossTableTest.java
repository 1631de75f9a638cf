package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Share;
import om.hawalis.contest.Side;
import org.junit.jupiter.api.Test;

class CrossTableTest {
    @Test
    void each_meeting_stands_in_its_opponents_cell_and_byes_apart() {
        var contest = Field.of("2w1 U", "1b0 3w=", "H 2b=");

        var table = CrossTable.of(contest);

        var first = table.lines().getFirst();
        assertThat(first.points()).hasToString("2");
        assertThat(first.cells().get(1).meetings())
                .containsExactly(new CrossTable.Meeting(1, new Outcome.Played(2, Side.SOUTH, Share.WIN, true, 2)));
        assertThat(first.cells().get(2).meetings()).isEmpty();
        assertThat(first.byes())
                .containsExactly(new CrossTable.Meeting(2, new Outcome.Rested(ByeKind.PAIRING_ALLOCATED, 2)));
    }

    @Test
    void both_meetings_of_a_double_round_robin_share_a_cell() {
        var contest = Field.of("2w1 2b=", "1b0 1w=");

        var cell = CrossTable.of(contest).lines().getFirst().cells().get(1);

        assertThat(cell.meetings()).extracting(CrossTable.Meeting::round).containsExactly(1, 2);
    }

    @Test
    void lines_and_cells_follow_the_standings_where_asked() {
        var contest = Field.of("2w0", "1b1");
        var standings = Standings.of(contest, EventForm.ROUND_ROBIN, List.of(), new Lot.SharedPlaces());

        var table = CrossTable.of(contest, standings);

        assertThat(table.lines()).extracting(line -> line.entrant().number()).containsExactly(2, 1);
        assertThat(table.lines().getFirst().cells())
                .extracting(CrossTable.Cell::opponent)
                .containsExactly(2, 1);
    }
}
