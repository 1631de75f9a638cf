package om.hawalis.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.URI;
import java.net.URL;
import java.util.UUID;
import om.hawalis.TestAccounts;
import om.hawalis.TestApi;
import om.hawalis.security.Role;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a championship would mean, and one made from a template, by the API alone. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class TemplateApiIT {
    @ArquillianResource
    private URL url;

    private TestApi anyone;
    private TestApi organiser;

    @BeforeEach
    void address() {
        anyone = TestApi.at(URI.create(url.toString()));
        organiser = anyone.as(TestAccounts.token(Role.ORGANISER));
    }

    @Test
    void templates_tell_their_values_and_what_they_mean() {
        var templates = anyone.get("championship-templates").list().getValuesAs(JsonObject.class);

        assertThat(templates)
                .extracting(template -> template.getString("id"))
                .containsExactly("CLUB_ROUND_ROBIN", "WEEKEND_SWISS", "KNOCKOUT_CUP", "GROUPS_AND_FINALS", "YOUTH_DAY");
        assertThat(templates)
                .allSatisfy(template -> assertThat(
                                template.getJsonObject("forecast").getBoolean("possible"))
                        .isTrue());
    }

    @Test
    void what_differs_from_the_template_is_foretold_and_nothing_is_kept() {
        var before = organiser.get("championships").json().getInt("total");

        var foretold = organiser.post("forecasts", "{\"template\":\"WEEKEND_SWISS\",\"entrants\":41,\"boards\":10}");

        assertThat(foretold.status()).isEqualTo(200);
        assertThat(foretold.json().getInt("games")).isEqualTo(7 * 20);
        assertThat(foretold.json().getJsonArray("notices").getValuesAs(JsonObject.class))
                .extracting(notice -> notice.getString("kind") + " " + notice.getInt("number"))
                .containsExactly("TOO_FEW_DAYS 4", "PAIRS_WAIT 10", "SOMEBODY_RESTS 1");
        assertThat(organiser.get("championships").json().getInt("total")).isEqualTo(before);
    }

    @Test
    void what_cannot_be_foretold_is_refused() {
        assertThat(organiser.post("forecasts", "{}").status()).isEqualTo(400);
        assertThat(organiser.post("forecasts", "{\"template\":\"LEAGUE\"}").status())
                .isEqualTo(400);
        assertThat(organiser
                        .post("forecasts", "{\"template\":\"YOUTH_DAY\",\"boards\":0}")
                        .status())
                .isEqualTo(400);
        assertThat(anyone.as(TestAccounts.token(Role.SCORER))
                        .post("forecasts", "{\"template\":\"YOUTH_DAY\"}")
                        .status())
                .isEqualTo(403);
    }

    @Test
    void a_championship_takes_from_the_template_what_its_body_leaves_out() {
        var club = organiser
                .post("clubs", "{\"name\":{\"latin\":\"Club %s\"}}".formatted(UUID.randomUUID()))
                .json()
                .getString("id");
        var body = "{\"name\":{\"latin\":\"Youth %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\","
                + "\"template\":\"YOUTH_DAY\",\"clubsApart\":1}";

        var created = organiser
                .post("championships", body.formatted(UUID.randomUUID(), club))
                .json();

        var stage = created.getJsonArray("stages").getJsonObject(0);
        assertThat(stage.getString("format")).isEqualTo("SWISS");
        assertThat(stage.getInt("rounds")).isEqualTo(5);
        assertThat(created.getJsonArray("tieBreaks").getString(0)).isEqualTo("BH/C1");
        assertThat(created.getInt("clubsApart")).isEqualTo(1);
    }
}
