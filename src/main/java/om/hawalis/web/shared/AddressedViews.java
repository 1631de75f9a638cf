package om.hawalis.web.shared;

import jakarta.faces.application.ViewHandler;
import jakarta.faces.application.ViewHandlerWrapper;
import jakarta.faces.component.UIViewRoot;
import jakarta.faces.context.FacesContext;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Forms, links and redirects carry the address of a view, never its file. */
public class AddressedViews extends ViewHandlerWrapper {

    public AddressedViews(ViewHandler wrapped) {
        super(wrapped);
    }

    @Override
    public Locale calculateLocale(FacesContext context) {
        return languageOf(context).locale();
    }

    /** A public view is stateless from the start: PrimeFaces would keep a nonce for it in a session otherwise. */
    @Override
    public UIViewRoot createView(FacesContext context, String view) {
        var root = super.createView(context, view);
        if (isPublic(context, view)) root.setTransient(true);
        return root;
    }

    private static boolean isPublic(FacesContext context, String view) {
        if (view.startsWith("/WEB-INF/")) return true;
        var request = (HttpServletRequest) context.getExternalContext().getRequest();
        return Address.of(request)
                .flatMap(address -> Routes.ALL.find(address.path()))
                .filter(found -> found.route().access() == Route.Access.PUBLIC)
                .isPresent();
    }

    @Override
    public String getActionURL(FacesContext context, String view) {
        return here(context, view)
                .orElseGet(() -> there(context, view, Map.of()).orElseGet(() -> super.getActionURL(context, view)));
    }

    @Override
    public String getBookmarkableURL(
            FacesContext context, String view, Map<String, List<String>> parameters, boolean includeViewParams) {
        return there(context, view, parameters)
                .orElseGet(() -> super.getBookmarkableURL(context, view, parameters, includeViewParams));
    }

    @Override
    public String getRedirectURL(
            FacesContext context, String view, Map<String, List<String>> parameters, boolean includeViewParams) {
        return there(context, view, parameters)
                .orElseGet(() -> super.getRedirectURL(context, view, parameters, includeViewParams));
    }

    static Language languageOf(FacesContext context) {
        var request = (HttpServletRequest) context.getExternalContext().getRequest();
        return Address.of(request)
                .map(Address::language)
                .orElseGet(() -> Language.preferred(Collections.list(request.getLocales())));
    }

    /** The address in the browser, where the form goes back to the page it stands on. */
    private static Optional<String> here(FacesContext context, String view) {
        var current = Optional.ofNullable(context.getViewRoot()).map(root -> root.getViewId());
        var request = (HttpServletRequest) context.getExternalContext().getRequest();
        return current.filter(view::equals).flatMap(same -> Address.of(request)).map(Address::withoutQuery);
    }

    /** The address of another view, its parts filled from the parameters or, failing that, as they are filled here. */
    private static Optional<String> there(FacesContext context, String view, Map<String, List<String>> parameters) {
        var known = context.getExternalContext().getRequestParameterMap();
        return Routes.ALL.leadingTo(view).stream()
                .flatMap(route -> route.fill(parameters, known).stream())
                .map(path -> "/" + languageOf(context).code() + path)
                .findFirst();
    }
}
