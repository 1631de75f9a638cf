package om.hawalis.api;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;

/** The address under which all resources stand. */
@ApplicationPath("/api/v1")
@OpenAPIDefinition(info = @Info(title = "Hawalis", version = "1"))
@SecurityScheme(securitySchemeName = "token", type = SecuritySchemeType.HTTP, scheme = "bearer")
public class Api extends Application {}
