package om.hawalis.api;

import om.hawalis.engine.Discrepancy;

/**
 * What is not right in a score sheet.
 *
 * @param line from 1
 * @param ply from 1; 0 where it concerns no ply
 */
public record DiscrepancyJson(String kind, int line, int ply, String written, String right) {
    static DiscrepancyJson of(Discrepancy discrepancy) {
        return new DiscrepancyJson(
                discrepancy.kind().name(),
                discrepancy.line(),
                discrepancy.ply(),
                discrepancy.written(),
                discrepancy.right());
    }
}
