package om.hawalis.web.shared;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.ByteArrayOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Keeps what is written instead of sending it. */
final class KeptResponse extends HttpServletResponseWrapper {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(16_384);
    private final PrintWriter writer = new PrintWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));

    KeptResponse(HttpServletResponse response) {
        super(response);
    }

    String body() {
        writer.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Override
    public PrintWriter getWriter() {
        return writer;
    }

    @Override
    public ServletOutputStream getOutputStream() {
        return new ServletOutputStream() {
            @Override
            public void write(int b) {
                bytes.write(b);
            }

            @Override
            public void write(byte[] some, int offset, int length) {
                bytes.write(some, offset, length);
            }

            @Override
            public boolean isReady() {
                return true;
            }

            @Override
            public void setWriteListener(WriteListener listener) {
                throw new IllegalStateException("a page is not written asynchronously");
            }
        };
    }

    @Override
    public void flushBuffer() {
        writer.flush();
    }

    @Override
    public void resetBuffer() {
        writer.flush();
        bytes.reset();
    }

    @Override
    public void setContentLength(int length) {}

    @Override
    public void setContentLengthLong(long length) {}
}
