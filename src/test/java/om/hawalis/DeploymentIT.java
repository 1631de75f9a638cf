package om.hawalis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs outside, against the deployed application's HTTP port. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class DeploymentIT {
    @ArquillianResource
    private URL url;

    @Test
    void the_application_is_ready_when_the_database_answers() throws Exception {
        var answer = get("/health/ready");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("\"database\"").contains("\"UP\"");
    }

    @Test
    void the_root_leads_to_the_front_page_in_the_browsers_language() throws Exception {
        var answer = get("/");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.uri().getPath()).isEqualTo("/en/");
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException, URISyntaxException {
        var request = HttpRequest.newBuilder(url.toURI().resolve(URI.create(path)));
        try (var client = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        }
    }
}
