package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ByeSheet;
import om.hawalis.championship.DraftEdit;
import om.hawalis.championship.DraftWarning;
import om.hawalis.championship.DraftWarning.Grade;
import om.hawalis.championship.EditDraft;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.ExplanationSheet;
import om.hawalis.championship.Format;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.SeatedBoard;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Way;
import om.hawalis.web.shared.Words;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** The draft on {@code /manage/championships/{slug}/rounds}: why each board came out so, and changes by hand. */
@Named("draftView")
@RequestScoped
public class DraftView {
    @Inject
    private Managed managed;

    @Inject
    private RoundsView rounds;

    @Inject
    private Boards boards;

    @Inject
    private EditDraft editDraft;

    @Inject
    private PairingWords words;

    @Inject
    private PageLanguage language;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "ask")
    private @Nullable String ask;

    private @Nullable UUID one;
    private @Nullable UUID other;
    private @Nullable Integer board;
    private @Nullable Integer to;
    private @Nullable List<ExplanationSheet> said;
    private final Map<Integer, List<ExplanationSheet>> byNumber = new HashMap<>();
    private @Nullable List<DraftWarning> warnings;
    private @Nullable Map<Integer, String> names;

    /** Somebody in the round, for the menus. */
    public record Person(UUID id, String label) {}

    /** A warning as it is shown. @param asks whether it has to be ticked, now */
    public record Warning(String key, String grade, String text, boolean asks) {}

    private RoundSheet shown() {
        return Objects.requireNonNull(rounds.getShown());
    }

    /** What was said of two who sit together, or of one who rests. */
    public List<String> why(int south, int north) {
        return Stream.of(south, north)
                .distinct()
                .flatMap(number -> saidOf(number).stream())
                .filter(one -> one.holdsFor(south, north))
                .distinct()
                .flatMap(one -> one.phrases().stream())
                .map(phrase -> words.of(phrase, names()))
                .toList();
    }

    private List<ExplanationSheet> saidOf(int number) {
        if (byNumber.isEmpty())
            for (var one : said())
                for (var about : one.about())
                    byNumber.computeIfAbsent(about, first -> new ArrayList<>()).add(one);
        return byNumber.getOrDefault(number, List.of());
    }

    /** What was said of the whole round. */
    public List<String> getWhole() {
        return said().stream()
                .filter(one -> one.about().isEmpty())
                .flatMap(one -> one.phrases().stream())
                .map(phrase -> words.of(phrase, names()))
                .toList();
    }

    private List<ExplanationSheet> said() {
        if (said == null) said = boards.explanation(shown().id());
        return Objects.requireNonNull(said);
    }

    private Map<Integer, String> names() {
        if (names == null)
            names = entrants()
                    .collect(Collectors.toMap(
                            EntrantSheet::number, entrant -> entrant.name().in(language.getCode())));
        return Objects.requireNonNull(names);
    }

    private Stream<EntrantSheet> entrants() {
        return Stream.concat(
                shown().boards().stream()
                        .map(SeatedBoard::board)
                        .flatMap(board -> Stream.of(board.south(), board.north())),
                shown().byes().stream().map(ByeSheet::entrant));
    }

    /** Everybody in the round, by starting number. */
    public List<Person> getPeople() {
        return entrants()
                .sorted(Comparator.comparingInt(EntrantSheet::number))
                .map(entrant -> new Person(
                        entrant.id().value(),
                        entrant.number() + " · " + entrant.name().in(language.getCode())))
                .toList();
    }

    /** Whether who meets whom may be changed: only where no table fixes it. */
    public boolean isOpen() {
        return managed.getSheet().stages().stage(shown().stage()).format() instanceof Format.Swiss;
    }

    public List<Warning> getWarnings() {
        if (warnings == null) warnings = boards.warnings(shown().id());
        return Objects.requireNonNull(warnings).stream().map(this::warning).toList();
    }

    private Warning warning(DraftWarning warning) {
        var grade = warning.grade();
        var asks = grade == Grade.CONFIRM || grade == Grade.TWO_STEPS && "warnings".equals(ask);
        return new Warning(warning.key(), grade.name(), text(warning), asks);
    }

    private String text(DraftWarning warning) {
        var who = warning.who().stream()
                .map(entrant -> entrant.name().in(language.getCode()))
                .collect(Collectors.joining(" – "));
        return Words.in(language.value()).text("draft.objection." + warning.objection(), who, warning.board());
    }

    public void swap() {
        edit(new DraftEdit.Swap(entry(one), entry(other)), "swapped");
    }

    public void pin() {
        edit(new DraftEdit.Pin(entry(one), entry(other)), "pinned");
    }

    public void turn() {
        edit(new DraftEdit.TurnSides(number(board)), "turned");
    }

    public void move() {
        edit(new DraftEdit.Move(number(board), number(to)), "moved");
    }

    private void edit(DraftEdit edit, String done) {
        var round = editDraft.edit(chosen.id(RoundId::new), chosen.version(), edit);
        way.to(managed.path("rounds") + "?round=" + round.number(), "draft.done." + done);
    }

    private static EntryId entry(@Nullable UUID id) {
        if (id == null) throw Refusal.malformed("draft.choose-two");
        return new EntryId(id);
    }

    private int number(@Nullable Integer number) {
        if (number == null)
            throw Refusal.malformed("draft.board", shown().boards().size());
        return number;
    }

    public @Nullable UUID getOne() {
        return one;
    }

    public void setOne(@Nullable UUID one) {
        this.one = one;
    }

    public @Nullable UUID getOther() {
        return other;
    }

    public void setOther(@Nullable UUID other) {
        this.other = other;
    }

    public @Nullable Integer getBoard() {
        return board;
    }

    public void setBoard(@Nullable Integer board) {
        this.board = board;
    }

    public @Nullable Integer getTo() {
        return to;
    }

    public void setTo(@Nullable Integer to) {
        this.to = to;
    }
}
