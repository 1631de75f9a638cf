package om.hawalis.launcher;

/** A start that cannot go on. The message says, to whoever typed the command, what is wrong and what to do about it. */
public final class StartFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    StartFailure(String message) {
        super(message);
    }

    StartFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** The failure that was already put into words, or these words for what happened. */
    static StartFailure of(String what, Exception cause) {
        if (cause instanceof StartFailure said) return said;
        if (cause instanceof InterruptedException) Thread.currentThread().interrupt();
        return new StartFailure(what + ": " + cause.getMessage(), cause);
    }
}
