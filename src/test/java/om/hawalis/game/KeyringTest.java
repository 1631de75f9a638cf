package om.hawalis.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.platform.Secret;
import org.junit.jupiter.api.Test;

class KeyringTest {
    @Test
    void the_latest_link_comes_first_and_old_ones_fall_off() {
        var secrets = IntStream.range(0, 8).mapToObj(i -> Secret.brief()).toList();
        var keyring = new Keyring(List.of());

        for (var secret : secrets) keyring = keyring.with(secret);

        assertThat(keyring.secrets()).hasSize(6).startsWith(secrets.get(7), secrets.get(6));
        assertThat(keyring.with(secrets.get(4)).secrets()).hasSize(6).startsWith(secrets.get(4), secrets.get(7));
    }

    @Test
    void what_is_written_is_read_back_and_nonsense_is_passed_over() {
        var secret = Secret.brief();
        var keyring = new Keyring(List.of(secret, Secret.brief()));

        assertThat(Keyring.read(keyring.written())).isEqualTo(keyring);
        assertThat(Keyring.read("..%0d%0a.<script>." + secret.text() + ".short").secrets())
                .containsExactly(secret);
    }

    @Test
    void a_secret_on_paper_has_128_bits() {
        assertThat(Secret.brief().text())
                .hasSize(22)
                .isNotEqualTo(Secret.brief().text());
    }
}
