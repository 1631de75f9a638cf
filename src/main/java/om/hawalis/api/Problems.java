package om.hawalis.api;

import jakarta.json.JsonException;
import jakarta.json.bind.JsonbException;
import jakarta.persistence.OptimisticLockException;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import om.hawalis.platform.Refusal;
import om.hawalis.security.NotAllowed;

/** The one place where what went wrong becomes a status. */
@Provider
public class Problems implements ExceptionMapper<Throwable> {
    private static final System.Logger LOG = System.getLogger(Problems.class.getName());

    @Context
    private HttpHeaders headers;

    @Override
    public Response toResponse(Throwable thrown) {
        return find(thrown, Refusal.class)
                .map(refusal -> Problem.of(refusal, headers))
                .or(() -> find(thrown, NotAllowed.class).map(this::notAllowed))
                .or(() -> malformed(thrown))
                .or(() -> find(thrown, WebApplicationException.class).map(this::ofStatus))
                .or(() -> overtaken(thrown))
                .orElseGet(() -> bug(thrown));
    }

    private Response notAllowed(NotAllowed notAllowed) {
        return switch (notAllowed.why()) {
            case NOT_SIGNED_IN -> problem(401, "not-signed-in");
            case ROLE_MISSING -> problem(403, "role-missing");
        };
    }

    private Optional<Response> malformed(Throwable thrown) {
        var reading = find(thrown, JsonbException.class).isPresent()
                || find(thrown, JsonException.class).isPresent()
                || find(thrown, ProcessingException.class).isPresent();
        return reading ? Optional.of(problem(400, "json")) : Optional.empty();
    }

    private Response ofStatus(WebApplicationException thrown) {
        var status = thrown.getResponse().getStatus();
        return switch (status) {
            case 400 -> problem(400, "json");
            case 401 -> problem(401, "not-signed-in");
            case 403 -> problem(403, "role-missing");
            case 404 -> problem(404, "address");
            case 405 -> problem(405, "method");
            case 406, 415 -> problem(status, "media-type");
            default -> status < 500 ? problem(status, "json") : bug(thrown);
        };
    }

    /** Someone else was first: seen by version, or by what must be unique. */
    private Optional<Response> overtaken(Throwable thrown) {
        var unique = find(thrown, SQLException.class)
                .map(SQLException::getSQLState)
                .filter(state -> state.equals("23505") || state.equals("23P01"));
        return unique.isPresent() || find(thrown, OptimisticLockException.class).isPresent()
                ? Optional.of(problem(409, "edited-meanwhile"))
                : Optional.empty();
    }

    private Response bug(Throwable thrown) {
        var id = UUID.randomUUID().toString();
        LOG.log(System.Logger.Level.ERROR, "Request failed, reference " + id, thrown);
        return Problem.of(500, "bug", new Object[] {id}, Map.of("reference", id), headers);
    }

    private Response problem(int status, String key) {
        return Problem.of(status, key, new Object[0], Map.of(), headers);
    }

    private static <T extends Throwable> Optional<T> find(Throwable thrown, Class<T> type) {
        return Stream.iterate(thrown, t -> t != null, Throwable::getCause)
                .limit(20)
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst();
    }
}
