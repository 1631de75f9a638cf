package om.hawalis.web.shared;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where our own style sheets, modules, fonts and icons stand, as {@code #{assets}}: under a name that changes with their
 * content, so that browsers keep them for a year and never show an old one.
 */
@Named("assets")
@ApplicationScoped
public class Assets {
    static final String PREFIX = "/assets/";
    private static final String FOLDER = "/resources/";
    private static final Set<String> KINDS = Set.of("css/", "js/", "fonts/", "icons/");

    private final String version;

    /** For the container's proxy. */
    protected Assets() {
        this.version = "";
    }

    @Inject
    public Assets(ServletContext context) {
        this.version = digest(context);
    }

    /** {@code /assets/<version>}. */
    public String getBase() {
        return PREFIX + version;
    }

    /** The file that an address under {@link #PREFIX} names, whatever its version; other files are not for browsers. */
    static Optional<String> fileOf(String path) {
        var parts = path.substring(PREFIX.length()).split("/", 2);
        return parts.length == 2 && KINDS.stream().anyMatch(parts[1]::startsWith)
                ? Optional.of(FOLDER + parts[1])
                : Optional.empty();
    }

    private static String digest(ServletContext context) {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            for (var kind : new TreeSet<>(KINDS)) add(context, FOLDER + kind, sha);
            return HexFormat.of().formatHex(sha.digest(), 0, 6);
        } catch (NoSuchAlgorithmException broken) {
            throw new IllegalStateException(broken);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void add(ServletContext context, String folder, MessageDigest sha) throws IOException {
        var files = Optional.ofNullable(context.getResourcePaths(folder)).orElse(Set.of());
        for (var file : new TreeSet<>(files)) {
            sha.update(file.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            try (var content = context.getResourceAsStream(file)) {
                sha.update(content.readAllBytes());
            }
        }
    }
}
