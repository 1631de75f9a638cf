package om.hawalis.platform;

import java.util.List;
import java.util.function.Function;

/**
 * One page of a list.
 *
 * @param total how many there are in all
 */
public record Page<T>(List<T> rows, long total, Request request) {
    public static final int LARGEST = 200;

    public Page {
        rows = List.copyOf(rows);
    }

    /**
     * Which page.
     *
     * @param number from 1
     * @param size 1 to {@value #LARGEST} rows
     */
    public record Request(int number, int size) {
        public static final Request FIRST = new Request(1, 50);

        public Request {
            if (number < 1 || number > 1_000_000 || size < 1 || size > LARGEST)
                throw Refusal.malformed("page", LARGEST);
        }

        public int offset() {
            return (number - 1) * size;
        }
    }

    public <R> Page<R> map(Function<T, R> view) {
        return new Page<>(rows.stream().map(view).toList(), total, request);
    }

    public boolean hasNext() {
        return (long) request.number() * request.size() < total;
    }

    public boolean hasPrevious() {
        return request.number() > 1;
    }
}
