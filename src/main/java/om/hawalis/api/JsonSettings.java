package om.hawalis.api;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Provider;

/** Nulls are written; a member nobody asked for ({@code role}, {@code verified}) is refused rather than overlooked. */
@Provider
public class JsonSettings implements ContextResolver<Jsonb> {
    static final Jsonb JSON = JsonbBuilder.create(
            new JsonbConfig().withNullValues(true).setProperty("jsonb.fail-on-unknown-properties", true));

    @Override
    public Jsonb getContext(Class<?> type) {
        return JSON;
    }
}
