package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import om.hawalis.engine.Game;
import om.hawalis.engine.RandomGames;
import om.hawalis.engine.RuleSet;
import om.hawalis.engine.RuleSets;
import om.hawalis.page.PageEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page is told by its own engine is what the interface tells. */
class PageEngineTest {
    static Stream<RuleSet> ruleSets() {
        return RuleSets.all().stream();
    }

    private static JsonObject json(String text) {
        try (var reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    /** A record as the interface writes it. */
    private static JsonValue value(Object of) {
        return switch (of) {
            case Record record -> {
                var members = Json.createObjectBuilder();
                for (var component : record.getClass().getRecordComponents())
                    members.add(component.getName(), value(read(component, record)));
                yield members.build();
            }
            case List<?> list -> {
                var items = Json.createArrayBuilder();
                list.forEach(item -> items.add(value(item)));
                yield items.build();
            }
            case Number number -> Json.createValue(number.longValue());
            case Boolean truth -> truth ? JsonValue.TRUE : JsonValue.FALSE;
            default -> Json.createValue(of.toString());
        };
    }

    private static Object read(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_move_is_told_as_the_interface_tells_it(RuleSet rules) {
        var moves = new ArrayList<String>();
        var game = Game.start(rules);
        var whole = new RandomGames(rules.id().hashCode()).game(rules);
        for (var hole : whole.moves().subList(0, Math.min(20, whole.length()))) {
            game = game.after(hole);
            var mark = rules.layout().ringMark(hole);

            var told = json(PageEngine.play(rules.id(), rules.version(), "", String.join(" ", moves), mark));

            moves.add(mark);
            assertThat(told.getJsonObject("played")).isEqualTo(value(PlayedJson.last(game)));
            assertThat(told.getJsonObject("after"))
                    .isEqualTo(json(PageEngine.look(rules.id(), rules.version(), "", String.join(" ", moves))));
        }

        var marks = whole.moves().stream().map(rules.layout()::ringMark).toList();
        assertThat(json(PageEngine.look(rules.id(), rules.version(), "", String.join(" ", marks)))
                        .getString("verdict"))
                .isEqualTo(whole.verdict().orElseThrow().kind().name());
    }

    @Test
    void what_the_rules_forbid_is_told_with_what_they_allow() {
        var told = json(PageEngine.play("oman", 1, "", "i l", "i"));

        assertThat(told.getString("breach")).isEqualTo("SINGLE_BEFORE_LARGER");
        assertThat(told.getJsonArray("legal")).hasSize(7);
        assertThat(json(PageEngine.play("oman", 1, "", "", "z")).getString("breach"))
                .isEqualTo("NO_SUCH_HOLE");
    }

    @Test
    void what_makes_no_sense_is_called_by_its_fault() {
        assertThat(PageEngine.look("lela", 1, "", "")).isEqualTo("{\"fault\":\"RULES\"}");
        assertThat(PageEngine.look("oman", 2, "", "")).isEqualTo("{\"fault\":\"RULES\"}");
        assertThat(PageEngine.look("oman", 1, "2/2 S", "")).isEqualTo("{\"fault\":\"START\"}");
        assertThat(PageEngine.play("oman", 1, "", "i l i", "a")).isEqualTo("{\"fault\":\"MOVES\"}");
    }
}
