package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.ChampionshipState;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.engine.Fingerprint;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.Refusal;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.verification.History;
import om.hawalis.verification.Reports;
import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Words;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /games/{id}}: a game to be played back, how it ended in words, and what anyone can check it by. */
@Named("replayView")
@RequestScoped
public class ReplayView {
    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Inject
    private Championships championships;

    @Inject
    private LiveFeed feed;

    @Inject
    private PageLanguage language;

    @Inject
    @Param(name = "id")
    private String id;

    private long position;
    private boolean followed;
    private @Nullable GameSheet game;
    private @Nullable GameStanding standing;
    private List<History> history = List.of();
    private @Nullable ZoneId zone;

    public void load() {
        position = feed.position();
        var found = games.sheet(gameId());
        game = found;
        standing = GameStanding.of(found, reports.of(found.id()));
        history = reports.history(found.id());
        var championship = championships.sheet(found.board().championship());
        zone = championship.zone();
        followed = championship.state() == ChampionshipState.RUNNING
                && reports.of(found.id()).official().isEmpty();
    }

    private GameId gameId() {
        try {
            return new GameId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("game");
        }
    }

    public GameSheet getGame() {
        if (game == null) load();
        return Objects.requireNonNull(game);
    }

    public GameStanding getStanding() {
        return Objects.requireNonNull(standing);
    }

    /** What was reported of it and what became of that, oldest first. */
    public List<History> getHistory() {
        return history;
    }

    /** In which times are shown. */
    public ZoneId getZone() {
        return Objects.requireNonNull(zone);
    }

    public String getSouth() {
        return name(getGame().south());
    }

    public String getNorth() {
        return name(getGame().north());
    }

    private String name(EntrantSheet entrant) {
        return entrant.name().in(language.getCode());
    }

    public String getSouthClub() {
        return club(getGame().south());
    }

    public String getNorthClub() {
        return club(getGame().north());
    }

    private String club(EntrantSheet entrant) {
        return entrant.club().map(club -> club.in(language.getCode())).orElse("");
    }

    public String getChampionshipPath() {
        return language.getBase() + "/championships/" + getGame().board().championshipSlug();
    }

    /** How it ended, as a sentence; empty while it goes on. */
    public String getVerdict() {
        return VerdictWords.of(getStanding(), getSouth(), getNorth(), Words.in(language.value()));
    }

    public @Nullable String getSetAside() {
        return getGame().setAside().orElse(null);
    }

    /** Where the moves prove the result, and that is the one that counts. */
    public @Nullable String getFingerprint() {
        var proven = getStanding().basis().equals("PROVEN");
        return Optional.of(getGame())
                .filter(shown -> proven)
                .flatMap(GameSheet::fingerprint)
                .map(Fingerprint::hex)
                .orElse(null);
    }

    /** What is hashed, so that anyone can hash it again. */
    public String getFingerprintText() {
        return Fingerprint.text(getGame().game());
    }

    public String getNotation() {
        return getGame().notation();
    }

    public String getDirection() {
        return getGame().game().ruleSet().layout().direction().name();
    }

    /** Whether something may still happen: it has no official result, and its championship runs. */
    public boolean isFollowed() {
        return followed;
    }

    public String getLiveAddress() {
        return "/api/v1/games/" + getGame().id() + "/live?after=" + position;
    }
}
