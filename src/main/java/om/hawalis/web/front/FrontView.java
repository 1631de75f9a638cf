package om.hawalis.web.front;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;

/** What a visitor meets first. */
@Named("frontView")
@RequestScoped
public class FrontView {
    /** After 7... of the published game of 11 June 2009, drawn as a picture. */
    private static final String PICTURE = """
        {"columns":7,"south":[4,3,0,1,4,0,1,1,0,2,2,0,2,1],"north":[3,3,3,3,0,1,1,0,1,0,3,1,0,0],\
        "toMove":"S","last":{"side":"N","index":10}}\
        """;

    public String getBoard() {
        return PICTURE;
    }
}
