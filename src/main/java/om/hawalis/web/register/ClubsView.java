package om.hawalis.web.register;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.club.ClubForm;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.club.FoundClub;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.web.shared.Pager;
import om.hawalis.web.shared.Way;

/** {@code /manage/clubs}: find a club, or enter a new one. */
@Named("clubsView")
@RequestScoped
public class ClubsView {
    @Inject
    private Clubs clubs;

    @Inject
    private FoundClub foundClub;

    @Inject
    private Pager pager;

    @Inject
    private Way way;

    private String latin = "";
    private String arabic = "";
    private String place = "";

    public Page<ClubSheet> getPage() {
        return clubs.search(pager.getQuery(), pager.request());
    }

    public void found() {
        var id = foundClub.found(new ClubForm(new Name(latin, arabic), place));
        way.to("/manage/clubs/" + clubs.sheet(id).slug(), "register.club.founded");
    }

    public String getLatin() {
        return latin;
    }

    public void setLatin(String latin) {
        this.latin = latin;
    }

    public String getArabic() {
        return arabic;
    }

    public void setArabic(String arabic) {
        this.arabic = arabic;
    }

    public String getPlace() {
        return place;
    }

    public void setPlace(String place) {
        this.place = place;
    }
}
