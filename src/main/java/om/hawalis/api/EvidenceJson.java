package om.hawalis.api;

import om.hawalis.verification.EvidenceSheet;

/** A photograph of a score sheet; the picture is at {@code /evidence/{id}}. */
public record EvidenceJson(String id, String game, int width, int height, String takenIn) {
    static EvidenceJson of(EvidenceSheet sheet) {
        return new EvidenceJson(
                sheet.id().toString(),
                sheet.game().toString(),
                sheet.width(),
                sheet.height(),
                sheet.takenIn().toString());
    }
}
