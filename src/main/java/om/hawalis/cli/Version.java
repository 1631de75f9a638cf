package om.hawalis.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version the build wrote into the jar's manifest. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"Hawalis " + Objects.requireNonNullElse(version, "from its classes")};
    }
}
