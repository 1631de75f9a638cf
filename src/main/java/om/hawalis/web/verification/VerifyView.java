package om.hawalis.web.verification;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.account.Accounts;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.SetRecordAside;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import om.hawalis.verification.AnswerResult;
import om.hawalis.verification.DecideDispute;
import om.hawalis.verification.Declaration;
import om.hawalis.verification.DeskLine;
import om.hawalis.verification.DisputeSheet;
import om.hawalis.verification.EvidenceSheet;
import om.hawalis.verification.Evidences;
import om.hawalis.verification.RemarkSheet;
import om.hawalis.verification.ReportResult;
import om.hawalis.verification.ReportSheet;
import om.hawalis.verification.ReportState;
import om.hawalis.verification.Reports;
import om.hawalis.verification.Ruling;
import om.hawalis.verification.VerifyResult;
import om.hawalis.verification.WordSheet;
import om.hawalis.web.shared.Endings;
import om.hawalis.web.shared.Format;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /games/{id}/verify}: what was reported of a game, and an official's word on it. */
@Named("verifyView")
@RequestScoped
public class VerifyView {
    @Inject
    private Reports reports;

    @Inject
    private VerifyResult verifyResult;

    @Inject
    private ReportResult reportResult;

    @Inject
    private SetRecordAside setRecordAside;

    @Inject
    private AnswerResult answerResult;

    @Inject
    private DecideDispute decideDispute;

    @Inject
    private Evidences evidences;

    @Inject
    private Accounts accounts;

    @Inject
    private Championships championships;

    @Inject
    private Offices offices;

    @Inject
    private ChosenReport chosen;

    @Inject
    private Way way;

    @Inject
    private Format words;

    @Inject
    @Param(name = "id")
    private String id;

    private @Nullable DeskLine line;
    private @Nullable String reason;
    private @Nullable String ending;

    public void load() {
        var found = reports.desk(id());
        offices.requireOfficial(found.game().board().championship(), Office.ARBITER, Office.ORGANISER);
        line = found;
    }

    private GameId id() {
        try {
            return new GameId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("game");
        }
    }

    private DeskLine line() {
        if (line == null) load();
        return Objects.requireNonNull(line);
    }

    public GameSheet getGame() {
        return line().game();
    }

    public Row getRow() {
        return new Row(line());
    }

    /** Those that count or wait, the oldest first. */
    public List<ReportLine> getShown() {
        return getHistory().stream()
                .filter(line -> line.isWaiting() || line.getReport().state() == ReportState.CONFIRMED)
                .toList();
    }

    /** Everything that was ever reported, the oldest first. */
    public List<ReportLine> getHistory() {
        return reports.history(id()).stream()
                .map(history -> new ReportLine(line(), history, this::person))
                .toList();
    }

    private String person(Hand hand) {
        var name = accounts.sheet(hand.account()).displayName();
        return switch (hand.kind()) {
            case ACCOUNT -> name;
            case SCORER_LINK -> words.text("hall.by.scorer", name);
            case PLAYER_LINK -> words.text("hall.by.player", name);
        };
    }

    /** The players' words on what is reported, oldest first. */
    public List<WordSheet> getWords() {
        return line().words();
    }

    /** Every dispute there was, oldest first. */
    public List<DisputeSheet> getDisputes() {
        return line().disputes();
    }

    public List<EvidenceSheet> getPhotos() {
        return evidences.of(id());
    }

    /** Who of the two players that is, by name; an official's name where it is neither. */
    public String speaker(RemarkSheet remark) {
        return remark.player().map(this::player).orElseGet(() -> person(remark.hand()));
    }

    public String player(EntryId entry) {
        var south = getGame().south();
        return words.name(
                south.id().equals(entry) ? south.name() : getGame().north().name());
    }

    public String person(AccountId account) {
        return person(Hand.of(account));
    }

    public void remark() {
        answerResult.remark(chosen.dispute(), said());
        back("dispute.said");
    }

    public void stands() {
        decideDispute.decide(chosen.dispute(), Ruling.STANDS, said());
        back("dispute.decided.STANDS");
    }

    public void overturn() {
        decideDispute.decide(chosen.dispute(), Ruling.OVERTURNED, said());
        back("dispute.decided.OVERTURNED");
    }

    public @Nullable ReportSheet getOfficial() {
        return line().papers().official().orElse(null);
    }

    public @Nullable String getSetAsideReason() {
        return getGame().setAside().orElse(null);
    }

    public ZoneId getZone() {
        return championships.sheet(getGame().board().championship()).zone();
    }

    public void confirm() {
        verifyResult.confirm(chosen.report(), chosen.version());
        back("verify.confirmed");
    }

    public void giveBack() {
        verifyResult.giveBack(chosen.report(), chosen.version(), said());
        back("verify.returned");
    }

    public void setAside() {
        setRecordAside.setAside(id(), said());
        back("verify.setAside.done");
    }

    /** A first result, or with an official one its correction. */
    public void declare() {
        var declared = Endings.read(ending);
        var official = getOfficial();
        tell(
                official == null
                        ? reportResult.declare(id(), declared)
                        : reportResult.correct(chosen.report(), chosen.version(), declared, said()));
    }

    private void tell(Declaration declaration) {
        switch (declaration) {
            case Declaration.Stands stands -> back("game.record.reported");
            case Declaration.Disputes(var report, var standing) ->
                way.to(
                        path(),
                        "refusal.report.disputed",
                        report.result().text(),
                        standing.result().text());
        }
    }

    private String said() {
        return reason == null ? "" : reason;
    }

    private void back(String done) {
        way.to(path(), done);
    }

    private String path() {
        return "/games/" + id + "/verify";
    }

    public @Nullable String getReason() {
        return reason;
    }

    public void setReason(@Nullable String reason) {
        this.reason = reason;
    }

    public @Nullable String getEnding() {
        return ending;
    }

    public void setEnding(@Nullable String ending) {
        this.ending = ending;
    }
}
