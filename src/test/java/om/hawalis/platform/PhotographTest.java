package om.hawalis.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PhotographTest {
    /** Red at the top left, blue elsewhere. */
    private static byte[] file(String format, int width, int height) throws IOException {
        var picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var pen = picture.createGraphics();
        pen.setColor(Color.BLUE);
        pen.fillRect(0, 0, width, height);
        pen.setColor(Color.RED);
        pen.fillRect(0, 0, width / 2, height / 2);
        pen.dispose();
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(picture, format, bytes);
        return bytes.toByteArray();
    }

    /** As a camera writes it: an Exif block with the orientation and a place, right after the start of the image. */
    private static byte[] taken(byte[] jpeg, int orientation) {
        var place = "GPS 23.6N 58.5E".getBytes(StandardCharsets.US_ASCII);
        var tiff = ByteBuffer.allocate(8 + 2 + 12 + 4 + place.length);
        tiff.putShort((short) 0x4D4D).putShort((short) 42).putInt(8).putShort((short) 1);
        tiff.putShort((short) 0x0112)
                .putShort((short) 3)
                .putInt(1)
                .putShort((short) orientation)
                .putShort((short) 0);
        tiff.putInt(0).put(place);
        var block = ByteBuffer.allocate(4 + 6 + tiff.capacity());
        block.putShort((short) 0xFFE1).putShort((short) (2 + 6 + tiff.capacity()));
        block.putInt(0x45786966).putShort((short) 0).put(tiff.array());
        var whole = ByteBuffer.allocate(jpeg.length + block.capacity());
        return whole.put(jpeg, 0, 2)
                .put(block.array())
                .put(jpeg, 2, jpeg.length - 2)
                .array();
    }

    private static BufferedImage picture(Photograph photograph) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(photograph.jpeg()));
    }

    private static boolean isRed(BufferedImage picture, double across, double down) {
        var colour = new Color(picture.getRGB((int) (picture.getWidth() * across), (int) (picture.getHeight() * down)));
        return colour.getRed() > colour.getBlue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"jpeg", "png"})
    void a_picture_is_drawn_anew(String format) throws IOException {
        var photograph = Photograph.of(file(format, 400, 300));

        assertThat(photograph.width()).isEqualTo(400);
        assertThat(photograph.height()).isEqualTo(300);
        assertThat(isRed(picture(photograph), .25, .25)).isTrue();
        assertThat(isRed(picture(photograph), .75, .75)).isFalse();
    }

    @Test
    void where_it_was_taken_is_not_kept_but_it_stands_upright() throws IOException {
        var sent = taken(file("jpeg", 400, 300), 6);
        assertThat(new String(sent, StandardCharsets.ISO_8859_1)).contains("GPS");

        var photograph = Photograph.of(sent);

        assertThat(new String(photograph.jpeg(), StandardCharsets.ISO_8859_1)).doesNotContain("GPS", "Exif");
        assertThat(photograph.width()).isEqualTo(300);
        assertThat(photograph.height()).isEqualTo(400);
        assertThat(isRed(picture(photograph), .75, .25)).as("turned clockwise").isTrue();
        assertThat(isRed(picture(photograph), .25, .25)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void held_in_any_way_the_whole_picture_is_there(int orientation) throws IOException {
        var picture = picture(Photograph.of(taken(file("jpeg", 400, 300), orientation)));

        var red = 0;
        for (var across : new double[] {.25, .75})
            for (var down : new double[] {.25, .75}) if (isRed(picture, across, down)) red++;
        assertThat(red).isEqualTo(1);
        assertThat(picture.getWidth()).isEqualTo(orientation < 5 ? 400 : 300);
    }

    @Test
    void a_large_one_is_made_smaller() throws IOException {
        var photograph = Photograph.of(file("jpeg", 4800, 1200));

        assertThat(photograph.width()).isEqualTo(2400);
        assertThat(photograph.height()).isEqualTo(600);
    }

    @Test
    void what_is_no_picture_is_refused() throws IOException {
        for (var text : new String[] {"", "<svg onload=alert(1)/>", "GIF89a....", "%PDF-1.7", "\u0089PNG\r\n"})
            assertThatThrownBy(() -> Photograph.of(text.getBytes(StandardCharsets.ISO_8859_1)))
                    .as(text)
                    .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> Photograph.of(file("gif", 10, 10))).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> Photograph.of(new byte[Photograph.LARGEST_FILE + 1]))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void a_file_that_claims_to_be_vast_is_not_unpacked() throws IOException {
        var png = file("png", 10, 10);
        ByteBuffer.wrap(png).putInt(16, 60_000).putInt(20, 60_000);

        assertThatThrownBy(() -> Photograph.of(png)).isInstanceOf(Refusal.class);
    }

    @Test
    void a_broken_file_is_refused_and_nothing_worse() throws IOException {
        var chance = new Random(11);
        var whole = taken(file("jpeg", 60, 40), 6);
        for (var round = 0; round < 300; round++) {
            var broken = whole.clone();
            for (var i = 0; i < 6; i++) broken[chance.nextInt(broken.length)] = (byte) chance.nextInt(256);
            try {
                assertThat(Photograph.of(broken).jpeg()).isNotEmpty();
            } catch (Refusal refused) {
                assertThat(refused.kind()).isEqualTo(Refusal.Kind.MALFORMED);
            }
        }
    }
}
