package om.hawalis.security;

import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import java.util.function.Supplier;

/** Who calls in this request. The way in says how to find out; asked only when someone needs to know. */
@RequestScoped
public class Caller {
    private Supplier<Identity> source = () -> Identity.NOBODY;
    private Optional<Identity> known = Optional.empty();

    public void becomes(Supplier<Identity> source) {
        this.source = source;
        this.known = Optional.empty();
    }

    public void becomes(Identity identity) {
        becomes(() -> identity);
    }

    public Identity identity() {
        if (known.isEmpty()) known = Optional.of(source.get());
        return known.get();
    }

    public boolean isSignedIn() {
        return account().isPresent();
    }

    public boolean has(Role role) {
        return identity().roles().contains(role);
    }

    public Optional<AccountId> account() {
        return switch (identity()) {
            case Identity.SignedIn person -> Optional.of(person.account());
            case Identity.Nobody nobody -> Optional.empty();
            case Identity.TheApplication application -> Optional.empty();
        };
    }

    /** The account of whoever is signed in. */
    public AccountId requireAccount() {
        return account().orElseThrow(() -> new NotAllowed(NotAllowed.Why.NOT_SIGNED_IN));
    }
}
