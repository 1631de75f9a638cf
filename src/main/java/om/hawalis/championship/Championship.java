package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import org.jspecify.annotations.Nullable;

@Entity
class Championship {
    @Id
    private UUID id;

    private String slug;

    @Column(name = "name_latin")
    private String nameLatin;

    @Column(name = "name_arabic")
    private String nameArabic;

    @Column(name = "search_text")
    private String searchText;

    @Column(name = "club_id")
    private UUID clubId;

    private String venue;

    @Column(name = "first_day")
    private LocalDate firstDay;

    @Column(name = "last_day")
    private LocalDate lastDay;

    private String zone;

    @Column(name = "rule_set")
    private String ruleSet;

    @Column(name = "rule_set_version")
    private int ruleSetVersion;

    @Column(name = "win_points")
    private int winPoints;

    @Column(name = "draw_points")
    private int drawPoints;

    @Column(name = "loss_points")
    private int lossPoints;

    @Column(name = "tie_breaks")
    private String tieBreaks;

    @Column(name = "lot_seed")
    private long lotSeed;

    private String stages;

    @Enumerated(EnumType.STRING)
    private Encounter encounter;

    @Column(name = "club_apart_rounds")
    private int clubsApart;

    @Enumerated(EnumType.STRING)
    private ChampionshipState state;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "started_at")
    private @Nullable Instant startedAt;

    @Column(name = "ended_at")
    private @Nullable Instant endedAt;

    @Column(name = "archived_at")
    private @Nullable Instant archivedAt;

    @Column(name = "abandoned_after")
    private @Nullable Integer abandonedAfter;

    @Column(name = "abandoned_because")
    private @Nullable String abandonedBecause;

    @Version
    private int version;

    protected Championship() {}

    Championship(Slug slug, ChampionshipForm form, RuleSetSheet rules, long lotSeed, Instant createdAt) {
        this.id = UUID.randomUUID();
        this.slug = slug.value();
        this.lotSeed = lotSeed;
        this.createdAt = createdAt;
        this.state = ChampionshipState.DRAFT;
        describe(form);
        regulate(form.rules(), rules);
    }

    /** Once it runs, what was declared beforehand stands; its name, venue and days may still be mended. */
    void correct(ChampionshipForm form, RuleSetSheet rules) {
        if (state != ChampionshipState.DRAFT && !form.rules().equals(regulations()))
            throw Refusal.conflict("championship.rules-fixed");
        describe(form);
        if (state == ChampionshipState.DRAFT) regulate(form.rules(), rules);
    }

    private void describe(ChampionshipForm form) {
        nameLatin = form.name().latin();
        nameArabic = form.name().arabic();
        searchText = form.name().searchText();
        clubId = form.club().value();
        venue = form.venue();
        firstDay = form.firstDay();
        lastDay = form.lastDay();
        zone = form.zone().getId();
    }

    private void regulate(Regulations wanted, RuleSetSheet rules) {
        ruleSet = rules.id();
        ruleSetVersion = rules.version();
        winPoints = wanted.points().win();
        drawPoints = wanted.points().draw();
        lossPoints = wanted.points().loss();
        tieBreaks = wanted.tieBreaks().text();
        stages = wanted.stages().text();
        encounter = wanted.encounter();
        clubsApart = wanted.clubsApart();
    }

    void start(Instant at) {
        requireState(ChampionshipState.DRAFT, "championship.not-draft");
        state = ChampionshipState.RUNNING;
        startedAt = at;
    }

    /** Takes the start back, while no round has been proposed. */
    void reopenEntries() {
        requireRunning();
        state = ChampionshipState.DRAFT;
        startedAt = null;
    }

    void finish(Instant at) {
        requireRunning();
        state = ChampionshipState.FINISHED;
        endedAt = at;
    }

    /** Ends it after one of its rounds: what came later does not count. */
    void abandon(int lastRound, String reason, Instant at) {
        finish(at);
        abandonedAfter = lastRound;
        abandonedBecause = reason;
    }

    Optional<Integer> abandonedAfter() {
        return Optional.ofNullable(abandonedAfter);
    }

    void cancel(Instant at) {
        if (hasEnded()) throw Refusal.conflict("championship.ended");
        state = ChampionshipState.CANCELLED;
        endedAt = at;
    }

    /** Takes a finish or a cancellation back. */
    void resume() {
        if (!hasEnded()) throw Refusal.conflict("championship.not-ended");
        if (isArchived()) throw Refusal.conflict("championship.archived");
        state = startedAt == null ? ChampionshipState.DRAFT : ChampionshipState.RUNNING;
        endedAt = null;
        abandonedAfter = null;
        abandonedBecause = null;
    }

    void archive(Instant at) {
        if (!hasEnded()) throw Refusal.conflict("championship.not-ended");
        if (isArchived()) throw Refusal.conflict("championship.archived");
        archivedAt = at;
    }

    void takeFromArchive() {
        if (!isArchived()) throw Refusal.conflict("championship.not-archived");
        archivedAt = null;
    }

    void requireDraft() {
        requireState(ChampionshipState.DRAFT, "championship.not-draft");
    }

    void requireRunning() {
        requireState(ChampionshipState.RUNNING, "championship.not-running");
    }

    private void requireState(ChampionshipState wanted, String otherwise) {
        if (state != wanted) throw Refusal.conflict(otherwise);
    }

    boolean hasEnded() {
        return state == ChampionshipState.FINISHED || state == ChampionshipState.CANCELLED;
    }

    boolean isArchived() {
        return archivedAt != null;
    }

    boolean isDraft() {
        return state == ChampionshipState.DRAFT;
    }

    /** What the public may know of: never a draft, nor one cancelled before it began. */
    boolean isPublic() {
        return startedAt != null;
    }

    ChampionshipId id() {
        return new ChampionshipId(id);
    }

    Slug slug() {
        return new Slug(slug);
    }

    Name name() {
        return new Name(nameLatin, nameArabic);
    }

    ClubId club() {
        return new ClubId(clubId);
    }

    ZoneId zone() {
        return ZoneId.of(zone);
    }

    RuleSetSheet ruleSet() {
        return new RuleSetSheet(ruleSet, ruleSetVersion);
    }

    Points points() {
        return new Points(winPoints, drawPoints, lossPoints);
    }

    TieBreakOrder tieBreaks() {
        return TieBreakOrder.read(tieBreaks);
    }

    Regulations regulations() {
        return new Regulations(ruleSet, points(), encounter, tieBreaks(), stages(), clubsApart);
    }

    Stages stages() {
        return Stages.read(stages);
    }

    Encounter encounter() {
        return encounter;
    }

    int clubsApart() {
        return clubsApart;
    }

    ChampionshipState state() {
        return state;
    }

    long lotSeed() {
        return lotSeed;
    }

    int version() {
        return version;
    }

    /** @param size how large it is: entrants, planned and released rounds */
    ChampionshipSheet sheet(Name clubName, Size size) {
        return new ChampionshipSheet(
                id(),
                slug(),
                name(),
                club(),
                clubName,
                venue,
                firstDay,
                lastDay,
                zone(),
                ruleSet(),
                points(),
                tieBreaks().codes(),
                lotSeed,
                encounter,
                stages(),
                clubsApart,
                state,
                abandonedAfter == null || abandonedBecause == null
                        ? Optional.empty()
                        : Optional.of(new ChampionshipSheet.Abandoned(abandonedAfter, abandonedBecause)),
                isArchived(),
                size.entrants(),
                size.plannedRounds(),
                size.releasedRounds(),
                version);
    }

    /** How large a championship is, by its entries and rounds. */
    record Size(int entrants, int plannedRounds, int releasedRounds) {}
}
