package om.hawalis.pairing;

/** What a pair costs in sides: criteria C10 to C13, each counted once a pair. */
final class Colours {
    private Colours() {}

    /** C10: somebody's sides would differ by more than two games. */
    static boolean overbalances(Preference one, Preference other) {
        return one.balance() > 1 && other.balance() > 1 && one.side() == other.side();
    }

    /** C11: somebody would have the same side a third time running. */
    static boolean repeatsThrice(Preference one, Preference other) {
        if (!one.absolute() || !other.absolute() || one.side() != other.side()) return false;
        if (one.balance() == other.balance()) return one.repeated() != null && one.repeated() == other.repeated();
        var denied = one.balance() > other.balance() ? other : one;
        return denied.repeated() != null && denied.repeated() != denied.side();
    }

    /** C12: somebody is denied a preference. */
    static boolean denies(Preference one, Preference other) {
        return !one.agreesWith(other);
    }

    /** C13: somebody is denied a strong preference. */
    static boolean deniesStrongly(Preference one, Preference other) {
        return denies(one, other)
                && one.strength().compareTo(Strength.STRONG) >= 0
                && other.strength().compareTo(Strength.STRONG) >= 0
                && !(one.absolute() && other.absolute());
    }
}
