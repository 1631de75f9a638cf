package om.hawalis.security;

import java.util.Objects;
import java.util.UUID;

/** Who acted: the identity of an account. */
public record AccountId(UUID value) {
    public AccountId {
        Objects.requireNonNull(value);
    }

    public static AccountId fresh() {
        return new AccountId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
