package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.account.AccountSheet;
import om.hawalis.account.Accounts;
import om.hawalis.championship.AppointOfficials;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/officials}: who holds which office. */
@Named("officialsView")
@RequestScoped
public class OfficialsView {
    @Inject
    private Managed managed;

    @Inject
    private Offices offices;

    @Inject
    private AppointOfficials appoint;

    @Inject
    private Accounts accounts;

    @Inject
    private Chosen chosen;

    @Inject
    private Way way;

    @Inject
    @Param(name = "chosenOffice")
    private @Nullable Office chosenOffice;

    private @Nullable UUID account;
    private Office office = Office.ARBITER;
    private @Nullable Map<AccountId, AccountSheet> known;

    /** Somebody in office, by name. */
    public record Line(AccountSheet person, Office office) {}

    public List<Line> getLines() {
        return offices.officials(managed.id()).stream()
                .map(official -> new Line(known().get(official.account()), official.office()))
                .toList();
    }

    /** Accounts that could do anything in some office. */
    public List<AccountSheet> getPeople() {
        return accounts.all().stream()
                .filter(person -> !person.disabled() && Office.SCORER.isOpenTo(person.roles()))
                .toList();
    }

    private Map<AccountId, AccountSheet> known() {
        if (known == null)
            known = accounts.all().stream().collect(Collectors.toMap(AccountSheet::id, Function.identity()));
        return Objects.requireNonNull(known);
    }

    public void appoint() {
        if (account == null) throw Refusal.unknown("account");
        var id = new AccountId(account);
        if (!office.isOpenTo(accounts.sheet(id).roles())) throw Refusal.conflict("official.role-missing");
        appoint.appoint(managed.id(), id, office);
        way.to(managed.path("officials"), "championship.officials.appointed");
    }

    public void dismiss() {
        if (chosenOffice == null) throw Refusal.malformed("member", "office");
        appoint.dismiss(managed.id(), chosen.id(AccountId::new), chosenOffice);
        way.to(managed.path("officials"), "championship.officials.dismissed");
    }

    public @Nullable UUID getAccount() {
        return account;
    }

    public void setAccount(@Nullable UUID account) {
        this.account = account;
    }

    public Office getOffice() {
        return office;
    }

    public void setOffice(Office office) {
        this.office = office;
    }
}
