package om.hawalis.cli;

import java.io.PrintWriter;

/** Lines that end alike on every system. */
record Lines(PrintWriter out) {
    void print(String line) {
        out.print(line);
        out.print('\n');
    }

    void flush() {
        out.flush();
    }
}
