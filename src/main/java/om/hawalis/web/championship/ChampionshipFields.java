package om.hawalis.web.championship;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.UUID;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Encounter;
import om.hawalis.championship.Points;
import om.hawalis.championship.Regulations;
import om.hawalis.championship.TieBreakOrder;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** The fields of a championship's form, filled with what is usual. */
public class ChampionshipFields {
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private String latin = "";
    private String arabic = "";
    private @Nullable UUID club;
    private String venue = "";
    private @Nullable LocalDate firstDay;
    private @Nullable LocalDate lastDay;
    private String zone = ChampionshipForm.USUAL_ZONE.getId();
    private String ruleSet = Regulations.USUAL.ruleSet();
    private final StageFields stages = new StageFields();
    private Encounter encounter = Regulations.USUAL.encounter();
    private int clubsApart = Regulations.USUAL.clubsApart();
    private BigDecimal win = points(Regulations.USUAL.points().win());
    private BigDecimal draw = points(Regulations.USUAL.points().draw());
    private BigDecimal loss = points(Regulations.USUAL.points().loss());
    private String tieBreaks = String.join(", ", Regulations.USUAL.tieBreaks().codes());

    void show(ChampionshipSheet sheet) {
        latin = sheet.name().latin();
        arabic = sheet.name().arabic();
        club = sheet.club().value();
        venue = sheet.venue();
        firstDay = sheet.firstDay();
        lastDay = sheet.lastDay();
        zone = sheet.zone().getId();
        show(new Regulations(
                sheet.ruleSet().id(),
                sheet.points(),
                sheet.encounter(),
                TieBreakOrder.of(sheet.tieBreaks()),
                sheet.stages(),
                sheet.clubsApart()));
    }

    void show(Regulations rules) {
        ruleSet = rules.ruleSet();
        stages.show(rules.stages());
        encounter = rules.encounter();
        clubsApart = rules.clubsApart();
        win = points(rules.points().win());
        draw = points(rules.points().draw());
        loss = points(rules.points().loss());
        tieBreaks = String.join(", ", rules.tieBreaks().codes());
    }

    ChampionshipForm form() {
        var name = new Name(latin, arabic);
        if (club == null) throw Refusal.malformed("championship.club");
        if (firstDay == null) throw Refusal.malformed("championship.days");
        return new ChampionshipForm(
                name, new ClubId(club), venue, firstDay, lastDay == null ? firstDay : lastDay, zoneId(), rules());
    }

    Regulations rules() {
        var worth = new Points(halves(win), halves(draw), halves(loss));
        return new Regulations(ruleSet, worth, encounter, TieBreakOrder.read(tieBreaks), stages.stages(), clubsApart);
    }

    private ZoneId zoneId() {
        try {
            return ZoneId.of(zone.strip());
        } catch (DateTimeException unknown) {
            throw Refusal.malformed("championship.zone", zone);
        }
    }

    private static BigDecimal points(int halves) {
        return HALF.multiply(BigDecimal.valueOf(halves)).stripTrailingZeros();
    }

    private static int halves(BigDecimal points) {
        try {
            return points.divide(HALF).intValueExact();
        } catch (ArithmeticException noHalfPoint) {
            throw Refusal.malformed("championship.half-points");
        }
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

    public @Nullable UUID getClub() {
        return club;
    }

    public void setClub(@Nullable UUID club) {
        this.club = club;
    }

    public String getVenue() {
        return venue;
    }

    public void setVenue(String venue) {
        this.venue = venue;
    }

    public @Nullable LocalDate getFirstDay() {
        return firstDay;
    }

    public void setFirstDay(@Nullable LocalDate firstDay) {
        this.firstDay = firstDay;
    }

    public @Nullable LocalDate getLastDay() {
        return lastDay;
    }

    public void setLastDay(@Nullable LocalDate lastDay) {
        this.lastDay = lastDay;
    }

    public String getZone() {
        return zone;
    }

    public void setZone(String zone) {
        this.zone = zone;
    }

    public String getRuleSet() {
        return ruleSet;
    }

    public void setRuleSet(String ruleSet) {
        this.ruleSet = ruleSet;
    }

    public StageFields getStages() {
        return stages;
    }

    public Encounter getEncounter() {
        return encounter;
    }

    public void setEncounter(Encounter encounter) {
        this.encounter = encounter;
    }

    public int getClubsApart() {
        return clubsApart;
    }

    public void setClubsApart(int clubsApart) {
        this.clubsApart = clubsApart;
    }

    public BigDecimal getWin() {
        return win;
    }

    public void setWin(BigDecimal win) {
        this.win = win;
    }

    public BigDecimal getDraw() {
        return draw;
    }

    public void setDraw(BigDecimal draw) {
        this.draw = draw;
    }

    public BigDecimal getLoss() {
        return loss;
    }

    public void setLoss(BigDecimal loss) {
        this.loss = loss;
    }

    public String getTieBreaks() {
        return tieBreaks;
    }

    public void setTieBreaks(String tieBreaks) {
        this.tieBreaks = tieBreaks;
    }
}
