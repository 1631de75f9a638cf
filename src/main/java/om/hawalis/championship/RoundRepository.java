package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.platform.Refusal;

@Dependent
class RoundRepository {
    private static final String NOT_PUT_OFF =
            " and not exists (select 1 from BoardDelay d where d.boardId = b.id and d.endedAt is null)";

    private final EntityManager entities;

    @Inject
    RoundRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Round round, List<Board> boards, List<Seat> seats) {
        entities.persist(round);
        boards.forEach(entities::persist);
        entities.flush();
        seats.forEach(entities::persist);
        entities.flush();
    }

    void add(List<StagePlace> field) {
        field.forEach(entities::persist);
        entities.flush();
    }

    /** By stage and place. */
    List<StagePlace> fields(ChampionshipId championship) {
        return entities.createQuery(
                        "from StagePlace p where p.championshipId = ?1 order by p.stage, p.place", StagePlace.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** A stage whose first round is gone has not begun. */
    void clearField(ChampionshipId championship, int stage) {
        entities.createQuery("delete from StagePlace p where p.championshipId = ?1 and p.stage = ?2")
                .setParameter(1, championship.value())
                .setParameter(2, stage)
                .executeUpdate();
    }

    void explain(RoundId round, String reasons) {
        entities.persist(new RoundReasons(round, reasons));
        entities.flush();
    }

    void explainAnew(RoundId round, String reasons) {
        entities.createQuery("update RoundReasons r set r.text = ?2 where r.roundId = ?1")
                .setParameter(1, round.value())
                .setParameter(2, reasons)
                .executeUpdate();
    }

    /** Why the pairing made a round as it did; empty where a table says it all. */
    String reasons(RoundId round) {
        return Optional.ofNullable(entities.find(RoundReasons.class, round.value()))
                .map(RoundReasons::text)
                .orElse("");
    }

    /** Only a draft: nobody has acted on it. */
    void remove(Round round) {
        entities.createQuery("delete from RoundReasons r where r.roundId = ?1")
                .setParameter(1, round.id().value())
                .executeUpdate();
        clear(round);
        entities.remove(round);
        entities.flush();
    }

    /** Other boards for a draft. */
    void replace(Round round, SeatingPlan plan) {
        clear(round);
        plan.boards().forEach(entities::persist);
        entities.flush();
        plan.seats().forEach(entities::persist);
        entities.lock(round, LockModeType.PESSIMISTIC_FORCE_INCREMENT);
        entities.flush();
    }

    private void clear(Round round) {
        entities.createQuery("delete from Seat s where s.roundId = ?1")
                .setParameter(1, round.id().value())
                .executeUpdate();
        entities.createQuery("delete from Board b where b.roundId = ?1")
                .setParameter(1, round.id().value())
                .executeUpdate();
    }

    void flush() {
        entities.flush();
    }

    /** The championship a round belongs to, read before its lock is taken. */
    ChampionshipId championshipOf(RoundId round) {
        return entities.createQuery("select r.championshipId from ChampionshipRound r where r.id = ?1", UUID.class)
                .setParameter(1, round.value())
                .getResultStream()
                .findFirst()
                .map(ChampionshipId::new)
                .orElseThrow(() -> Refusal.unknown("round"));
    }

    /** The round a board belongs to, read before its lock is taken. */
    RoundId roundOf(BoardId board) {
        return entities.createQuery("select b.roundId from Board b where b.id = ?1", UUID.class)
                .setParameter(1, board.value())
                .getResultStream()
                .findFirst()
                .map(RoundId::new)
                .orElseThrow(() -> Refusal.unknown("board"));
    }

    /** Two results at once close a round once. Read anew: it may have been seen before the lock. */
    Round lock(RoundId id) {
        var round = find(id).orElseThrow(() -> Refusal.unknown("round"));
        entities.refresh(round, LockModeType.PESSIMISTIC_WRITE);
        return round;
    }

    void add(BoardDelay delay) {
        entities.persist(delay);
        entities.flush();
    }

    /** The one that stands. */
    Optional<BoardDelay> delay(BoardId board) {
        return entities.createQuery("from BoardDelay d where d.boardId = ?1 and d.endedAt is null", BoardDelay.class)
                .setParameter(1, board.value())
                .getResultStream()
                .findFirst();
    }

    /** Those that stand. */
    List<BoardDelay> delays(ChampionshipId championship) {
        return entities.createQuery(
                        "select d from BoardDelay d join Board b on b.id = d.boardId"
                                + " join ChampionshipRound r on r.id = b.roundId"
                                + " where r.championshipId = ?1 and d.endedAt is null",
                        BoardDelay.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** How many games of a board have no official result. */
    int openGames(BoardId board) {
        return Math.toIntExact(entities.createQuery(
                        "select b.games - (select count(r) from OfficialResult r where r.boardId = b.id"
                                + " and r.supersededAt is null) from Board b where b.id = ?1",
                        Long.class)
                .setParameter(1, board.value())
                .getSingleResult());
    }

    /** How many games of a round have no official result; those of boards put off apart. */
    int unsettledGames(RoundId round) {
        var games = entities.createQuery(
                        "select coalesce(sum(b.games), 0) from Board b where b.roundId = ?1" + NOT_PUT_OFF, Long.class)
                .setParameter(1, round.value())
                .getSingleResult();
        var official = entities.createQuery(
                        "select count(r) from OfficialResult r join Board b on b.id = r.boardId"
                                + " where b.roundId = ?1 and r.supersededAt is null" + NOT_PUT_OFF,
                        Long.class)
                .setParameter(1, round.value())
                .getSingleResult();
        return Math.toIntExact(games - official);
    }

    /** The two seats of a board; their entries come along, so that looking those up costs nothing more. */
    List<Seat> seats(BoardId board) {
        return entities.createQuery(
                        "select s, e from Seat s join Entry e on e.id = s.entryId where s.boardId = ?1", Object[].class)
                .setParameter(1, board.value())
                .getResultStream()
                .map(row -> (Seat) row[0])
                .toList();
    }

    Optional<Round> find(RoundId id) {
        return Optional.ofNullable(entities.find(Round.class, id.value()));
    }

    /** Its round and championship come along, so that looking those up costs nothing more. */
    Optional<Board> find(BoardId id) {
        return entities.createQuery(
                        "select b, r, c from Board b join ChampionshipRound r on r.id = b.roundId"
                                + " join Championship c on c.id = r.championshipId where b.id = ?1",
                        Object[].class)
                .setParameter(1, id.value())
                .getResultStream()
                .findFirst()
                .map(row -> (Board) row[0]);
    }

    /** In order. */
    List<Round> of(ChampionshipId championship) {
        return entities.createQuery(
                        "from ChampionshipRound r where r.championshipId = ?1 order by r.number", Round.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /**
     * How many rounds are paired. One on its way was made with who was there: it is taken back first, so that nothing changes
     * unseen.
     */
    int requireNoneUnderWay(ChampionshipId championship) {
        var paired = of(championship);
        paired.stream().filter(round -> !round.state().isPublic()).findFirst().ifPresent(round -> {
            throw Refusal.conflict("round.under-way", round.number());
        });
        return paired.size();
    }

    Map<ChampionshipId, Integer> releasedCounts(List<ChampionshipId> championships) {
        return entities.createQuery(
                        "select r.championshipId, count(r) from ChampionshipRound r where r.championshipId in ?1"
                                + " and r.releasedAt is not null group by r.championshipId",
                        Object[].class)
                .setParameter(
                        1, championships.stream().map(ChampionshipId::value).toList())
                .getResultStream()
                .collect(Collectors.toMap(
                        row -> new ChampionshipId((UUID) row[0]), row -> Math.toIntExact((Long) row[1])));
    }

    /** In order of round and board. */
    List<Board> boards(ChampionshipId championship) {
        return entities.createQuery(
                        "select b from Board b join ChampionshipRound r on r.id = b.roundId"
                                + " where r.championshipId = ?1 order by r.number, b.number",
                        Board.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    List<Seat> seats(ChampionshipId championship) {
        return entities.createQuery(
                        "select s from Seat s join ChampionshipRound r on r.id = s.roundId"
                                + " join Entry e on e.id = s.entryId"
                                + " where r.championshipId = ?1 order by r.number, e.number",
                        Seat.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** In order. */
    List<RoundTime> times(ChampionshipId championship) {
        return entities.createQuery("from RoundTime t where t.championshipId = ?1 order by t.round", RoundTime.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** These times and no others. */
    void schedule(ChampionshipId championship, Map<Integer, Instant> wanted) {
        var left = new HashMap<>(wanted);
        for (var time : times(championship)) {
            var at = left.remove(time.round());
            if (at == null) entities.remove(time);
            else time.moveTo(at);
        }
        left.forEach((round, at) -> entities.persist(new RoundTime(championship, round, at)));
    }
}
