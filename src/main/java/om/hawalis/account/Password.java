package om.hawalis.account;

import om.hawalis.platform.Refusal;

/**
 * A password somebody chooses.
 *
 * @param text 12 to 128 characters of any script
 */
public record Password(String text) {
    private static final int SHORTEST = 12;
    private static final int LONGEST = 128;

    public Password {
        var length = text.codePointCount(0, text.length());
        if (length < SHORTEST || length > LONGEST) throw Refusal.malformed("account.password", SHORTEST, LONGEST);
        if (text.codePoints().distinct().count() < 4) throw Refusal.malformed("account.password-simple");
    }

    @Override
    public String toString() {
        return "Password[…]";
    }
}
