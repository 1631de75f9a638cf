package om.hawalis.platform;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.LuminanceSource;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrCodeTest {
    private static final int SCALE = 8;
    private static final Pattern MODULE = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z");

    @ParameterizedTest
    @ValueSource(
            strings = {"http://192.168.100.200:8080/b/AbCdEfGhIjKlMnOpQrStUv", "https://hawalis.example/b/طاولة", "x"})
    void what_is_drawn_is_read_back(String text) throws Exception {
        var code = QrCode.of(text);

        var read = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(picture(code))));

        assertThat(read.getText()).isEqualTo(text);
    }

    private static LuminanceSource picture(QrCode code) {
        var side = code.size() * SCALE;
        var pixels = new int[side * side];
        Arrays.fill(pixels, 0xffffff);
        MODULE.matcher(code.path()).results().forEach(module -> {
            var x = Integer.parseInt(module.group(1)) * SCALE;
            var y = Integer.parseInt(module.group(2)) * SCALE;
            for (var row = y; row < y + SCALE; row++) Arrays.fill(pixels, row * side + x, row * side + x + SCALE, 0);
        });
        return new RGBLuminanceSource(side, side, pixels);
    }
}
