package om.hawalis.publishing;

import java.time.Instant;

/**
 * A table as it was published.
 *
 * @param number of the championship's publications, from 1; the highest stands
 * @param provisional said by the publisher: it may change without a correction
 * @param publisher the name of the day of who published it
 */
public record PublicationSheet(
        PublicationId id,
        int number,
        StandingsTable table,
        boolean provisional,
        Instant publishedAt,
        String publisher) {}
