package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.ExternalContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.championship.EntryImportId;
import om.hawalis.championship.EntryImports;
import om.hawalis.championship.ImportChoices;
import om.hawalis.championship.ImportChoices.UnknownClubs;
import om.hawalis.championship.ImportColumn;
import om.hawalis.championship.ImportEntries;
import om.hawalis.championship.ImportRow;
import om.hawalis.championship.ImportSheet;
import om.hawalis.platform.GridFile;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/championships/{slug}/entries/import}: a file of entries, looked at before anyone is entered. */
@Named("importView")
@RequestScoped
public class ImportView {
    private static final String NEW = "new";

    @Inject
    private Managed managed;

    @Inject
    private ImportEntries importEntries;

    @Inject
    private EntryImports imports;

    @Inject
    private ExternalContext external;

    @Inject
    private Way way;

    @Inject
    @Param(name = "file")
    private @Nullable String file;

    private @Nullable Part part;
    private @Nullable ImportSheet sheet;

    public void load() {
        managed.load();
        if (file != null) getSheet();
    }

    public void upload() {
        var chosen = Optional.ofNullable(part).orElseThrow(() -> Refusal.malformed("file.none"));
        var name = Optional.ofNullable(chosen.getSubmittedFileName()).orElse("");
        var stored = importEntries.upload(managed.id(), name, content(chosen));
        way.to(managed.path("entries/import/" + stored));
    }

    private static byte[] content(Part part) {
        try (var stream = part.getInputStream()) {
            return stream.readNBytes(GridFile.LARGEST + 1);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    public void hold() {
        var columns = IntStream.range(0, getSheet().columns().size())
                .mapToObj(at -> column(sent("column-" + at)))
                .toList();
        importEntries.hold(getSheet().id(), columns);
        way.to(managed.path("entries/import/" + file), "championship.import.held");
    }

    private static ImportColumn column(String name) {
        return Arrays.stream(ImportColumn.values())
                .filter(column -> column.name().equals(name))
                .findFirst()
                .orElse(ImportColumn.OTHER);
    }

    public void accept() {
        var leftOut = sent("leaveOut").isEmpty()
                ? Set.<Integer>of()
                : getSheet().bad().stream().map(ImportRow::line).collect(Collectors.toSet());
        var clubs = Arrays.stream(UnknownClubs.values())
                .filter(what -> what.name().equals(sent("clubs")))
                .findFirst();
        var entered = importEntries.accept(getSheet().id(), new ImportChoices(persons(), leftOut, clubs));
        way.to(managed.path("entries"), "championship.import.accepted", entered);
    }

    private Map<Integer, ImportChoices.Person> persons() {
        var persons = new HashMap<Integer, ImportChoices.Person>();
        for (var row : getSheet().good()) {
            var chosen = chosen(row.line());
            if (chosen.equals(NEW)) persons.put(row.line(), new ImportChoices.Person.Unknown());
            else if (!chosen.isEmpty()) persons.put(row.line(), new ImportChoices.Person.Known(player(chosen)));
        }
        return persons;
    }

    private static PlayerId player(String id) {
        try {
            return new PlayerId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.malformed("member", "person");
        }
    }

    public void discard() {
        importEntries.discard(getSheet().id());
        way.to(managed.path("entries"), "championship.import.discarded");
    }

    private String sent(String name) {
        return Optional.ofNullable(external.getRequestParameterMap().get(name)).orElse("");
    }

    /** Whom the form that comes back with a refusal said a line means; else whom it means without asking. */
    public String chosen(int line) {
        var sent = sent("person-" + line);
        if (!sent.isEmpty()) return sent;
        return getSheet().rows().stream()
                .filter(row -> row.line() == line)
                .flatMap(row -> row.same().stream())
                .map(same -> same.player().id().toString())
                .findFirst()
                .orElse("");
    }

    public boolean isShown() {
        return file != null;
    }

    public ImportSheet getSheet() {
        if (sheet == null) sheet = read();
        return Objects.requireNonNull(sheet);
    }

    private ImportSheet read() {
        try {
            var found = imports.sheet(new EntryImportId(UUID.fromString(Objects.requireNonNullElse(file, ""))));
            if (!found.championship().equals(managed.id())) throw Refusal.unknown("address");
            return found;
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("address");
        }
    }

    /** Rows of which people may want to say whom they mean. */
    public List<ImportRow> getAlike() {
        return getSheet().good().stream()
                .filter(row -> !row.likenesses().isEmpty() && !row.isEntered())
                .toList();
    }

    /** How many will be entered as things stand. */
    public int getFresh() {
        return Math.toIntExact(
                getSheet().good().stream().filter(row -> !row.isEntered()).count());
    }

    public ImportColumn[] getKinds() {
        return ImportColumn.values();
    }

    public List<Integer> getPlaces() {
        var places = new ArrayList<Integer>();
        for (var at = 0; at < getSheet().columns().size(); at++) places.add(at);
        return places;
    }

    public @Nullable Part getPart() {
        return part;
    }

    public void setPart(@Nullable Part part) {
        this.part = part;
    }
}
