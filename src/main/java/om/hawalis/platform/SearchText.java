package om.hawalis.platform;

import java.text.Normalizer;
import java.util.Locale;

/** Text as people search it: no case, no accents, no tashkeel, and the letters that Arabic writers interchange made one. */
public final class SearchText {
    private SearchText() {}

    /** أ إ آ ٱ → ا, ى → ي, ة → ه, ؤ → و, ئ → ي; tatweel and marks dropped; digits of any script as 0–9; words one space apart. */
    public static String of(String text) {
        var bare = Normalizer.normalize(text, Normalizer.Form.NFKD).replaceAll("[\\p{M}ـ]", "");
        var folded = new StringBuilder(bare.length());
        bare.codePoints().map(SearchText::fold).forEach(folded::appendCodePoint);
        return folded.toString()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }

    private static int fold(int letter) {
        if (Character.isDigit(letter)) return '0' + Character.digit(letter, 10);
        return switch (letter) {
            case 'ٱ', 'أ', 'إ', 'آ' -> 'ا';
            case 'ى', 'ئ' -> 'ي';
            case 'ؤ' -> 'و';
            case 'ة' -> 'ه';
            default -> letter;
        };
    }
}
