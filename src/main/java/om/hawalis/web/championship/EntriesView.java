package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EnterLate;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Numbering;
import om.hawalis.championship.TakeEntries;
import om.hawalis.championship.Withdraw;
import om.hawalis.club.ClubId;
import om.hawalis.club.Clubs;
import om.hawalis.club.MemberSheet;
import om.hawalis.platform.Page;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.web.shared.Pager;
import om.hawalis.web.shared.PlayerFields;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;

/** {@code /manage/championships/{slug}/entries}: who takes part. */
@Named("entriesView")
@RequestScoped
public class EntriesView {
    private static final int FEW = 12;

    @Inject
    private Managed managed;

    @Inject
    private Championships championships;

    @Inject
    private TakeEntries entries;

    @Inject
    private EnterLate late;

    @Inject
    private Withdraw withdraw;

    @Inject
    private Players players;

    @Inject
    private Clubs clubs;

    @Inject
    private Pager pager;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    private final PlayerFields fields = new PlayerFields();
    private Numbering numbering = Numbering.BY_RATING;
    private @Nullable UUID memberClub;
    private @Nullable List<EntrantSheet> entrants;

    /** Somebody of the register who could enter. */
    public record Candidate(PlayerSheet player, boolean entered) {}

    private List<EntrantSheet> entrants() {
        if (entrants == null) entrants = championships.entrants(managed.id());
        return Objects.requireNonNull(entrants);
    }

    /** Whom the search finds; before a search, members of the host who have not entered. */
    public List<Candidate> getCandidates() {
        var entered = entrants().stream().map(EntrantSheet::player).collect(Collectors.toSet());
        return pager.getQuery().isBlank() ? membersNot(entered) : found(entered);
    }

    private List<Candidate> found(Set<PlayerId> entered) {
        return players.search(pager.getQuery(), new Page.Request(1, FEW)).rows().stream()
                .map(player -> new Candidate(player, entered.contains(player.id())))
                .toList();
    }

    private List<Candidate> membersNot(Set<PlayerId> entered) {
        return clubs.members(managed.getSheet().club()).stream()
                .map(MemberSheet::player)
                .filter(player -> !entered.contains(player.id()))
                .limit(FEW)
                .map(player -> new Candidate(player, false))
                .toList();
    }

    /** Whether players may be entered now: before the start, or late where pairings follow the scores. */
    public boolean isTaking() {
        var open = managed.isDraft()
                || managed.isRunning() && managed.getSheet().stages().takesLateEntries();
        return open && managed.isOrganiser();
    }

    public void enter() {
        var player = chosen.id(PlayerId::new);
        if (managed.isDraft()) entries.enter(managed.id(), player);
        else late.enter(managed.id(), player);
        back(managed.isDraft() ? "entered" : "enteredLate");
    }

    public void enterNew() {
        var club = Optional.ofNullable(memberClub).map(ClubId::new);
        if (managed.isDraft()) entries.enterNew(managed.id(), fields.form(), club);
        else late.enterNew(managed.id(), fields.form(), club);
        back(managed.isDraft() ? "enteredNew" : "enteredLate");
    }

    public void remove() {
        entries.remove(chosen.id(EntryId::new));
        back("removed");
    }

    public void withdraw() {
        withdraw.withdraw(chosen.id(EntryId::new));
        back("withdrawn");
    }

    public void readmit() {
        withdraw.readmit(chosen.id(EntryId::new));
        back("readmitted");
    }

    public void number() {
        entries.number(managed.id(), numbering);
        back("numbered");
    }

    private void back(String done) {
        way.to(managed.path("entries"), "championship.entries." + done);
    }

    public PlayerFields getFields() {
        return fields;
    }

    public Numbering getNumbering() {
        return numbering;
    }

    public void setNumbering(Numbering numbering) {
        this.numbering = numbering;
    }

    public @Nullable UUID getMemberClub() {
        return memberClub;
    }

    public void setMemberClub(@Nullable UUID memberClub) {
        this.memberClub = memberClub;
    }
}
