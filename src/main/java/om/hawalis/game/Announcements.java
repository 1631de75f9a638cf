package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;

/** Tells what has become of a game. */
@Dependent
class Announcements {
    private final Event<MovePlayed> moves;
    private final Event<GameDecided> decisions;
    private final Event<PlyUndone> undos;
    private final Event<EndingTakenBack> reopenings;
    private final Event<RecordSetAside> asides;

    @Inject
    Announcements(
            Event<MovePlayed> moves,
            Event<GameDecided> decisions,
            Event<PlyUndone> undos,
            Event<EndingTakenBack> reopenings,
            Event<RecordSetAside> asides) {
        this.moves = moves;
        this.decisions = decisions;
        this.undos = undos;
        this.reopenings = reopenings;
        this.asides = asides;
    }

    /** The last ply is new; with it, the moves may have come to a verdict. */
    void played(OpenRecord record) {
        var now = record.record();
        moves.fire(new MovePlayed(
                record.championship(), record.id(), now.revision(), now.game().length()));
        if (now.game().verdict().isPresent())
            decisions.fire(new GameDecided(record.championship(), record.id(), now.revision()));
    }

    void undone(OpenRecord record, int ply) {
        undos.fire(new PlyUndone(record.championship(), record.id(), revision(record), ply));
    }

    void reopened(OpenRecord record) {
        reopenings.fire(new EndingTakenBack(record.championship(), record.id(), revision(record)));
    }

    void setAside(OpenRecord record) {
        asides.fire(new RecordSetAside(record.championship(), record.id(), revision(record)));
    }

    private static int revision(OpenRecord record) {
        return record.record().revision();
    }
}
