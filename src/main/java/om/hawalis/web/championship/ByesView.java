package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.championship.ByeRequestSheet;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.EntrantWishes;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Format;
import om.hawalis.championship.RequestBye;
import om.hawalis.contest.ByeKind;
import om.hawalis.platform.Refusal;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/byes}: who rests in which round, as they asked beforehand. */
@Named("byesView")
@RequestScoped
public class ByesView {
    @Inject
    private Managed managed;

    @Inject
    private Championships championships;

    @Inject
    private EntrantWishes wishes;

    @Inject
    private RequestBye requestBye;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "of")
    private @Nullable String of;

    @Inject
    @Param(name = "in")
    private @Nullable String in;

    private @Nullable UUID entrant;
    private @Nullable Integer round;
    private ByeKind kind = ByeKind.HALF_POINT;
    private @Nullable List<EntrantSheet> entrants;

    /** A round, and who rests in it. @param open whether it has not been paired yet */
    public record RoundByes(int round, boolean open, List<Line> byes) {}

    /** Somebody who rests. */
    public record Line(EntrantSheet entrant, ByeKind kind) {}

    public void load() {
        managed.load();
        entrant = Optional.ofNullable(of).map(ByesView::uuid).orElse(null);
    }

    private static UUID uuid(String text) {
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("entry");
        }
    }

    /** Only where pairings follow the scores does anyone ask; elsewhere the table says who rests. */
    public boolean isOffered() {
        return managed.getSheet().stages().takesLateEntries();
    }

    /** Rounds in which somebody rests, and all that are to come. */
    public List<RoundByes> getRounds() {
        var asked = wishes.byes(managed.id()).stream().collect(Collectors.groupingBy(ByeRequestSheet::round));
        var known = getEntrants().stream().collect(Collectors.toMap(EntrantSheet::id, Function.identity()));
        return IntStream.rangeClosed(1, planned())
                .mapToObj(number ->
                        new RoundByes(number, number > paired(), lines(asked.getOrDefault(number, List.of()), known)))
                .filter(one -> one.open() || !one.byes().isEmpty())
                .toList();
    }

    private static List<Line> lines(List<ByeRequestSheet> asked, Map<EntryId, EntrantSheet> known) {
        return asked.stream()
                .map(request -> new Line(Objects.requireNonNull(known.get(request.entry())), request.kind()))
                .toList();
    }

    private int planned() {
        return managed.getSheet().stages().stage(1).format() instanceof Format.Swiss(var rounds, var start)
                ? rounds
                : 0;
    }

    private int paired() {
        return managed.getRounds().size();
    }

    public List<Integer> getOpenRounds() {
        return IntStream.rangeClosed(paired() + 1, planned()).boxed().toList();
    }

    /** By starting number. */
    public List<EntrantSheet> getEntrants() {
        if (entrants == null) entrants = championships.entrants(managed.id());
        return Objects.requireNonNull(entrants);
    }

    public List<ByeKind> getKinds() {
        return Arrays.stream(ByeKind.values()).filter(ByeKind::requestable).toList();
    }

    public void request() {
        if (entrant == null) throw Refusal.malformed("member", "entrant");
        if (round == null) throw Refusal.malformed("bye.round", planned());
        requestBye.request(new EntryId(entrant), round, kind);
        way.to(managed.path("byes"), "championship.byes.granted");
    }

    /** The row says which: its round stands beside its entrant. */
    public void takeBack() {
        requestBye.takeBack(chosen.id(EntryId::new), inRound());
        way.to(managed.path("byes"), "championship.byes.takenBack");
    }

    private int inRound() {
        return Optional.ofNullable(in)
                .filter(text -> text.matches("[0-9]{1,4}"))
                .map(Integer::valueOf)
                .orElseThrow(() -> Refusal.malformed("bye.round", planned()));
    }

    public @Nullable UUID getEntrant() {
        return entrant;
    }

    public void setEntrant(@Nullable UUID entrant) {
        this.entrant = entrant;
    }

    public @Nullable Integer getRound() {
        return round;
    }

    public void setRound(@Nullable Integer round) {
        this.round = round;
    }

    public ByeKind getKind() {
        return kind;
    }

    public void setKind(ByeKind kind) {
        this.kind = kind;
    }
}
