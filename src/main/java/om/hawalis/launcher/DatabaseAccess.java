package om.hawalis.launcher;

import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** How to sign in to a database as one of its users. */
public record DatabaseAccess(String url, String user, String password) {

    /** The same sign-in, with the rights of a role the user is a member of. */
    DatabaseAccess actingAs(String role) {
        var separator = url.contains("?") ? "&" : "?";
        return new DatabaseAccess(url + separator + "options=-c%20role%3D" + role, user, password);
    }

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
