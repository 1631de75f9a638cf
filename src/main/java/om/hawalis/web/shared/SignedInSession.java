package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import om.hawalis.account.SessionTicket;

/** The session of whoever has just shown who they are. */
@RequestScoped
public class SignedInSession {
    @Inject
    private HttpServletRequest request;

    /** Under a new id: one that somebody planted beforehand is worth nothing. */
    public void begin(SessionTicket ticket) {
        if (request.getSession(false) != null) request.changeSessionId();
        request.getSession(true).setAttribute(SessionTicket.ATTRIBUTE, ticket);
    }
}
