package om.hawalis.analysis;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import om.hawalis.engine.EndgameTable;
import om.hawalis.engine.RuleSet;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The endgame tables in the folder that {@code hawalis.endgames} names, read when the application starts and mapped into
 * memory. Without a folder, or with none for a rule set, searches do without.
 */
@Singleton
class EndgameTables {
    private static final System.Logger LOG = System.getLogger(EndgameTables.class.getName());

    private final List<EndgameTable> tables;

    @Inject
    EndgameTables(@ConfigProperty(name = "hawalis.endgames") Optional<String> folder) {
        this.tables = folder.filter(name -> !name.isBlank())
                .map(Path::of)
                .filter(Files::isDirectory)
                .map(EndgameTables::in)
                .orElse(List.of());
    }

    private static List<EndgameTable> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .flatMap(EndgameTables::table)
                    .toList();
        } catch (IOException unreadable) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "No endgame tables are used: " + folder + " cannot be read",
                    unreadable);
            return List.of();
        }
    }

    private static Stream<EndgameTable> table(Path file) {
        try {
            return switch (EndgameTable.open(map(file))) {
                case EndgameTable.Opened.Usable(var table) -> Stream.of(table);
                case EndgameTable.Opened.Unusable(var why) -> {
                    LOG.log(System.Logger.Level.WARNING, "Not used as an endgame table: " + file + ", " + why);
                    yield Stream.empty();
                }
            };
        } catch (IOException unreadable) {
            LOG.log(System.Logger.Level.WARNING, "Not used as an endgame table: " + file, unreadable);
            return Stream.empty();
        }
    }

    private static ByteBuffer map(Path file) throws IOException {
        try (var channel = FileChannel.open(file)) {
            return channel.map(FileChannel.MapMode.READ_ONLY, 0, Math.min(channel.size(), Integer.MAX_VALUE));
        }
    }

    /** The largest table that holds for the rules. */
    Optional<EndgameTable> of(RuleSet rules) {
        return tables.stream().filter(table -> table.isOf(rules)).max(Comparator.comparingInt(EndgameTable::stones));
    }
}
