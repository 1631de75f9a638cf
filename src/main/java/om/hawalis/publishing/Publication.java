package om.hawalis.publishing;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.security.AccountId;
import org.hibernate.annotations.Immutable;

/** A fact: what was published, whole. */
@Entity
@Immutable
class Publication {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    private int number;

    @Column(name = "round_number")
    private int roundNumber;

    private boolean provisional;
    private String document;
    private String digest;

    @Column(name = "published_at")
    private Instant publishedAt;

    @Column(name = "published_by")
    private UUID publishedBy;

    protected Publication() {}

    Publication(PublicationSheet sheet, AccountId publishedBy) {
        this.id = sheet.id().value();
        this.championshipId = sheet.table().championship().value();
        this.number = sheet.number();
        this.roundNumber = sheet.table().round();
        this.provisional = sheet.provisional();
        this.document = TableWriter.write(sheet);
        this.digest = digest(document);
        this.publishedAt = sheet.publishedAt();
        this.publishedBy = publishedBy.value();
    }

    static String digest(String text) {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    PublicationSheet sheet() {
        return TableReader.publication(document);
    }

    PublicationDocument document() {
        return new PublicationDocument(document, digest);
    }

    PublicationHead head() {
        return new PublicationHead(
                new PublicationId(id), championship(), number, roundNumber, provisional, publishedAt);
    }
}
