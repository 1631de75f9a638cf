package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import om.hawalis.account.AccountSheet;
import om.hawalis.account.Accounts;
import om.hawalis.security.Role;

/** Whose token this is. */
@Endpoint
@Path("account")
@Produces(MediaType.APPLICATION_JSON)
public class OwnAccountResource {
    private final Accounts accounts;

    @Inject
    public OwnAccountResource(Accounts accounts) {
        this.accounts = accounts;
    }

    /** The caller's account; {@code id} is what an organiser appoints an official by. */
    public record AccountJson(String id, String login, String displayName, List<String> roles) {
        static AccountJson of(AccountSheet account) {
            return new AccountJson(
                    account.id().toString(),
                    account.login(),
                    account.displayName(),
                    account.roles().stream().map(Role::name).sorted().toList());
        }
    }

    @GET
    public AccountJson own() {
        return AccountJson.of(accounts.own());
    }
}
