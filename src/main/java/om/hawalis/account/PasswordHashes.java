package om.hawalis.account;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.security.enterprise.identitystore.Pbkdf2PasswordHash;
import java.util.Map;
import java.util.Optional;

/** PBKDF2 with HMAC-SHA-512 at OWASP's cost of 210,000 rounds, by Jakarta Security. */
@Dependent
class PasswordHashes {
    /** Checked against when there is no account, so that both answers take the same time. */
    private static final String NOBODYS =
            "PBKDF2WithHmacSHA512:210000:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

    private final Pbkdf2PasswordHash hash;

    @Inject
    PasswordHashes(Pbkdf2PasswordHash hash) {
        this.hash = hash;
        hash.initialize(Map.of(
                "Pbkdf2PasswordHash.Algorithm", "PBKDF2WithHmacSHA512",
                "Pbkdf2PasswordHash.Iterations", "210000",
                "Pbkdf2PasswordHash.SaltSizeBytes", "32"));
    }

    String of(Password password) {
        return hash.generate(password.text().toCharArray());
    }

    boolean matches(String attempt, Optional<String> stored) {
        var same = hash.verify(attempt.toCharArray(), stored.orElse(NOBODYS));
        return same && stored.isPresent();
    }
}
