package om.hawalis.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.club.ClubForm;
import om.hawalis.club.ClubId;
import om.hawalis.club.FoundClub;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.RegisterPlayer;

/** Three clubs of Muscat and their players; the people are invented. */
@ApplicationScoped
public class DemoRegister {
    private static final LocalDate SINCE = LocalDate.of(2024, 9, 1);

    private static final Map<Name, List<Name>> CLUBS = clubs();

    @Inject
    private FoundClub foundClub;

    @Inject
    private JoinClub joinClub;

    @Inject
    private RegisterPlayer registerPlayer;

    /**
     * What was entered.
     *
     * @param clubs Ruwi, Mutrah and Seeb
     * @param players four of each club, in that order
     */
    record Entered(List<ClubId> clubs, List<PlayerId> players) {}

    private static Map<Name, List<Name>> clubs() {
        var clubs = new LinkedHashMap<Name, List<Name>>();
        clubs.put(
                new Name("Ruwi", "روي"),
                List.of(
                        new Name("Salim bin Nasser Al-Busaidi", "سالم بن ناصر البوسعيدي"),
                        new Name("Ahmed bin Ali Al-Kindi", "أحمد بن علي الكندي"),
                        new Name("Badria bint Hamad Al-Hinai", "بدرية بنت حمد الهنائية"),
                        new Name("Juma bin Rashid Al-Shukaili", "جمعة بن راشد الشكيلي")));
        clubs.put(
                new Name("Mutrah", "مطرح"),
                List.of(
                        new Name("Hilal bin Saif Al-Mahrouqi", "هلال بن سيف المحروقي"),
                        new Name("Fatma bint Yahya Al-Raisi", "فاطمة بنت يحيى الرئيسية"),
                        new Name("Mohammed bin Said Al-Zadjali", "محمد بن سعيد الزدجالي"),
                        new Name("Nasser bin Khamis Al-Wahaibi", "ناصر بن خميس الوهيبي")));
        clubs.put(
                new Name("Seeb", "السيب"),
                List.of(
                        new Name("Aisha bint Said Al-Siyabi", "عائشة بنت سعيد السيابية"),
                        new Name("Omar bin Khalid Al-Farsi", "عمر بن خالد الفارسي"),
                        new Name("Rahma bint Juma Al-Hosni", "رحمة بنت جمعة الحوسنية"),
                        new Name("Talib bin Amur Al-Riyami", "طالب بن عامر الريامي")));
        return clubs;
    }

    Entered enter() {
        var clubs = new ArrayList<ClubId>();
        var players = new ArrayList<PlayerId>();
        CLUBS.forEach((club, members) -> {
            var id = foundClub.found(new ClubForm(club, ""));
            clubs.add(id);
            members.forEach(member -> players.add(member(member, id)));
        });
        return new Entered(clubs, players);
    }

    private PlayerId member(Name name, ClubId club) {
        var player = registerPlayer.register(new PlayerForm(name, Optional.empty(), Optional.empty()));
        joinClub.join(player, club, SINCE);
        return player;
    }
}
