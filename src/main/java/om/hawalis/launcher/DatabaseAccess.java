package om.hawalis.launcher;

import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** How to sign in to a database as one of its roles. */
public record DatabaseAccess(String url, String user, String password) {
    public DataSource dataSource() {
        var source = new PGSimpleDataSource();
        source.setURL(url);
        source.setUser(user);
        source.setPassword(password);
        return source;
    }

    @Override
    public String toString() {
        return user + " at " + url;
    }
}
