package om.hawalis.security;

import java.util.Set;

/** Who is asking. */
public sealed interface Identity {
    Identity NOBODY = new Nobody();

    Set<Role> roles();

    /** How the audit trail names this identity. */
    String name();

    /** A spectator: not signed in. */
    record Nobody() implements Identity {
        @Override
        public Set<Role> roles() {
            return Set.of();
        }

        @Override
        public String name() {
            return "nobody";
        }
    }

    /** A person with an account, by session or by token. */
    record SignedIn(AccountId account, String login, String displayName, Set<Role> roles) implements Identity {
        public SignedIn {
            roles = Set.copyOf(roles);
        }

        @Override
        public String name() {
            return login;
        }
    }

    /** The application itself: start-up and the demonstration data. Never made from a request. */
    record TheApplication() implements Identity {
        @Override
        public Set<Role> roles() {
            return Set.of(Role.values());
        }

        @Override
        public String name() {
            return "application";
        }
    }
}
