package om.hawalis.engine;

/** A tag whose value is not one of those known. */
record TagFault(Tag tag, String written, String right) {}
