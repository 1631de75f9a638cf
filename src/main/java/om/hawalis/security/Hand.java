package om.hawalis.security;

import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * Whose hand wrote something down.
 *
 * @param account whose own it is, or who issued the link it was written by
 * @param link nothing where somebody signed in wrote it
 */
public record Hand(AccountId account, Kind kind, Optional<UUID> link) {
    public Hand {
        Objects.requireNonNull(account);
        if (kind == Kind.ACCOUNT != link.isEmpty()) throw new IllegalArgumentException(kind + " " + link);
    }

    /** By what right. */
    public enum Kind {
        ACCOUNT,
        SCORER_LINK,
        PLAYER_LINK
    }

    public static Hand of(AccountId account) {
        return new Hand(account, Kind.ACCOUNT, Optional.empty());
    }

    /** Whether that account answers for what was written: it wrote it, or sent out the scorer who did. */
    public boolean isOf(AccountId other) {
        return kind != Kind.PLAYER_LINK && account.equals(other);
    }
}
