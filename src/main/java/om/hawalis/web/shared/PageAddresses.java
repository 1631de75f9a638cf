package om.hawalis.web.shared;

import jakarta.servlet.http.HttpServlet;

/**
 * Stands in {@code web.xml} for the addresses of pages, so that a form on one may send a file: the server asks the
 * servlet of the address, not the one that draws the page. {@link AddressFilter} answers before it is ever reached.
 */
public class PageAddresses extends HttpServlet {
    private static final long serialVersionUID = 1L;
}
