package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Map;
import om.hawalis.pairing.Part;
import om.hawalis.pairing.Phrase;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Words;

/** What the pairing says, in the page's language, with names for starting numbers. */
@RequestScoped
public class PairingWords {
    @Inject
    private PageLanguage language;

    @Inject
    private om.hawalis.web.shared.Format format;

    /** @param names by starting number */
    String of(Phrase phrase, Map<Integer, String> names) {
        var arguments = phrase.arguments().stream()
                .map(argument -> argument(argument, names))
                .toArray();
        return Words.in(language.value()).text("pairing." + phrase.key(), arguments);
    }

    private Object argument(Part part, Map<Integer, String> names) {
        return switch (part) {
            case Part.Who(var number) -> names.getOrDefault(number, "");
            case Part.Points(var halfPoints) -> format.score(halfPoints);
            case Part.Count(var count) -> Long.toString(count);
            case Phrase nested -> of(nested, names);
        };
    }
}
