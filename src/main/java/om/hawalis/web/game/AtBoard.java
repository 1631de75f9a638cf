package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.Refusal;
import om.hawalis.verification.Papers;
import om.hawalis.verification.Reports;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** The game named in the address, as {@code #{atBoard}}; only who may write it down gets to see these pages. */
@Named("atBoard")
@RequestScoped
public class AtBoard {
    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Inject
    @Param(name = "id")
    private String id;

    private @Nullable GameSheet game;
    private @Nullable Papers papers;

    public void load() {
        var sheet = games.sheet(id());
        if (!games.mayRecord(sheet)) throw Refusal.forbidden("game.not-recorder");
        game = sheet;
    }

    GameId id() {
        try {
            return new GameId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("game");
        }
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public GameSheet getGame() {
        if (game == null) load();
        return Objects.requireNonNull(game);
    }

    private Papers papers() {
        if (papers == null) papers = reports.of(id());
        return Objects.requireNonNull(papers);
    }

    public boolean isOfficial() {
        return papers().official().isPresent();
    }

    /** Whether a result waits for a second person. */
    public boolean isReported() {
        return papers().standing().isPresent();
    }

    public boolean isDisputed() {
        return papers().isDisputed();
    }

    /** Why the record proves nothing, where an arbiter decided so. */
    public @Nullable String getSetAside() {
        return getGame().setAside().orElse(null);
    }

    /** Where its pages stand, without the language. */
    String path() {
        return "/games/" + id + "/record";
    }
}
