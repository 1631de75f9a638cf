package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.club.ClubId;
import om.hawalis.club.ClubSheet;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** A player's entry: name, club and rating stay those of its day, whatever the register says later. */
@Entity
class Entry {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    @Column(name = "player_id")
    private UUID playerId;

    private int number;

    @Column(name = "name_latin")
    private String nameLatin;

    @Column(name = "name_arabic")
    private String nameArabic;

    @Column(name = "club_id")
    private @Nullable UUID clubId;

    @Column(name = "club_latin")
    private String clubLatin;

    @Column(name = "club_arabic")
    private String clubArabic;

    private @Nullable Integer rating;

    @Column(name = "first_round")
    private int firstRound;

    @Column(name = "entered_at")
    private Instant enteredAt;

    @Column(name = "entered_by")
    private UUID enteredBy;

    @Column(name = "arrived_at")
    private @Nullable Instant arrivedAt;

    @Column(name = "arrival_seen_by")
    private @Nullable UUID arrivalSeenBy;

    protected Entry() {}

    /** @param firstRound the round from which on a late entry takes part */
    Entry(
            ChampionshipId championship,
            int number,
            int firstRound,
            PlayerSheet player,
            Optional<ClubSheet> club,
            Instant at,
            AccountId by) {
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.number = number;
        this.firstRound = firstRound;
        this.playerId = player.id().value();
        this.nameLatin = player.name().latin();
        this.nameArabic = player.name().arabic();
        this.clubId = club.map(c -> c.id().value()).orElse(null);
        this.clubLatin = club.map(c -> c.name().latin()).orElse("");
        this.clubArabic = club.map(c -> c.name().arabic()).orElse("");
        this.rating = player.rating().orElse(null);
        this.enteredAt = at;
        this.enteredBy = by.value();
    }

    void takeNumber(int number) {
        this.number = number;
    }

    void arrive(Instant at, AccountId seenBy) {
        arrivedAt = at;
        arrivalSeenBy = seenBy.value();
    }

    void hasNotArrived() {
        arrivedAt = null;
        arrivalSeenBy = null;
    }

    Optional<Instant> arrivedAt() {
        return Optional.ofNullable(arrivedAt);
    }

    EntryId id() {
        return new EntryId(id);
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    PlayerId player() {
        return new PlayerId(playerId);
    }

    int number() {
        return number;
    }

    int firstRound() {
        return firstRound;
    }

    Optional<ClubId> clubId() {
        return Optional.ofNullable(clubId).map(ClubId::new);
    }

    Name name() {
        return new Name(nameLatin, nameArabic);
    }

    Optional<Name> club() {
        return Optional.ofNullable(clubId).map(known -> new Name(clubLatin, clubArabic));
    }

    /** A register's 0 means unrated. */
    Optional<Integer> rating() {
        return Optional.ofNullable(rating).filter(known -> known > 0);
    }

    Instant enteredAt() {
        return enteredAt;
    }

    EntrantSheet sheet(Optional<Integer> withdrawnAfter) {
        return new EntrantSheet(id(), player(), number, name(), club(), rating(), firstRound, withdrawnAfter);
    }
}
