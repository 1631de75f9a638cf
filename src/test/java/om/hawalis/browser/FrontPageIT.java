package om.hawalis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

@ExtendWith(ArquillianExtension.class)
@RunAsClient
class FrontPageIT {
    @RegisterExtension
    static final Browser browser = new Browser();

    @ArquillianResource
    private URL url;

    @Test
    void a_stranger_reads_the_front_page() throws IOException {
        browser.open(url, "/");

        browser.screenshot("front-page");
        assertThat(browser.driver().getTitle()).contains("Hawalis");
        browser.assertAccessible();
    }
}
