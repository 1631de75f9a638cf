package om.hawalis.publishing;

/**
 * A publication as it is served: JSON, the same to the byte for good.
 *
 * @param digest SHA-256 of the text, hexadecimal
 */
public record PublicationDocument(String text, String digest) {}
