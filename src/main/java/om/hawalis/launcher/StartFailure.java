package om.hawalis.launcher;

/** A start that cannot go on. The message says, to whoever typed the command, what is wrong and what to do about it. */
public final class StartFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StartFailure(String message) {
        super(message);
    }

    public StartFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
