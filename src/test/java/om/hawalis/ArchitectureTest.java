package om.hawalis;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.freeze.FreezingArchRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The package table of {@code docs/architecture.md}: a row may name only rows above it, so a cycle cannot be written. */
@AnalyzeClasses(packages = "om.hawalis", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String BASE = "om.hawalis.";
    private static final List<String> PURE = List.of("engine", "contest", "pairing", "standings", "rating", "trf");
    private static final List<String> FOUNDATION = List.of("security", "platform");
    private static final List<String> FEATURES = List.of(
            "player",
            "account",
            "club",
            "championship",
            "game",
            "verification",
            "analysis",
            "publishing",
            "ratinglist");
    private static final Map<String, List<String>> TABLE = table();

    private static Map<String, List<String>> table() {
        var rows = new LinkedHashMap<String, List<String>>();
        rows.put("engine", List.of());
        rows.put("contest", List.of());
        rows.put("pairing", List.of("contest"));
        rows.put("standings", List.of("contest"));
        rows.put("rating", List.of("contest"));
        rows.put("trf", List.of("contest"));
        rows.put("security", List.of());
        rows.put("platform", List.of("security"));
        rows.put("player", FOUNDATION);
        rows.put("account", with(FOUNDATION, "player"));
        rows.put("club", with(FOUNDATION, "player"));
        rows.put("championship", with(FOUNDATION, "player", "club", "engine", "contest", "pairing", "standings"));
        rows.put("game", with(FOUNDATION, "championship", "engine", "contest"));
        rows.put("verification", with(FOUNDATION, "account", "player", "game", "championship", "engine", "contest"));
        rows.put("analysis", with(FOUNDATION, "game", "engine"));
        rows.put(
                "publishing",
                with(FOUNDATION, "verification", "game", "championship", "engine", "standings", "contest", "trf"));
        rows.put("ratinglist", with(FOUNDATION, "player", "championship", "rating", "contest"));
        var edge = with(with(FOUNDATION, FEATURES), "engine", "contest", "pairing", "standings");
        rows.put("api", edge);
        rows.put("web", edge);
        rows.put("demo", with(with(FOUNDATION, FEATURES), "engine"));
        rows.put("page", List.of("engine"));
        rows.put("cli", PURE);
        rows.put("migration", List.of());
        rows.put("launcher", List.of("cli", "migration"));
        return rows;
    }

    private static List<String> with(List<String> some, String... more) {
        return with(some, List.of(more));
    }

    private static List<String> with(List<String> some, List<String> more) {
        var all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    @ArchTest
    static final ArchRule every_class_stands_in_a_known_package = classes()
            .should()
            .resideInAnyPackage(
                    TABLE.keySet().stream().map(p -> BASE + p + "..").toArray(String[]::new));

    @TestFactory
    Stream<DynamicTest> each_package_uses_only_what_its_row_allows() {
        var imported =
                new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages("om.hawalis");
        return TABLE.keySet().stream()
                .map(row -> DynamicTest.dynamicTest(
                        row,
                        () -> noClasses()
                                .that()
                                .resideInAPackage(BASE + row + "..")
                                .should()
                                .dependOnClassesThat(projectClassOutside(row))
                                .allowEmptyShould(true)
                                .check(imported)));
    }

    private static DescribedPredicate<JavaClass> projectClassOutside(String row) {
        var allowed = with(TABLE.get(row), row);
        return describe(
                "are project classes outside " + allowed,
                type -> packageOf(type).filter(p -> !allowed.contains(p)).isPresent());
    }

    private static Optional<String> packageOf(JavaClass type) {
        var name = type.getPackageName();
        return name.startsWith(BASE) ? Optional.of(name.substring(BASE.length()).split("\\.")[0]) : Optional.empty();
    }

    @ArchTest
    static final ArchRule web_features_use_only_themselves_and_shared = noClasses()
            .that(describe("are page beans", type -> webFeature(type).isPresent()))
            .should(new OtherWebFeature())
            .allowEmptyShould(true);

    private static Optional<String> webFeature(JavaClass type) {
        var name = type.getPackageName();
        return name.startsWith(BASE + "web.")
                ? Optional.of(name.substring(BASE.length() + 4).split("\\.")[0])
                : Optional.empty();
    }

    private static final class OtherWebFeature extends ArchCondition<JavaClass> {
        OtherWebFeature() {
            super("depend on another feature's pages");
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            var own = webFeature(type).orElseThrow();
            for (var dependency : type.getDirectDependenciesFromSelf()) {
                var target = webFeature(dependency.getTargetClass());
                var foreign = target.filter(other -> !other.equals(own) && !other.equals("shared"));
                events.add(new SimpleConditionEvent(dependency, foreign.isPresent(), dependency.getDescription()));
            }
        }
    }

    @ArchTest
    static final ArchRule pure_packages_need_nothing_but_the_language = noClasses()
            .that(resideInAnyPackage(PURE.stream().map(p -> BASE + p + "..").toArray(String[]::new)))
            .should()
            .dependOnClassesThat(describe(
                    "are neither java.*, JSpecify, a graph library nor the project's own",
                    type -> !type.getPackageName().startsWith("java.")
                            && !type.getPackageName().isEmpty()
                            && !type.isPrimitive()
                            && !type.getPackageName().startsWith("org.jspecify.")
                            && !type.getPackageName().startsWith("org.jgrapht.")
                            && !type.getPackageName().startsWith("om.hawalis.")));

    @ArchTest
    static final ArchRule pure_packages_do_not_ask_the_clock = noClasses()
            .that(resideInAnyPackage(PURE.stream().map(p -> BASE + p + "..").toArray(String[]::new)))
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.time.Clock");

    @ArchTest
    static final ArchRule results_become_official_by_verification_alone = noClasses()
            .that()
            .resideOutsideOfPackages(BASE + "championship..", BASE + "verification..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName(BASE + "championship.OfficialResults");

    @Test
    void no_rule_is_frozen_or_ignored() {
        assertThat(ArchitectureTest.class.getDeclaredFields())
                .noneMatch(field -> field.getType().equals(FreezingArchRule.class));
        assertThat(ArchitectureTest.class.getResource("/archunit_ignore_patterns.txt"))
                .isNull();
    }
}
