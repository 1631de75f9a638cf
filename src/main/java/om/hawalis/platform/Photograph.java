package om.hawalis.platform;

import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * A photograph drawn anew: what comes from outside is decoded and never kept, so nothing but the picture remains of it, neither where it was taken
 * nor anything that only looks like one.
 *
 * @param jpeg without metadata
 */
public record Photograph(byte[] jpeg, int width, int height) {
    /** What may be sent at most. */
    public static final int LARGEST_FILE = 5 * 1024 * 1024;

    private static final long MOST_PIXELS = 60_000_000;
    private static final int LONGEST_SIDE = 2400;
    private static final Set<String> FORMATS = Set.of("jpeg", "png");

    /** Of a JPEG or PNG file; refuses everything else. Stands upright as its camera was held, and is made smaller where it is large. */
    public static Photograph of(byte[] file) {
        if (file.length > LARGEST_FILE) throw Refusal.malformed("photo.large", LARGEST_FILE / 1024 / 1024);
        try (var input = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
            return of(decoded(input), ExifOrientation.of(file));
        } catch (IOException broken) {
            throw Refusal.malformed("photo.unreadable");
        }
    }

    private static Photograph of(BufferedImage picture, int orientation) throws IOException {
        var drawn = drawn(picture, orientation);
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(drawn, "jpeg", bytes);
        return new Photograph(bytes.toByteArray(), drawn.getWidth(), drawn.getHeight());
    }

    /** Its size is looked at before any of its pixels are. */
    private static BufferedImage decoded(ImageInputStream input) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
        if (!readers.hasNext()) throw Refusal.malformed("photo.unreadable");
        var reader = readers.next();
        try {
            if (!FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT)))
                throw Refusal.malformed("photo.unreadable");
            reader.setInput(input, true, true);
            if ((long) reader.getWidth(0) * reader.getHeight(0) > MOST_PIXELS)
                throw Refusal.malformed("photo.large", LARGEST_FILE / 1024 / 1024);
            return reader.read(0);
        } catch (IllegalArgumentException | IndexOutOfBoundsException broken) {
            throw Refusal.malformed("photo.unreadable");
        } finally {
            reader.dispose();
        }
    }

    private static BufferedImage drawn(BufferedImage picture, int orientation) {
        var scale = Math.min(1.0, (double) LONGEST_SIDE / Math.max(picture.getWidth(), picture.getHeight()));
        var turn = ExifOrientation.upright(orientation, picture.getWidth(), picture.getHeight());
        var isSideways = orientation >= 5;
        var width = scaled(isSideways ? picture.getHeight() : picture.getWidth(), scale);
        var height = scaled(isSideways ? picture.getWidth() : picture.getHeight(), scale);
        var drawn = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var pen = drawn.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        var whole = AffineTransform.getScaleInstance(scale, scale);
        whole.concatenate(turn);
        pen.drawRenderedImage(picture, whole);
        pen.dispose();
        return drawn;
    }

    private static int scaled(int length, double scale) {
        return Math.max(1, (int) Math.round(length * scale));
    }
}
