package om.hawalis.championship;

/** How often everyone meets everyone. */
public enum Cycles {
    SINGLE(1),
    DOUBLE(2);

    private final int count;

    Cycles(int count) {
        this.count = count;
    }

    public int count() {
        return count;
    }
}
