package om.hawalis.game;

import java.util.List;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Recorded;
import om.hawalis.engine.RuleSets;

/** The two games of article 6, as they were published. */
public final class PublishedGames {
    /** Tavares – Gering 2009: North captures all in 110 plies. */
    public static final String FIRST = """
        1. i(+4) L(+6) 2. d(+6) J(+6) 3. i(+2) H 4. h N 5. j D 6. n K 7. k(+2) E 8. c E(+2) 9. d(+3) F(+1) 10. g I(+1)
        11. a J 12. h N 13. e A 14. f D 15. b K(+1) 16. n E 17. d(+1) F(+1) 18. f(+1) I(+1) 19. a L 20. e M 21. b D 22. c E
        23. i(+1) N 24. d(+3) J(+2) 25. e(+2) C 26. l(+1) D 27. m E 28. n F 29. a A 30. b B 31. c C 32. d D 33. e E 34. l G
        35. m H 36. b I 37. c J 38. d F 39. e K(+1) 40. l L 41. m M(+1) 42. b N 43. c A 44. d B 45. e C 46. h G(+1) 47. i H
        48. j D 49. k(+1) E 50. l F 51. m G(+3) 52. f H 53. g I 54. h J 55. i K(+1)
        """;

    /** „miumiu“ – Rosenau 2009: the last move never ends. */
    public static final String SECOND = """
        1. h(+4) K(+6) 2. a I 3. i(+4) C(+6) 4. k N(+6) 5. n M 6. b(+2) G(+1) 7. g(+2) J(+2) 8. c K 9. e F(+1) 10. f C 11. g L
        12. h N 13. k A
        """;

    private PublishedGames() {}

    /** The ring marks a scorer taps. */
    public static List<String> taps(String game) {
        var recorded = (Recorded.Replayed) Notation.read(game).getFirst();
        var layout = RuleSets.standard().layout();
        return recorded.game().moves().stream().map(layout::ringMark).toList();
    }
}
