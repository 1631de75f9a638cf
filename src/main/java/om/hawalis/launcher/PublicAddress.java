package om.hawalis.launcher;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.Comparator;
import java.util.Optional;

/** The address that stands in links and QR codes, without a slash at its end. */
record PublicAddress(String url) {
    PublicAddress {
        var parsed = parsed(url);
        if (!parsed.isPresent())
            throw new StartFailure(
                    "The public address is '" + url + "'; it must look like https://hawalis.example.org.");
        while (url.endsWith("/")) url = url.substring(0, url.length() - 1);
    }

    private static Optional<URI> parsed(String url) {
        try {
            return Optional.of(URI.create(url))
                    .filter(uri -> "http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))
                    .filter(uri -> uri.getHost() != null);
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    /** This machine as the phones on the same network find it. */
    static PublicAddress onLocalNetwork(String scheme, int port) {
        return new PublicAddress(scheme + "://" + localAddress().orElse("127.0.0.1") + ":" + port);
    }

    private static Optional<String> localAddress() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(PublicAddress::leadsOutside)
                    .sorted(Comparator.comparingInt(NetworkInterface::getIndex))
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(Inet4Address.class::isInstance)
                    .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                    .map(address -> address.getHostAddress())
                    .findFirst();
        } catch (SocketException unknown) {
            return Optional.empty();
        }
    }

    private static boolean leadsOutside(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isVirtual() && !network.isPointToPoint();
        } catch (SocketException gone) {
            return false;
        }
    }
}
