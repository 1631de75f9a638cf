package om.hawalis.verification;

import om.hawalis.platform.Refusal;

/** The words that go with a decision. */
final class Reasons {
    private static final int LONGEST = 500;

    private Reasons() {}

    static String of(String text) {
        var reason = text.strip();
        if (reason.isEmpty() || reason.length() > LONGEST) throw Refusal.malformed("reason", LONGEST);
        return reason;
    }
}
