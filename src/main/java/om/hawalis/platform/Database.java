package om.hawalis.platform;

import jakarta.annotation.sql.DataSourceDefinition;
import jakarta.enterprise.context.ApplicationScoped;

/**
 * The application's data source. Its address comes from {@code hawalis.db.url}, {@code .user} and {@code .password}: system
 * properties, or {@code HAWALIS_DB_URL}, {@code _USER} and {@code _PASSWORD}. A connection is tried before it is lent, so that a
 * database that was away is used again as soon as it is back.
 */
@DataSourceDefinition(
        name = Database.NAME,
        className = "org.postgresql.ds.PGSimpleDataSource",
        url = "${MPCONFIG=hawalis.db.url}",
        user = "${MPCONFIG=hawalis.db.user}",
        password = "${MPCONFIG=hawalis.db.password}",
        minPoolSize = 2,
        maxPoolSize = 20,
        properties = {
            "fish.payara.is-connection-validation-required=true",
            "fish.payara.connection-validation-method=custom-validation",
            "fish.payara.validation-classname=org.glassfish.api.jdbc.validation.PostgresConnectionValidation"
        })
@ApplicationScoped
public class Database {
    public static final String NAME = "java:app/jdbc/hawalis";
}
