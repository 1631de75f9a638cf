package om.hawalis.platform;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * A random secret handed out once: a link, a token. Only its hash is kept; 128 bits or more need no slow hash.
 *
 * @param text what the holder shows
 */
public record Secret(String text) {
    private static final SecureRandom RANDOM = new SecureRandom();

    public static Secret fresh() {
        return ofBytes(24);
    }

    /** As short as is safe, 128 bits: it makes for a QR code that a phone reads from afar. */
    public static Secret brief() {
        return ofBytes(16);
    }

    private static Secret ofBytes(int length) {
        var bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** SHA-256, URL-safe: what is stored and looked up. */
    public String hash() {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** Secrets stay out of logs. */
    @Override
    public String toString() {
        return "Secret[…]";
    }
}
