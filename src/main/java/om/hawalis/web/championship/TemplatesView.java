package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import om.hawalis.championship.Forecast;
import om.hawalis.championship.Template;

/** {@code /manage/wizard}: which kind of championship it shall be. */
@Named("templatesView")
@RequestScoped
public class TemplatesView {
    private final List<Tile> tiles = Arrays.stream(Template.values())
            .map(template -> new Tile(template, address(template), template.forecast()))
            .toList();

    /** A template to choose. @param address the part of its page's address that names it */
    public record Tile(Template template, String address, Forecast forecast) {}

    /** {@code weekend-swiss}. */
    static String address(Template template) {
        return template.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public List<Tile> getTiles() {
        return tiles;
    }
}
