package om.hawalis.verification;

import om.hawalis.championship.Office;

/**
 * In what office, and why, an official result is corrected.
 *
 * @param reason 1 to 500 characters
 */
record Correction(Office office, String reason) {
    Correction {
        reason = Reasons.of(reason);
    }
}
