package om.hawalis.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import om.hawalis.championship.Template;

/** The templates from which a championship may be set up. */
@Path("championship-templates")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
public class TemplateResource {
    @GET
    public List<TemplateJson> list() {
        return Arrays.stream(Template.values()).map(TemplateJson::of).toList();
    }
}
