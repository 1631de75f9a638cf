package om.hawalis.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import om.hawalis.pairing.Pairing;
import om.hawalis.pairing.PairingInvariants;
import om.hawalis.pairing.RoundCheck;
import om.hawalis.pairing.Swiss;
import om.hawalis.pairing.SwissOptions;
import om.hawalis.standings.Criterion;
import om.hawalis.standings.EventForm;
import om.hawalis.standings.Lot;
import om.hawalis.standings.Standings;
import om.hawalis.standings.TieBreak;
import org.junit.jupiter.api.Test;

/** Files damaged at random are read or refused in words, never worse; and whatever is read can be paired, checked, ranked and written. */
class TrfFuzzTest {
    private static final int DAMAGES = Integer.getInteger("fuzz.damages", 250);
    private static final List<String> FILES = List.of(
            "next/ain_seed7073463-r8-p9.trf",
            "next/bbp_dutch_2025_C9.trf",
            "next/ain_only-legal-pairing.trf",
            "tournaments/g004_n11_r9.trf");
    private static final List<TieBreak> EVERY_TIE_BREAK =
            Arrays.stream(Criterion.values()).map(TieBreak::of).toList();
    private static final List<String> RECORDS = List.of(
            "162  W 3.0    Q 1.0",
            "240 H   2    1    3",
            "250       1.0   1   2    1    4",
            "260   1   4    1    3",
            "299 W         2.0    1    2",
            "XXS W=3 D=x",
            "XXC rank",
            "XXZ 1 2",
            "142 0",
            "152 G",
            "XXP 1",
            "001");

    @Test
    void damaged_files_are_read_or_refused_within_a_second() throws IOException {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(5);
        var refused = 0;
        for (var name : FILES) {
            var bytes = Files.readAllBytes(Path.of("src/test/resources/pairing", name));
            for (var round = 0; round < DAMAGES; round++) {
                var damaged = damage(bytes, random);
                var reading = assertTimeout(Duration.ofSeconds(1), () -> TrfReader.read(damaged));
                switch (reading) {
                    case TrfReading.Read(var file) -> asked(file);
                    case TrfReading.Refused(var faults) -> {
                        refused++;
                        assertThat(faults)
                                .isNotEmpty()
                                .allSatisfy(fault -> assertThat(fault.inWords()).startsWith("line "));
                    }
                }
            }
        }
        assertThat(refused).isGreaterThan(DAMAGES);
    }

    private static void asked(TrfFile file) {
        var contest = file.contest();
        if (Swiss.pair(contest) instanceof Pairing.Paired paired) PairingInvariants.hold(contest, paired);
        assertThat(RoundCheck.differences(contest, SwissOptions.STANDARD)).isNotNull();
        for (var form : EventForm.values())
            assertThat(Standings.of(contest, form, EVERY_TIE_BREAK, new Lot.SharedPlaces())
                            .rows())
                    .hasSameSizeAs(contest.entrants());
        assertThat(file.with(contest).bytes()).isNotEmpty();
        assertThat(TrfWriter.write(contest, TrfEvent.of("Cup", ""), Map.of())).isNotNull();
    }

    private static byte[] damage(byte[] bytes, RandomGenerator random) {
        var damaged = bytes.clone();
        for (var hits = random.nextInt(4); hits >= 0; hits--)
            damaged[random.nextInt(damaged.length)] = (byte)
                    (random.nextInt(3) == 0
                            ? random.nextInt(256)
                            : " 0123456789wb=-+HFUZ\r".charAt(random.nextInt(21)));
        var text = new String(damaged, StandardCharsets.ISO_8859_1);
        if (random.nextInt(3) == 0) text += RECORDS.get(random.nextInt(RECORDS.size())) + "\r";
        if (random.nextInt(8) == 0) text = text.substring(0, random.nextInt(text.length()));
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
