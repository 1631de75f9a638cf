package om.hawalis.game;

import om.hawalis.platform.Secret;

/** A link as it is handed out, which happens once. */
public record IssuedLink(LinkSheet link, Secret secret) {
    /** Where it leads, without server and language: short, since it is drawn as a QR code. */
    public String path() {
        return switch (link.target()) {
            case LinkTarget.ToBoard board -> "/b/" + secret.text();
            case LinkTarget.ToPlayer player -> "/p/" + secret.text();
        };
    }
}
