package om.hawalis.platform;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jspecify.annotations.Nullable;

/** Ready means: the database answers. */
@Readiness
@ApplicationScoped
public class DatabaseCheck implements HealthCheck {
    private static final int SECONDS = 2;

    @Resource(lookup = Database.NAME)
    private @Nullable DataSource database;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("database").status(answers()).build();
    }

    private boolean answers() {
        if (database == null) return false;
        try (var connection = database.getConnection()) {
            return connection.isValid(SECONDS);
        } catch (SQLException unreachable) {
            return false;
        }
    }
}
