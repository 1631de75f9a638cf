package om.hawalis.web.shared;

import jakarta.faces.FacesException;
import jakarta.faces.application.FacesMessage;
import jakarta.faces.application.ViewExpiredException;
import jakarta.faces.context.ExceptionHandler;
import jakarta.faces.context.ExceptionHandlerFactory;
import jakarta.faces.context.ExceptionHandlerWrapper;
import jakarta.faces.context.FacesContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import om.hawalis.platform.Messages;
import om.hawalis.platform.Refusal;
import om.hawalis.security.NotAllowed;

/**
 * A refusal is shown to the person, in words: on the form they sent, or, where a page could not even be opened, as an
 * error page with the right status. Everything else is a bug and goes on as one.
 */
public class RefusalHandler extends ExceptionHandlerWrapper {
    /** The request attribute that holds the words of a refusal for the error page. */
    static final String WORDS = "hawalis.refusal";

    /** The request attribute that is there when a form was sent from a page the server no longer remembers. */
    static final String EXPIRED = "hawalis.expired";

    RefusalHandler(ExceptionHandler wrapped) {
        super(wrapped);
    }

    /** Registered in {@code faces-config.xml}. */
    public static class Factory extends ExceptionHandlerFactory {
        public Factory(ExceptionHandlerFactory wrapped) {
            super(wrapped);
        }

        @Override
        public ExceptionHandler getExceptionHandler() {
            return new RefusalHandler(getWrapped().getExceptionHandler());
        }
    }

    @Override
    public void handle() {
        var context = FacesContext.getCurrentInstance();
        var events = getUnhandledExceptionQueuedEvents().iterator();
        while (events.hasNext()) {
            var failure = events.next().getContext().getException();
            if (handled(context, failure)) events.remove();
        }
        getWrapped().handle();
    }

    private static boolean handled(FacesContext context, Throwable failure) {
        var refusal = cause(failure, Refusal.class);
        if (refusal.isPresent()) refuse(context, refusal.get());
        var notAllowed = cause(failure, NotAllowed.class);
        notAllowed.ifPresent(no -> turnAway(context, no.why()));
        var expired = isExpired(context, failure);
        if (expired) expire(context);
        return refusal.isPresent() || notAllowed.isPresent() || expired;
    }

    private static <T extends Throwable> Optional<T> cause(Throwable failure, Class<T> type) {
        for (var cause = failure; cause != null; cause = cause.getCause())
            if (type.isInstance(cause)) return Optional.of(type.cast(cause));
        return Optional.empty();
    }

    /** A partial request gets its error page from OmniFaces. */
    private static boolean isExpired(FacesContext context, Throwable failure) {
        return cause(failure, ViewExpiredException.class).isPresent()
                && !context.getPartialViewContext().isAjaxRequest();
    }

    private static void expire(FacesContext context) {
        context.getExternalContext().getRequestMap().put(EXPIRED, true);
        answer(context, HttpServletResponse.SC_GONE);
    }

    private static void refuse(FacesContext context, Refusal refusal) {
        var words = Messages.in(AddressedViews.languageOf(context).locale()).refusal(refusal);
        if (context.isPostback()) {
            context.addMessage(null, new FacesMessage(FacesMessage.SEVERITY_ERROR, words, ""));
            context.validationFailed();
            context.renderResponse();
        } else {
            context.getExternalContext().getRequestMap().put(WORDS, words);
            answer(context, status(refusal.kind()));
        }
    }

    private static int status(Refusal.Kind kind) {
        return switch (kind) {
            case MALFORMED -> 400;
            case FORBIDDEN -> 403;
            case UNKNOWN -> 404;
            case CONFLICT -> 409;
            case GONE -> 410;
        };
    }

    private static void turnAway(FacesContext context, NotAllowed.Why why) {
        switch (why) {
            case NOT_SIGNED_IN -> signIn(context);
            case ROLE_MISSING -> answer(context, 403);
        }
    }

    private static void signIn(FacesContext context) {
        var external = context.getExternalContext();
        var wanted = Address.of((HttpServletRequest) external.getRequest());
        try {
            external.redirect(AddressFilter.signIn(
                    wanted.orElseGet(() -> new Address(AddressedViews.languageOf(context), "/", ""))));
        } catch (IOException gone) {
            throw new FacesException(gone);
        }
    }

    private static void answer(FacesContext context, int status) {
        try {
            context.getExternalContext().responseSendError(status, null);
        } catch (IOException gone) {
            throw new FacesException(gone);
        }
        context.responseComplete();
    }
}
