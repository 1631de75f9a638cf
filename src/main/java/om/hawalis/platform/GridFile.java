package om.hawalis.platform;

import java.util.Arrays;

/** Reads a table out of whatever file people have: {@code .xlsx}, or CSV as editors and spreadsheets write it. */
public final class GridFile {
    /** Bytes; a table of people is far smaller. */
    public static final int LARGEST = 2_000_000;

    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final byte[] OLD_WORKBOOK = {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};

    private GridFile() {}

    /** The first sheet of a workbook, or all of a CSV file; what cannot be read is refused, its line named. */
    public static Grid read(byte[] content) {
        if (content.length == 0) throw Refusal.malformed("file.empty");
        if (content.length > LARGEST) throw Refusal.malformed("file.large", LARGEST / 1_000_000);
        if (begins(content, OLD_WORKBOOK)) throw Refusal.malformed("file.old-workbook");
        var grid = begins(content, ZIP) ? Workbooks.read(content) : Csv.read(content);
        if (grid.lines().isEmpty()) throw Refusal.malformed("file.empty");
        return grid;
    }

    private static boolean begins(byte[] content, byte[] mark) {
        return content.length >= mark.length && Arrays.equals(content, 0, mark.length, mark, 0, mark.length);
    }
}
