package om.hawalis.standings;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * {@code -prof om.hawalis.standings.ProcessorTime}: what an operation costs in processor time of all threads, compiler
 * and collector among them; it does not depend on what else the machine is busy with.
 */
public final class ProcessorTime implements InternalProfiler {
    private static final double NANOSECONDS_IN_A_MILLISECOND = 1e6;

    private long before;

    @Override
    public String getDescription() {
        return "processor time per operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = spent();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        var each = (spent() - before)
                / NANOSECONDS_IN_A_MILLISECOND
                / result.getMetadata().getAllOps();
        return List.of(new ScalarResult("processor time", each, "ms/op", AggregationPolicy.AVG));
    }

    private static long spent() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }
}
