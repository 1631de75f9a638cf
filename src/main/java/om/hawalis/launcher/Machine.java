package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

    /** A session of its own, so that Ctrl-C stops the launcher, and the launcher the database, in this order. */
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

    /** Says what to do where root may not have a user namespace. */
    void requireUserNamespace() throws IOException, InterruptedException {
        if (!isRoot()) return;
        var outcome = new Command(unprivileged(List.of("true"))).run(Path.of("/"), 10);
        if (outcome.failed())
            throw new StartFailure("PostgreSQL refuses to run as root, and this system allows no user namespace ("
                    + outcome.output() + "). Run Hawalis as another user, or set HAWALIS_DB_URL, HAWALIS_DB_USER and"
                    + " HAWALIS_DB_PASSWORD to use a database that runs elsewhere.");
    }

    /** Whether the process runs that program in that directory, as far as this machine tells. */
    boolean runs(ProcessHandle process, String program, Path directory) {
        var command = process.info().command().map(Path::of).map(Path::getFileName);
        if (!command.equals(Optional.of(Path.of(program).getFileName()))) return false;
        return this != LINUX || directory.equals(workingDirectory(process));
    }

    private static Path workingDirectory(ProcessHandle process) {
        try {
            return Files.readSymbolicLink(Path.of("/proc", Long.toString(process.pid()), "cwd"));
        } catch (IOException ended) {
            return Path.of("");
        }
    }
}
