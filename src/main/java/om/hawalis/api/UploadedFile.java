package om.hawalis.api;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import om.hawalis.platform.GridFile;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;

/** A file as the body of a request; one that is too large is not read to its end. */
record UploadedFile(byte[] content) {
    /** By its content: two requests are the same only if their files are. */
    @Override
    public String toString() {
        return new Secret(new String(content, StandardCharsets.ISO_8859_1)).hash();
    }

    /** Reads it whatever its type says. */
    @Provider
    public static class Reader implements MessageBodyReader<UploadedFile> {
        @Override
        public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
            return type == UploadedFile.class;
        }

        @Override
        public UploadedFile readFrom(
                Class<UploadedFile> type,
                Type generic,
                Annotation[] annotations,
                MediaType media,
                MultivaluedMap<String, String> headers,
                InputStream body)
                throws IOException {
            var content = body.readNBytes(GridFile.LARGEST + 1);
            if (content.length > GridFile.LARGEST) throw Refusal.malformed("file.large", GridFile.LARGEST / 1_000_000);
            return new UploadedFile(content);
        }
    }
}
