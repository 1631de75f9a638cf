package om.hawalis.account;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** The one-time code that only who sees the console can know; a new one at each start. */
@ApplicationScoped
public class SetUpCode {
    private static final String LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
    private static final int LENGTH = 12;
    private static final int TRIES = 20;

    private final String code = random();
    private final AtomicInteger wrong = new AtomicInteger();

    private static String random() {
        var letters = new SecureRandom().ints(LENGTH, 0, LETTERS.length());
        return letters.collect(
                        StringBuilder::new,
                        (text, i) ->
                                text.append(text.length() % 5 == 4 ? "-" : "").append(LETTERS.charAt(i)),
                        StringBuilder::append)
                .toString();
    }

    public String text() {
        return code;
    }

    /** Twenty wrong tries end it; a restart makes a new one. */
    boolean isRight(String shown) {
        if (wrong.get() >= TRIES) return false;
        var plain = shown.strip().toUpperCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
        var right = MessageDigest.isEqual(plain, code.getBytes(StandardCharsets.UTF_8));
        if (!right) wrong.incrementAndGet();
        return right;
    }
}
