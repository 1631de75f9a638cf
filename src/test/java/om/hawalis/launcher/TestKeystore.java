package om.hawalis.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate for the loopback address, signed by itself. */
record TestKeystore(Path file, String password) {
    static TestKeystore in(Path directory) throws IOException, InterruptedException {
        var keystore = new TestKeystore(directory.resolve("hall.p12"), "open sesame");
        var made = HawalisJar.ended(new ProcessBuilder(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "hall",
                "-keyalg",
                "EC",
                "-dname",
                "CN=hall",
                "-ext",
                "san=ip:127.0.0.1",
                "-storetype",
                "PKCS12",
                "-keystore",
                keystore.file.toString(),
                "-storepass",
                keystore.password)));
        if (made.exit() != 0) throw new IOException(made.output() + made.errors());
        return keystore;
    }

    /** Trusts this certificate and no other. */
    SSLContext trusting() {
        try {
            var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(KeyStore.getInstance(file.toFile(), password.toCharArray()));
            var context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
