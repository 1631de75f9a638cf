package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FingerprintTest {

    @Test
    void a_fingerprint_hashes_rules_version_and_bare_moves() {
        var game = GameFixtures.proven("1. i(+4) L(+6) 2. d(+6)");

        assertThat(Fingerprint.text(game)).isEqualTo("oman\n1\ni L d");
        assertThat(Fingerprint.of(game).hex())
                .isEqualTo("8cfb90c7f629aadad21654baf3cb6d2475ff37d4b8cde8510a6d6ff1bf7f10e2");
    }

    @Test
    void a_start_of_its_own_is_part_of_it() {
        var game = GameFixtures.proven("[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n5(x1) 10");

        assertThat(Fingerprint.text(game)).isEqualTo("oman\n1\n" + GameFixtures.PROBLEM_1 + "\nl C");
    }

    @Test
    void the_usual_start_written_out_makes_no_difference() {
        var start = Position.start(GameFixtures.OMAN).text();

        var written = GameFixtures.proven("[Position \"" + start + "\"]\ni L");

        assertThat(Fingerprint.of(written)).isEqualTo(Fingerprint.of(GameFixtures.proven("i L")));
    }
}
