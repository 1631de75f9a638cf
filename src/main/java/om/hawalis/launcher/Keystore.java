package om.hawalis.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Collections;
import java.util.Map;

/** The certificate and key that pages are served with by https: a PKCS #12 file with one key, all of it under one password. */
record Keystore(Path file, String password, String alias) {
    private static final String PASSWORD = "HAWALIS_TLS_PASSWORD";

    static Keystore of(Path file, Map<String, String> environment) {
        var password = environment.getOrDefault(PASSWORD, "");
        try {
            var keys = KeyStore.getInstance(file.toFile(), password.toCharArray());
            for (var alias : Collections.list(keys.aliases()))
                if (keys.isKeyEntry(alias)) return new Keystore(file.toAbsolutePath(), password, alias);
            throw new StartFailure("The keystore " + file + " holds no key. Make one that holds certificate and key.");
        } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
            throw new StartFailure(
                    "The keystore " + file + " cannot be opened (" + e.getMessage() + "). Give its password in "
                            + PASSWORD + ", and name a PKCS #12 file.",
                    e);
        }
    }

    @Override
    public String toString() {
        return alias + " in " + file;
    }
}
