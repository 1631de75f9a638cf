package om.hawalis.account;

import java.io.Serializable;
import java.util.UUID;

/** What a session remembers: whose it is, and under which epoch it began. */
public record SessionTicket(UUID account, int epoch) implements Serializable {
    /** The session attribute that holds it. */
    public static final String ATTRIBUTE = "hawalis.ticket";
}
