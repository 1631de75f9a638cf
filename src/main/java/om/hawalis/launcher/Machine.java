package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What differs between the machines PostgreSQL is started on. */
enum Machine {
    LINUX,
    MAC,
    WINDOWS;

    static Machine here() {
        var name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) return WINDOWS;
        return name.startsWith("mac") ? MAC : LINUX;
    }

    /** The name under which the binaries' archive carries this machine. */
    String archive() {
        var arm = System.getProperty("os.arch").equals("aarch64");
        var system = this == MAC ? "darwin" : name().toLowerCase(Locale.ROOT);
        return "/postgres-" + system + "-" + (arm ? "arm_64" : "x86_64") + ".txz";
    }

    String executable(String program) {
        return this == WINDOWS ? program + ".exe" : program;
    }

    /** PostgreSQL refuses to run as root; in a user namespace of its own it does not see that it is. */
    List<String> unprivileged(List<String> command) {
        return isRoot() ? prefixed(List.of("unshare", "--user"), command) : command;
    }

    /** A session of its own, so that Ctrl-C stops the launcher and the launcher the database, in this order. */
    List<String> detached(List<String> command) {
        return this == LINUX ? prefixed(List.of("setsid"), command) : command;
    }

    private static List<String> prefixed(List<String> prefix, List<String> command) {
        var whole = new ArrayList<>(prefix);
        whole.addAll(command);
        return List.copyOf(whole);
    }

    boolean isRoot() {
        try {
            return this == LINUX && Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
