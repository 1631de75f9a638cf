/**
 * The game itself: board, rule sets, legal moves, sowing, verdicts, replay, notation, search. Pure: the language alone,
 * no clock, no input or output. Articles are those of {@code docs/rules/game.md}.
 *
 * <pre>{@code
 * var game = Game.start(RuleSets.standard());
 * var hole = game.ruleSet().layout().read("i", game.position().toMove()).orElseThrow();
 * switch (game.play(hole)) {
 *     case Game.Moved(var moved, var ply) -> show(moved.position(), ply.sowing().captured(), moved.verdict());
 *     case Play.Illegal(var breach, var legalMoves) -> refuse(breach, legalMoves);
 * }
 * }</pre>
 *
 * <p>{@link om.hawalis.engine.RuleSets} lists what can be played, {@link om.hawalis.engine.Rules} is one turn,
 * {@link om.hawalis.engine.Game} a whole game with its verdict, {@link om.hawalis.engine.Notation} reads and writes
 * games as people write them, {@link om.hawalis.engine.Fingerprint} names a proven game.
 */
@NullMarked
package om.hawalis.engine;

import org.jspecify.annotations.NullMarked;
