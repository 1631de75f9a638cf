package om.hawalis.web.game;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.Boards;
import om.hawalis.game.GameSheet;
import om.hawalis.game.GameState;
import om.hawalis.game.Games;
import om.hawalis.game.Keyring;
import om.hawalis.game.LinkTarget;
import om.hawalis.game.Links;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.web.shared.Way;
import org.omnifaces.cdi.Param;
import org.omnifaces.util.Faces;

/** {@code /b/{code}} and {@code /p/{code}}: puts the link into the phone's keyring and leads to what it opens. */
@Named("linkView")
@RequestScoped
public class LinkView {
    @Inject
    private Links links;

    @Inject
    private Boards boards;

    @Inject
    private Games games;

    @Inject
    private HttpServletRequest request;

    @Inject
    private Way way;

    @Inject
    @Param(name = "code")
    private String code;

    public void open() {
        var secret = new Secret(code);
        var link = links.opened(secret);
        switch (link.target()) {
            case LinkTarget.ToBoard(var board) -> {
                requireInPlay(board, link.target());
                keep(secret);
                way.to("/games/" + current(board).id() + "/record");
            }
            case LinkTarget.ToPlayer player -> {
                keep(secret);
                way.to("/mine");
            }
        }
    }

    private void requireInPlay(BoardId board, LinkTarget target) {
        if (!target.opens(boards.board(board))) throw Refusal.gone("link.gone");
    }

    /** The first that is not over, else the last. */
    private GameSheet current(BoardId board) {
        var all = games.ofBoard(board);
        return all.stream()
                .filter(game -> game.state() != GameState.OVER)
                .findFirst()
                .orElseGet(all::getLast);
    }

    private void keep(Secret secret) {
        HttpServletResponse response = Faces.getResponse();
        response.addCookie(Keyring.of(request).with(secret).cookie(request.isSecure()));
    }
}
