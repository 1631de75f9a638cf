package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressTest {
    @Test
    void links_are_put_together_without_a_double_slash() {
        assertThat(new PublicAddress("https://hawalis.example.org/").url()).isEqualTo("https://hawalis.example.org");
        assertThat(new PublicAddress("http://192.168.1.4:8080/club//").url()).isEqualTo("http://192.168.1.4:8080/club");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hall 3", "hawalis.example.org", "ftp://hawalis.example.org", "https://", "//evil"})
    void what_no_browser_opens_is_refused_in_words(String url) {
        assertThatThrownBy(() -> new PublicAddress(url))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("'" + url + "'")
                .hasMessageContaining("must look like");
    }

    @Test
    void without_one_it_is_this_machine_on_its_network() {
        var address = URI.create(PublicAddress.onLocalNetwork("http", 8080).url());

        assertThat(address).hasScheme("http").hasPort(8080);
        assertThat(address.getHost()).matches("[0-9]+(\\.[0-9]+){3}");
    }
}
