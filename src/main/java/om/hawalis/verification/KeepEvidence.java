package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.game.Adjudication;
import om.hawalis.game.GameId;
import om.hawalis.game.Hands;
import om.hawalis.platform.Photograph;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Keeps photographs of score sheets: evidence for whoever verifies, never a record by itself. */
@UseCase
public class KeepEvidence {
    private static final int MOST = 10;

    private final EvidenceRepository evidence;
    private final Adjudication adjudication;
    private final Hands hands;
    private final Clock clock;

    @Inject
    public KeepEvidence(EvidenceRepository evidence, Adjudication adjudication, Hands hands, Clock clock) {
        this.evidence = evidence;
        this.adjudication = adjudication;
        this.hands = hands;
        this.clock = clock;
    }

    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public EvidenceSheet keep(GameId id, byte[] file) {
        var game = adjudication.lockToRecord(id);
        if (evidence.of(id).size() >= MOST) throw Refusal.conflict("photo.enough", MOST);
        var kept = new Evidence(id, Photograph.of(file), hands.require(game.board()), clock.instant());
        evidence.add(kept);
        return kept.sheet();
    }
}
