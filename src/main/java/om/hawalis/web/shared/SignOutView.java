package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.ExternalContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import om.hawalis.account.SignOut;

/** The button that ends every session of whoever is signed in. */
@Named("signOutView")
@RequestScoped
public class SignOutView {
    private final SignOut signOut;
    private final ExternalContext external;
    private final PageLanguage language;

    @Inject
    public SignOutView(SignOut signOut, ExternalContext external, PageLanguage language) {
        this.signOut = signOut;
        this.external = external;
        this.language = language;
    }

    public void leave() throws IOException {
        signOut.everywhere();
        external.invalidateSession();
        external.redirect(language.getBase() + "/");
    }
}
