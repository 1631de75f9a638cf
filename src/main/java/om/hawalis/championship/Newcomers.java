package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import om.hawalis.club.ClubForm;
import om.hawalis.club.ClubId;
import om.hawalis.club.FoundClub;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Name;
import om.hawalis.platform.SearchText;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;

/** Finds or registers the people of an accepted file, and the clubs that are to be founded for them. */
@Dependent
class Newcomers {
    private static final Pattern ARABIC = Pattern.compile("\\p{IsArabic}");

    private final Players players;
    private final RegisterPlayer registerPlayer;
    private final FoundClub foundClub;
    private final JoinClub joinClub;
    private final Clock clock;

    @Inject
    Newcomers(Players players, RegisterPlayer registerPlayer, FoundClub foundClub, JoinClub joinClub, Clock clock) {
        this.players = players;
        this.registerPlayer = registerPlayer;
        this.foundClub = foundClub;
        this.joinClub = joinClub;
        this.clock = clock;
    }

    /** In the order of the good rows. */
    List<PlayerId> players(Championship championship, ImportSheet sheet, ImportChoices choices) {
        var founded = clubs(sheet, choices);
        var today = LocalDate.ofInstant(clock.instant(), championship.zone());
        return sheet.good().stream()
                .map(row -> switch (person(row, choices)) {
                    case ImportChoices.Person.Known(var known) -> completed(row, known);
                    case ImportChoices.Person.Unknown unknown -> registered(row, founded, today);
                })
                .toList();
    }

    private static ImportChoices.Person person(ImportRow row, ImportChoices choices) {
        return Optional.ofNullable(choices.persons().get(row.line()))
                .or(() -> row.same()
                        .map(same ->
                                new ImportChoices.Person.Known(same.player().id())))
                .orElseGet(ImportChoices.Person.Unknown::new);
    }

    private Map<String, ClubId> clubs(ImportSheet sheet, ImportChoices choices) {
        var founded = new HashMap<String, ClubId>();
        var wanted = choices.unknownClubs().filter(what -> what == ImportChoices.UnknownClubs.FOUND);
        if (wanted.isEmpty()) return founded;
        for (var name : sheet.unknownClubs())
            founded.computeIfAbsent(SearchText.of(name), first -> foundClub.found(new ClubForm(inItsScript(name), "")));
        return founded;
    }

    private static Name inItsScript(String name) {
        return ARABIC.matcher(name).find() ? new Name("", name) : new Name(name, "");
    }

    private PlayerId registered(ImportRow row, Map<String, ClubId> founded, LocalDate today) {
        var form = new PlayerForm(row.name().orElseThrow(), row.birthYear(), row.rating());
        var player = registerPlayer.register(form);
        row.club()
                .or(() -> Optional.ofNullable(founded.get(SearchText.of(row.clubText()))))
                .ifPresent(club -> joinClub.join(player, club, today));
        return player;
    }

    /** What the register lacks of somebody it knows is added; what it has stays. */
    private PlayerId completed(ImportRow row, PlayerId known) {
        var sheet = players.sheet(known);
        var now = new PlayerForm(sheet.name(), sheet.birthYear(), sheet.rating());
        var completed = completed(row, sheet);
        if (!completed.equals(now)) registerPlayer.correct(known, sheet.version(), completed);
        return known;
    }

    private static PlayerForm completed(ImportRow row, PlayerSheet known) {
        var name = row.name().orElseThrow();
        var latin = known.name().latin().isEmpty() ? name.latin() : known.name().latin();
        var arabic =
                known.name().arabic().isEmpty() ? name.arabic() : known.name().arabic();
        return new PlayerForm(
                new Name(latin, arabic),
                known.birthYear().or(row::birthYear),
                known.rating().or(row::rating));
    }
}
