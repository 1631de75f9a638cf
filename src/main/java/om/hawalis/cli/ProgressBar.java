package om.hawalis.cli;

import java.io.PrintWriter;

/** A bar on standard error that grows in place. */
final class ProgressBar {
    private static final int WIDTH = 40;

    private final PrintWriter err;
    private final String what;
    private int shown = -1;

    ProgressBar(PrintWriter err, String what) {
        this.err = err;
        this.what = what;
    }

    void show(long done, long whole) {
        var percent = (int) (100 * Math.min(done, whole) / whole);
        if (percent == shown) return;
        shown = percent;
        var full = percent * WIDTH / 100;
        err.print("\r" + what + " [" + "#".repeat(full) + " ".repeat(WIDTH - full) + "] " + percent + " %");
        if (percent == 100) err.println();
        err.flush();
    }
}
