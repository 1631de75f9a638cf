package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.publishing.PublicationHead;
import om.hawalis.publishing.Publications;
import om.hawalis.publishing.PublishStandings;
import om.hawalis.publishing.StandingsTable;
import om.hawalis.web.shared.Way;

/** The part of the standings page that publishes: after the last round, or the one before it. */
@Named("publishView")
@RequestScoped
public class PublishView {
    private static final int ROUNDS_OFFERED = 2;

    @Inject
    private Managed managed;

    @Inject
    private Publications publications;

    @Inject
    private PublishStandings publish;

    @Inject
    private Way way;

    /**
     * A round whose table may be published.
     *
     * @param open its boards without a result, as {@code 3.2}; empty where the table is final
     */
    public record Offer(int round, String open) {
        public boolean isFinal() {
            return open.isEmpty();
        }
    }

    public List<Offer> getOffers() {
        var last = managed.getSheet().releasedRounds();
        return IntStream.iterate(last, n -> n - 1)
                .limit(Math.min(last, ROUNDS_OFFERED))
                .mapToObj(this::offer)
                .toList();
    }

    private Offer offer(int round) {
        return new Offer(round, open(publications.live(managed.id(), round)));
    }

    private static String open(StandingsTable table) {
        return table.open().stream()
                .map(board -> board.round() + "." + board.board())
                .collect(Collectors.joining(", "));
    }

    public List<PublicationHead> getPublished() {
        return publications.of(managed.id());
    }

    public void publish(int round) {
        publish.publish(managed.id(), round);
        done();
    }

    public void publishProvisionally(int round) {
        publish.publishProvisionally(managed.id(), round);
        done();
    }

    private void done() {
        way.to("/manage/championships/" + managed.getSheet().slug() + "/standings", "championship.publish.done");
    }
}
