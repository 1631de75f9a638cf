package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Optional;
import om.hawalis.platform.Page;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** What a list was asked for in its address: {@code ?q=…&page=…}. As {@code #{pager}}. */
@Named("pager")
@RequestScoped
public class Pager {
    private static final int SIZE = 25;
    private static final int LONGEST_QUERY = 100;

    @Inject
    @Param(name = "q")
    private @Nullable String q;

    @Inject
    @Param(name = "page")
    private @Nullable String page;

    public String getQuery() {
        return Optional.ofNullable(q)
                .filter(text -> text.length() <= LONGEST_QUERY)
                .orElse("");
    }

    public Page.Request request() {
        return new Page.Request(getNumber(), SIZE);
    }

    /** The page asked for; the first where that is no number. */
    public int getNumber() {
        return Optional.ofNullable(page)
                .filter(text -> text.matches("[1-9][0-9]{0,5}"))
                .map(Integer::valueOf)
                .orElse(1);
    }

    /** The address of another page of the same search. */
    public String address(int number) {
        return "?q=" + Address.encoded(getQuery()) + "&page=" + number;
    }
}
