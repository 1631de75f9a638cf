package om.hawalis;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.eu.ingwar.tools.arquillian.extension.suite.annotations.ArquillianSuiteDeployment;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.FileAsset;
import org.jboss.shrinkwrap.api.spec.WebArchive;

/** The one deployment of all container tests: the WAR as it is shipped, and the test classes that run inside it. */
@ArquillianSuiteDeployment
public class Deployments {
    private static final Path TEST_CLASSES = Path.of("target/test-classes");
    private static final List<String> OUTSIDE = List.of("browser", "launcher", "migration", "cli", "engine", "page");

    @Deployment
    public static WebArchive war() throws IOException {
        var war = ShrinkWrap.createFromZipFile(WebArchive.class, new File("target/hawalis.war"));
        war.addAsLibrary(archiveOf(Assertions.class));
        try (var classes = Files.walk(TEST_CLASSES.resolve("om/hawalis"))) {
            classes.filter(Deployments::runsInside)
                    .forEach(file ->
                            war.add(new FileAsset(file.toFile()), "WEB-INF/classes/" + TEST_CLASSES.relativize(file)));
        }
        return war;
    }

    /** Tests of the root package, of pages and of what the WAR does not hold stay outside. */
    private static boolean runsInside(Path file) {
        var parts = TEST_CLASSES.resolve("om/hawalis").relativize(file);
        return file.toString().endsWith(".class")
                && parts.getNameCount() > 1
                && !OUTSIDE.contains(parts.getName(0).toString());
    }

    private static File archiveOf(Class<?> type) {
        return new File(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
