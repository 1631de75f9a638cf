package om.hawalis.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Objects;

/** The description of this API, made from the resources when the application was built. */
@Path("openapi.json")
@Endpoint
public class OpenApiResource {
    @GET
    @Produces(MediaType.APPLICATION_JSON)
    public Response get() throws IOException {
        try (var document = OpenApiResource.class.getResourceAsStream("/openapi/openapi.json")) {
            return Response.ok(Objects.requireNonNull(document).readAllBytes()).build();
        }
    }
}
