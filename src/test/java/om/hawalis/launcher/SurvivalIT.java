package om.hawalis.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import om.hawalis.TestVisitor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as it is shipped, through what happens to a machine in a hall. Each test leaves it serving. */
class SurvivalIT {
    @TempDir
    private static Path directory;

    private static RunningHawalis hawalis;

    @BeforeAll
    static void start() throws Exception {
        hawalis = RunningHawalis.start(directory.resolve("data"));
        execute("create table drill (fact text not null)");
    }

    @AfterAll
    static void stop() throws Exception {
        hawalis.close();
    }

    @Test
    void its_database_killed_it_serves_again_within_15_seconds() throws Exception {
        var killed = hawalis.database().getFirst().pid();
        execute("insert into drill values ('before the database was killed')");

        hawalis.killDatabase();
        hawalis.awaitReady(Duration.ofSeconds(15));

        assertThat(hawalis.database().getFirst().pid()).isNotEqualTo(killed);
        assertThat(isKept("before the database was killed")).isTrue();
    }

    @Test
    void killed_itself_it_takes_its_orphaned_database_over() throws Exception {
        execute("insert into drill values ('before it was killed')");

        hawalis.kill();
        var orphan = hawalis.database().getFirst();
        hawalis.startAgain();

        assertThat(orphan.isAlive()).isFalse();
        assertThat(hawalis.database()).isNotEmpty();
        assertThat(isKept("before it was killed")).isTrue();
    }

    @Test
    void the_first_visitor_becomes_the_administrator_by_the_code_on_the_console() throws Exception {
        var visitor = new TestVisitor(hawalis.address());
        var form = TestVisitor.form(visitor.get("/en/set-up"), "setUp");
        TestVisitor.fill(form, "code", setUpCode());
        TestVisitor.fill(form, "name", "Maryam");
        TestVisitor.fill(form, "login", "maryam");
        TestVisitor.fill(form, "password", "a sentence nobody guesses");
        form.put("setUp:finish", "x");

        var answer = visitor.post("/en/set-up", form);

        assertThat(answer.statusCode()).isEqualTo(302);
        assertThat(visitor.get("/en/admin/accounts").body()).contains("maryam");
        assertThat(new TestVisitor(hawalis.address()).get("/en/set-up").statusCode())
                .isEqualTo(410);
    }

    /** Of the newest start. */
    private static String setUpCode() throws IOException {
        var lines = hawalis.log().lines().filter(line -> line.startsWith("set-up code "));
        return lines.reduce((older, newer) -> newer).orElseThrow().substring("set-up code ".length());
    }

    @Test
    void told_to_end_it_stops_its_database_and_finds_its_data_on_the_next_start() throws Exception {
        execute("insert into drill values ('before it was stopped')");

        hawalis.stop();

        assertThat(hawalis.database()).isEmpty();
        hawalis.startAgain();
        assertThat(isKept("before it was stopped")).isTrue();
    }

    @Test
    void a_second_launcher_on_the_same_data_is_refused() throws Exception {
        var port = Integer.toString(ClusterSettings.freePort());

        var second =
                HawalisJar.run("serve", "--port", port, "--data", hawalis.data().toString());

        assertThat(second.exit()).isEqualTo(1);
        assertThat(second.errors()).contains("Another Hawalis", hawalis.data().toString(), "--data");
        assertThat(hawalis.isReady()).isTrue();
    }

    private static void execute(String sql) throws Exception {
        try (var connection = hawalis.owner().dataSource().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static boolean isKept(String fact) throws Exception {
        try (var connection = hawalis.owner().dataSource().getConnection();
                var statement = connection.prepareStatement("select from drill where fact = ?")) {
            statement.setString(1, fact);
            try (var rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }
}
