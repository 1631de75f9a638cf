package om.hawalis.web.shared;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.stream.Stream;

/** The sections of the site that have a page, as {@code #{navigation}}. */
@Named("navigation")
@ApplicationScoped
public class Navigation {
    private static final List<String> SECTIONS = Stream.of("championships", "clubs", "players", "games")
            .filter(section -> Routes.ALL.find("/" + section).isPresent())
            .toList();

    public List<String> getSections() {
        return SECTIONS;
    }
}
