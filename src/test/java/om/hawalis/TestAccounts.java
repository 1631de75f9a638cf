package om.hawalis;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.sql.SQLException;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import om.hawalis.platform.Secret;
import om.hawalis.security.AccountId;
import om.hawalis.security.Role;

/** Accounts for tests that stand outside the application: written past it, as the database's owner. */
public final class TestAccounts {
    /** Of all who sign in. */
    public static final String PASSWORD = "a long enough password";

    private TestAccounts() {}

    /** A new account that holds these roles, and a token that acts for it. */
    public static Secret token(Role... roles) {
        var account = UUID.randomUUID();
        var secret = Secret.fresh();
        try (var connection = TestDatabase.owner().dataSource().getConnection()) {
            run(
                    connection,
                    "insert into account (id, login, display_name, created_at) values (?, ?, ?, now())",
                    account,
                    "t" + account.toString().substring(0, 12),
                    "Test person");
            for (var role : roles)
                run(connection, "insert into account_role (account_id, role) values (?, ?)", account, role.name());
            run(
                    connection,
                    "insert into api_token (id, secret_hash, account_id, label, created_at, expires_at)"
                            + " values (?, ?, ?, 'test', now(), now() + interval '1 day')",
                    UUID.randomUUID(),
                    secret.hash(),
                    account);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return secret;
    }

    /** A new account that holds these roles and signs in by the {@link #PASSWORD}. */
    public static String login(Role... roles) {
        var account = UUID.randomUUID();
        var login = "t" + account.toString().substring(0, 12);
        try (var connection = TestDatabase.owner().dataSource().getConnection()) {
            run(
                    connection,
                    "insert into account (id, login, display_name, password_hash, created_at) values (?, ?, ?, ?,"
                            + " now())",
                    account,
                    login,
                    "Test person",
                    hash(PASSWORD));
            for (var role : roles)
                run(connection, "insert into account_role (account_id, role) values (?, ?)", account, role.name());
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return login;
    }

    /** A token that acts for the account with this login. */
    public static Secret tokenOf(String login) {
        var secret = Secret.fresh();
        try (var connection = TestDatabase.owner().dataSource().getConnection()) {
            run(
                    connection,
                    "insert into api_token (id, secret_hash, account_id, label, created_at, expires_at)"
                            + " select ?, ?, id, 'test', now(), now() + interval '1 day' from account where login = ?",
                    UUID.randomUUID(),
                    secret.hash(),
                    login);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return secret;
    }

    /** The account that signs in so. */
    public static UUID id(String login) {
        try (var connection = TestDatabase.owner().dataSource().getConnection();
                var statement = connection.prepareStatement("select id from account where login = ?")) {
            statement.setString(1, login);
            try (var row = statement.executeQuery()) {
                if (!row.next()) throw new IllegalStateException("nobody signs in as " + login);
                return row.getObject(1, UUID.class);
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** From now on this account signs in by the {@link #PASSWORD}. */
    public static void password(AccountId account) {
        try (var connection = TestDatabase.owner().dataSource().getConnection()) {
            run(connection, "update account set password_hash = ? where id = ?", hash(PASSWORD), account.value());
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static String hash(String password) {
        try {
            var salt = "a salt for tests, of 32 bytes...".getBytes(StandardCharsets.US_ASCII);
            var spec = new PBEKeySpec(password.toCharArray(), salt, 210_000, 256);
            var key = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512").generateSecret(spec);
            var base64 = Base64.getEncoder();
            return "PBKDF2WithHmacSHA512:210000:%s:%s"
                    .formatted(base64.encodeToString(salt), base64.encodeToString(key.getEncoded()));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static void run(java.sql.Connection connection, String sql, Object... values) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            for (var i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
            statement.executeUpdate();
        }
    }
}
