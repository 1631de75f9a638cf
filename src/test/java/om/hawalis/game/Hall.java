package om.hawalis.game;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import om.hawalis.platform.Secret;
import om.hawalis.security.AccountId;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;

/**
 * A running championship with a released round whose games are open, and the people around it; written straight into the tables, so
 * that it serves tests on either side of the container.
 */
public final class Hall {
    private final DataSource database;
    private final UUID championship = UUID.randomUUID();
    private final UUID round = UUID.randomUUID();
    private final List<GameId> games = new ArrayList<>();
    private final List<UUID> boards = new ArrayList<>();

    /** Somebody with an account and a token. */
    public record Person(Identity.SignedIn identity, Secret token) {
        public AccountId account() {
            return identity.account();
        }
    }

    private final Person organiser;
    private final Person arbiter;
    private final Person scorer;
    private final Person south;
    private final Person north;
    private final Person stranger;

    private Hall(DataSource database, int boardsInAll, String rules) {
        this.database = database;
        organiser = person(Role.ORGANISER);
        arbiter = person(Role.ARBITER);
        scorer = person(Role.SCORER);
        south = person(Role.PLAYER);
        north = person(Role.PLAYER);
        stranger = person(Role.ORGANISER, Role.ARBITER, Role.SCORER, Role.PLAYER);
        championship(rules);
        appoint(organiser, "ORGANISER");
        appoint(arbiter, "ARBITER");
        appoint(scorer, "SCORER");
        for (var number = 1; number <= boardsInAll; number++) board(number, rules);
    }

    public static Hall with(DataSource database, int boards) {
        return new Hall(database, boards, "oman");
    }

    public static Hall under(DataSource database, String rules) {
        return new Hall(database, 1, rules);
    }

    public GameId game() {
        return games.getFirst();
    }

    public List<GameId> games() {
        return games;
    }

    public UUID board() {
        return boards.getFirst();
    }

    public UUID championship() {
        return championship;
    }

    public UUID round() {
        return round;
    }

    public Person organiser() {
        return organiser;
    }

    public Person arbiter() {
        return arbiter;
    }

    public Person scorer() {
        return scorer;
    }

    /** Who plays South on the first board. */
    public Person south() {
        return south;
    }

    /** Who plays North on the first board. */
    public Person north() {
        return north;
    }

    /** Has every role, and no office here. */
    public Person stranger() {
        return stranger;
    }

    private Person person(Role... roles) {
        var account = UUID.randomUUID();
        var login = "h" + account.toString().substring(0, 13);
        var secret = Secret.fresh();
        run(
                "insert into account (id, login, display_name, created_at) values (?, ?, 'Test person', now())",
                account,
                login);
        for (var role : roles) run("insert into account_role (account_id, role) values (?, ?)", account, role.name());
        run(
                "insert into api_token (id, secret_hash, account_id, label, created_at, expires_at)"
                        + " values (?, ?, ?, 'test', now(), now() + interval '1 day')",
                UUID.randomUUID(),
                secret.hash(),
                account);
        return new Person(new Identity.SignedIn(new AccountId(account), login, "Test person", Set.of(roles)), secret);
    }

    /** One more person who holds an office here. */
    public Person official(Role role) {
        var person = person(role);
        appoint(person, role.name());
        return person;
    }

    /** Gives somebody a role and the office of that name. */
    public Person promote(Person person, Role role) {
        run(
                "insert into account_role (account_id, role) values (?, ?)",
                person.account().value(),
                role.name());
        appoint(person, role.name());
        var identity = person.identity();
        var roles = new HashSet<>(identity.roles());
        roles.add(role);
        return new Person(
                new Identity.SignedIn(identity.account(), identity.login(), identity.displayName(), roles),
                person.token());
    }

    private void appoint(Person person, String office) {
        run(
                "insert into official (id, championship_id, account_id, office, appointed_at, appointed_by)"
                        + " values (?, ?, ?, ?, now(), ?)",
                UUID.randomUUID(),
                championship,
                person.account().value(),
                office,
                organiser.account().value());
    }

