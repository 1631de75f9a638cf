package om.hawalis.api;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.function.Function;
import om.hawalis.platform.Page;
import org.jspecify.annotations.Nullable;

/** The query of every list. */
public class Paging {
    @QueryParam("q")
    @DefaultValue("")
    @Nullable
    String q;

    @QueryParam("page")
    @DefaultValue("1")
    int page;

    @QueryParam("size")
    @DefaultValue("50")
    int size;

    String query() {
        return q == null ? "" : q;
    }

    Page.Request request() {
        return new Page.Request(page, size);
    }

    /** A page of a list as JSON. */
    public record ListJson<T>(List<T> items, long total, int page, int size) {}

    static <T, R> ListJson<R> json(Page<T> page, Function<T, R> item) {
        var shown = page.map(item);
        return new ListJson<>(
                shown.rows(),
                shown.total(),
                page.request().number(),
                page.request().size());
    }
}
