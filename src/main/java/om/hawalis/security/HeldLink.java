package om.hawalis.security;

import java.util.Optional;
import java.util.UUID;

/** A link that somebody without an account, or with one, has in hand: it opens one thing, in the name of who issued it. */
public record HeldLink(UUID id, Hand.Kind kind, AccountId issuer) {
    public HeldLink {
        if (kind == Hand.Kind.ACCOUNT) throw new IllegalArgumentException("an account is no link");
    }

    public Hand hand() {
        return new Hand(issuer, kind, Optional.of(id));
    }

    /** What its holder may ask for at all; for what, the link says. */
    public Role role() {
        return switch (kind) {
            case SCORER_LINK -> Role.SCORER;
            case PLAYER_LINK -> Role.PLAYER;
            case ACCOUNT -> throw new IllegalStateException("an account is no link");
        };
    }
}