    private void championship(String rules) {
        var club = UUID.randomUUID();
        run(
                "insert into club (id, slug, name_latin, name_arabic, search_text, place, founded_at)"
                        + " values (?, ?, ?, '', ?, '', now())",
                club,
                "c" + club,
                "Club " + club,
                "club " + club);
        run(
                "insert into championship (id, slug, name_latin, name_arabic, search_text, club_id, venue, first_day,"
                    + " last_day, zone, rule_set, rule_set_version, win_points, draw_points, loss_points, tie_breaks,"
                    + " lot_seed, stages, state, created_at, started_at) values (?, ?, 'Test cup', '', 'test cup', ?,"
                    + " '', current_date, current_date, 'Asia/Muscat', ?, 1, 2, 1, 0, 'DE,SB,WON', 7,"
                    + " 'ROUND_ROBIN:SINGLE', 'RUNNING', now(), now())",
                championship,
                "t" + championship,
                club,
                rules);
        var by = organiser.account().value();
        run(
                "insert into championship_round (id, championship_id, number, state, proposed_at, proposed_by,"
                    + " confirmed_at, confirmed_by, released_at, released_by) values (?, ?, 1, 'RELEASED', now(), ?,"
                    + " now(), ?, now(), ?)",
                round,
                championship,
                by,
                by,
                by);
    }

    private void board(int number, String rules) {
        var board = UUID.randomUUID();
        var first = number == 1;
        run("insert into board (id, round_id, number, games) values (?, ?, ?, 1)", board, round, number);
        var southEntry = entry(2 * number - 1, board, "SOUTH", first ? south : stranger, first);
        var northEntry = entry(2 * number, board, "NORTH", first ? north : stranger, first);
        var game = new GameId(UUID.randomUUID());
        run(
                "insert into game (id, championship_id, board_id, number, south_entry_id, north_entry_id, rule_set,"
                        + " rule_set_version, opened_at) values (?, ?, ?, 1, ?, ?, ?, 1, now())",
                game.value(),
                championship,
                board,
                southEntry,
                northEntry,
                rules);
        games.add(game);
        boards.add(board);
    }

    private UUID entry(int number, UUID board, String side, Person person, boolean linked) {
        var player = UUID.randomUUID();
        run(
                "insert into player (id, name_latin, name_arabic, search_text, registered_at) values (?, ?, '', ?,"
                        + " now())",
                player,
                "Player " + number,
                "player " + number);
        if (linked)
            run(
                    "update account set player_id = ? where id = ?",
                    player,
                    person.account().value());
        var entry = UUID.randomUUID();
        run(
                "insert into entry (id, championship_id, player_id, number, name_latin, name_arabic, club_latin,"
                        + " club_arabic, entered_at, entered_by) values (?, ?, ?, ?, ?, '', 'Ruwi', '', now(), ?)",
                entry,
                championship,
                player,
                number,
                "Player " + number,
                organiser.account().value());
        run(
                "insert into seat (id, round_id, entry_id, board_id, side) values (?, ?, ?, ?, ?)",
                UUID.randomUUID(),
                round,
                entry,
                board,
                side);
        return entry;
    }

    /** Rows of a table that belong to a game. */
    public int count(String table, GameId game) {
        return count("select count(*) from " + table + " where game_id = ?", game.value());
    }

    /** What the audit trail holds of somebody. */
    public int auditLines(Person person) {
        return count(
                "select count(*) from audit_line where account_id = ?",
                person.account().value());
    }

    private int count(String sql, UUID id) {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(sql)) {
            statement.setObject(1, id);
            try (var rows = statement.executeQuery()) {
                rows.next();
                return rows.getInt(1);
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private void run(String sql, Object... values) {
        try (Connection connection = database.getConnection();
                var statement = connection.prepareStatement(sql)) {
            for (var i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
            statement.executeUpdate();
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
