package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Clock;
import java.util.Collections;
import java.util.Optional;
import java.util.regex.Pattern;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Offices;
import om.hawalis.game.GameId;
import om.hawalis.game.Games;
import om.hawalis.platform.Refusal;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.publishing.LiveTopic;

/**
 * Answers {@code /championships/{id}/live} and {@code /games/{id}/live} with a stream of server-sent events. No JAX-RS
 * resource, since those write to their streams in the way that waits for a slow reader.
 */
public class LiveFilter extends HttpFilter {
    private static final Pattern ADDRESS = Pattern.compile("/api/v1/(championships|games)/([^/]+)/live");
    private static final int MOST = 5_000;
    private static final String RETRY_SECONDS = "10";
    private static final long UNKNOWN = -1;

    private final transient ChampionshipAddress championships;
    private final transient Games games;
    private final transient Offices offices;
    private final transient LiveFeed feed;
    private final transient Clock clock;

    @Inject
    public LiveFilter(ChampionshipAddress championships, Games games, Offices offices, LiveFeed feed, Clock clock) {
        this.championships = championships;
        this.games = games;
        this.offices = offices;
        this.feed = feed;
        this.clock = clock;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var path = request.getServletPath()
                + Optional.ofNullable(request.getPathInfo()).orElse("");
        var address = ADDRESS.matcher(path);
        if (!request.getMethod().equals("GET") || !address.matches()) {
            chain.doFilter(request, response);
            return;
        }
        try {
            open(topic(address.group(1), address.group(2), request), request, response);
        } catch (Refusal refusal) {
            var problem = Problem.of(refusal, Problem.language(Collections.list(request.getLocales())));
            response.setStatus(problem.status());
            response.setContentType(Problem.TYPE.toString());
            response.getOutputStream().write(problem.body());
        }
    }

    private LiveTopic topic(String kind, String id, HttpServletRequest request) {
        if (kind.equals("games"))
            return new LiveTopic.Game(games.sheet(Ids.require(id, GameId::new)).id());
        var championship = championships.id(id);
        if ("true".equals(request.getParameter("desk"))) return desk(championship);
        return "false".equals(request.getParameter("moves"))
                ? new LiveTopic.Tables(championship)
                : new LiveTopic.Championship(championship);
    }

    private LiveTopic desk(ChampionshipId championship) {
        if (offices.own(championship).isEmpty()) throw Refusal.forbidden("office-missing");
        return new LiveTopic.Desk(championship);
    }

    private void open(LiveTopic topic, HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (feed.followers() >= MOST) {
            response.setHeader("Retry-After", RETRY_SECONDS);
            response.setStatus(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
            return;
        }
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        new LiveStream(feed, topic, position(request), request.startAsync(), clock).open();
    }

    /** By header after a break, by parameter from the page at first; what is no position is one of another run. */
    private static long position(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("Last-Event-ID"))
                .or(() -> Optional.ofNullable(request.getParameter("after")))
                .filter(text -> text.matches("[0-9]{1,18}"))
                .map(Long::parseLong)
                .orElse(UNKNOWN);
    }
}
