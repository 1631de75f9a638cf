package om.hawalis.platform;

import java.awt.geom.AffineTransform;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** How a camera was held, as a JPEG file's Exif block says: the one thing of its metadata that is needed before all of it is dropped. */
final class ExifOrientation {
    static final int UPRIGHT = 1;

    private static final int START_OF_IMAGE = 0xFFD8;
    private static final int APP1 = 0xFFE1;
    private static final int START_OF_SCAN = 0xFFDA;
    private static final int EXIF = 0x45786966;
    private static final int TAG = 0x0112;

    private ExifOrientation() {}

    /** 1 to 8; upright where the file says nothing that can be read. */
    static int of(byte[] file) {
        try {
            return inSegments(ByteBuffer.wrap(file));
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException nothingReadable) {
            return UPRIGHT;
        }
    }

    private static int inSegments(ByteBuffer file) {
        if (unsigned(file.getShort()) != START_OF_IMAGE) return UPRIGHT;
        while (true) {
            var marker = unsigned(file.getShort());
            var length = unsigned(file.getShort());
            if (marker == START_OF_SCAN || length < 2) return UPRIGHT;
            var segment = file.slice(file.position(), length - 2);
            if (marker == APP1 && segment.remaining() > 6 && segment.getInt() == EXIF)
                return inTiff(segment.position(6).slice());
            file.position(file.position() + length - 2);
        }
    }

    private static int inTiff(ByteBuffer tiff) {
        tiff.order(unsigned(tiff.getShort(0)) == 0x4949 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        var directory = tiff.getInt(4);
        var entries = unsigned(tiff.getShort(directory));
        for (var i = 0; i < entries; i++) {
            var entry = directory + 2 + 12 * i;
            if (unsigned(tiff.getShort(entry)) != TAG) continue;
            var value = unsigned(tiff.getShort(entry + 8));
            return value >= UPRIGHT && value <= 8 ? value : UPRIGHT;
        }
        return UPRIGHT;
    }

    private static int unsigned(short value) {
        return value & 0xFFFF;
    }

    /** What turns a picture of that size upright, its corner at the origin. */
    static AffineTransform upright(int orientation, int width, int height) {
        return switch (orientation) {
            case 2 -> new AffineTransform(-1, 0, 0, 1, width, 0);
            case 3 -> new AffineTransform(-1, 0, 0, -1, width, height);
            case 4 -> new AffineTransform(1, 0, 0, -1, 0, height);
            case 5 -> new AffineTransform(0, 1, 1, 0, 0, 0);
            case 6 -> new AffineTransform(0, 1, -1, 0, height, 0);
            case 7 -> new AffineTransform(0, -1, -1, 0, height, width);
            case 8 -> new AffineTransform(0, -1, 1, 0, 0, width);
            default -> new AffineTransform();
        };
    }
}
