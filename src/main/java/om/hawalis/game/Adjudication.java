package om.hawalis.game;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.Optional;

/** What {@code verification}, and nothing else, asks and says of games, inside its own transaction. */
@Singleton
@Transactional(Transactional.TxType.MANDATORY)
public class Adjudication {
    private final Records records;
    private final Announcements announcements;

    @Inject
    public Adjudication(Records records, Announcements announcements) {
        this.records = records;
        this.announcements = announcements;
    }

    /** The game as it stands, and stays until this transaction ends. */
    public GameSheet lock(GameId id) {
        return records.takeAnyway(id).sheet();
    }

    /** The same, for somebody who may write it down. */
    public GameSheet lockToRecord(GameId id) {
        return records.take(id).sheet();
    }

    /** The game is over as declared; whatever was said before no longer holds. */
    public GameSheet end(GameId id, DeclaredResult declared) {
        var record = records.takeAnyway(id);
        if (record.record().said().equals(Optional.of(declared))) return record.sheet();
        record.append(new Fact.EndingSaid(declared), Optional.empty());
        return record.sheet();
    }

    /** What was said of the end does not hold; the game goes on unless its moves came to a verdict. */
    public GameSheet reopen(GameId id) {
        var record = records.takeAnyway(id);
        if (record.record().said().isEmpty()) return record.sheet();
        record.append(new Fact.EndingWithdrawn(), Optional.empty());
        return record.sheet();
    }

    /** Records the plies of a whole score sheet that go beyond those already there, with which it must agree. */
    public GameSheet enter(GameId id, int revision, ScoreSheet sheet) {
        sheet.requireWhole();
        var record = records.take(id);
        record.requireRevision(revision);
        record.requireOpen();
        var there = record.record().game();
        sheet.requireContinuing(there);
        var news = sheet.game().plies().stream()
                .skip(there.length())
                .map(ply -> new Fact.Ply(ply.number(), ply.hole().index()))
                .toList();
        if (news.isEmpty()) return record.sheet();
        record.append(news, Optional.empty());
        announcements.played(record);
        return record.sheet();
    }
}
