package om.hawalis.security;

import jakarta.enterprise.context.RequestScoped;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Who calls in this request. The way in says how to find out; asked only when someone needs to know. */
@RequestScoped
public class Caller {
    private Supplier<Identity> source = () -> Identity.NOBODY;
    private Optional<Identity> known = Optional.empty();
    private Supplier<List<HeldLink>> links = List::of;
    private Optional<List<HeldLink>> heldLinks = Optional.empty();

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

    /** Says how to find out which links the caller has in hand. */
    public void holds(Supplier<List<HeldLink>> links) {
        this.links = links;
        this.heldLinks = Optional.empty();
    }

    /** Those that still open something, the latest first. */
    public List<HeldLink> links() {
        if (heldLinks.isEmpty()) heldLinks = Optional.of(List.copyOf(links.get()));
        return heldLinks.get();
    }

    /** Of the account and of the links in hand. */
    public Set<Role> roles() {
        return links().stream()
                .map(HeldLink::role)
                .collect(Collectors.toCollection(() -> identity().roles().isEmpty()
                        ? EnumSet.noneOf(Role.class)
                        : EnumSet.copyOf(identity().roles())));
    }

    /** How what the caller does is attributed. */
    public String name() {
        return account().isPresent() || links().isEmpty()
                ? identity().name()
                : "link " + links().getFirst().id();
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
