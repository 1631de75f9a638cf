package om.hawalis.engine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.stream.Collectors;

/**
 * Names a proven game so that anyone can check it: SHA-256 over its rules and its moves (article 5.5).
 *
 * @param hex 64 hexadecimal digits, small letters
 */
public record Fingerprint(String hex) {
    public Fingerprint {
        if (!hex.matches("[0-9a-f]{64}")) throw new IllegalArgumentException("no SHA-256: " + hex);
    }

    public static Fingerprint of(Game game) {
        return new Fingerprint(
                HexFormat.of().formatHex(sha256().digest(text(game).getBytes(StandardCharsets.UTF_8))));
    }

    /**
     * The text that is hashed: rule-set id, version, the start's position text unless it is the usual one, and the
     * moves without marks, parted by spaces; each on a line of its own, the last without a line feed.
     */
    public static String text(Game game) {
        var lines = new ArrayList<String>();
        lines.add(game.ruleSet().id());
        lines.add(String.valueOf(game.ruleSet().version()));
        if (!game.usualStart()) lines.add(game.start().text());
        lines.add(game.moves().stream().map(game.ruleSet().layout()::mark).collect(Collectors.joining(" ")));
        return String.join("\n", lines);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
