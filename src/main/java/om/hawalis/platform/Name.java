package om.hawalis.platform;

import java.text.Normalizer;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A name in Latin script, in Arabic script, or both: a person's, a club's, a championship's.
 *
 * @param latin may be empty when {@code arabic} is not
 * @param arabic may be empty when {@code latin} is not
 */
public record Name(String latin, String arabic) {
    public static final int LONGEST = 120;

    public Name {
        latin = clean(latin);
        arabic = clean(arabic);
        if (latin.isEmpty() && arabic.isEmpty()) throw Refusal.malformed("name.missing");
        if (latin.length() > LONGEST || arabic.length() > LONGEST) throw Refusal.malformed("name.long", LONGEST);
    }

    /** As readers of that language expect it; the other script where there is only that. */
    public String in(String language) {
        var wanted = language.equals("ar") ? arabic : latin;
        var other = language.equals("ar") ? latin : arabic;
        return wanted.isEmpty() ? other : wanted;
    }

    /** What a search is matched against. */
    public String searchText() {
        return Stream.of(latin, arabic)
                .map(SearchText::of)
                .filter(s -> !s.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** Control and direction characters would let one name disturb the line it stands in. */
    private static String clean(String text) {
        return Normalizer.normalize(Optional.ofNullable(text).orElse(""), Normalizer.Form.NFC)
                .replaceAll("[\\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]", " ")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
