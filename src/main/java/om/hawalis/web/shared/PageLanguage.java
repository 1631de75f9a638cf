package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;

/** The language of the page and its addresses, as {@code #{language}}. */
@Named("language")
@RequestScoped
public class PageLanguage {
    private final Address address;

    /** For the container's proxy. */
    protected PageLanguage() {
        this(new Address(Language.ENGLISH, "/", ""));
    }

    private PageLanguage(Address address) {
        this.address = address;
    }

    @Inject
    public PageLanguage(HttpServletRequest request) {
        this(Address.of(request).orElseGet(() -> home(request)));
    }

    static PageLanguage at(Address address) {
        return new PageLanguage(address);
    }

    private static Address home(HttpServletRequest request) {
        return new Address(Language.preferred(Collections.list(request.getLocales())), "/", "");
    }

    public Language value() {
        return address.language();
    }

    public String getCode() {
        return value().code();
    }

    public String getDir() {
        return value().direction();
    }

    public boolean isRtl() {
        return value().direction().equals("rtl");
    }

    /** What every link within the site begins with. */
    public String getBase() {
        return "/" + getCode();
    }

    public String getOtherCode() {
        return value().other().code();
    }

    /** This page's own address. */
    public String getAddress() {
        return address.in(value());
    }

    /** The same page in the other language. */
    public String getOtherAddress() {
        return address.in(value().other());
    }

    /** Which section of the site this is, as {@code championships} or {@code manage/clubs}. */
    public String getSection() {
        return Navigation.sectionOf(address.path());
    }
}
