package om.hawalis.championship;

import java.util.Arrays;
import java.util.List;
import om.hawalis.platform.SearchText;

/** What a column of an imported file holds. Several may hold parts of a name: they are joined in their order. */
public enum ImportColumn {
    NAME_LATIN("name", "full name", "player", "player name", "first name", "last name", "family name", "surname"),
    NAME_ARABIC("الاسم", "اسم", "اسم اللاعب", "الاسم الكامل", "اللاعب", "القبيله", "name arabic", "arabic name"),
    CLUB("club", "club arabic", "team", "النادي", "نادي", "الفريق", "اسم النادي"),
    /** A date or a year; the year alone is kept. */
    BORN(
            "born",
            "birth",
            "birth year",
            "year of birth",
            "date of birth",
            "birth date",
            "birthday",
            "birthdate",
            "dob",
            "تاريخ الميلاد",
            "سنه الميلاد",
            "الميلاد",
            "المواليد",
            "مواليد"),
    RATING("rating", "elo", "rtg", "التصنيف", "تصنيف", "التقييم"),
    OTHER();

    private final List<String> headings;

    ImportColumn(String... headings) {
        this.headings = Arrays.stream(headings).map(SearchText::of).toList();
    }

    /** As its heading says, in English or Arabic; {@link #OTHER} where that is not recognised. */
    static ImportColumn of(String heading) {
        var words = SearchText.of(heading);
        return Arrays.stream(values())
                .filter(column -> column.headings.contains(words))
                .findFirst()
                .orElse(OTHER);
    }
}
