package om.hawalis.platform;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Map;

/**
 * A text as a QR code, for a page to draw: crisp at any size.
 *
 * @param size modules on a side, the quiet zone of four on each side included
 * @param path of an SVG path element that fills the dark modules of a drawing of that size
 */
public record QrCode(int size, String path) {
    private static final int QUIET = 4;

    /** Corrects a quarter of what a coffee stain takes away (level Q). */
    public static QrCode of(String text) {
        try {
            var matrix = Encoder.encode(text, ErrorCorrectionLevel.Q, Map.of(EncodeHintType.CHARACTER_SET, "UTF-8"))
                    .getMatrix();
            return new QrCode(matrix.getWidth() + 2 * QUIET, path(matrix));
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException(text, tooLong);
        }
    }

    private static String path(ByteMatrix matrix) {
        var path = new StringBuilder();
        for (var y = 0; y < matrix.getHeight(); y++)
            for (var x = 0; x < matrix.getWidth(); x++)
                if (matrix.get(x, y) == 1) path.append("M%d %dh1v1h-1z".formatted(x + QUIET, y + QUIET));
        return path.toString();
    }
}
