package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;

/** Positions to be dealt with, by the plies to their end. */
final class Agenda {
    private final List<IntList> byPlies = new ArrayList<>();

    void add(int plies, int position) {
        while (byPlies.size() <= plies) byPlies.add(new IntList());
        byPlies.get(plies).add(position);
    }

    /** One more than the most plies entered so far. */
    int length() {
        return byPlies.size();
    }

    IntList due(int plies) {
        return byPlies.get(plies);
    }
}
