/** What the page's own engine foresees: the server's engine, compiled for browsers. Until it has come nothing is foreseen, and the server is asked. */

let engine = null;

/** Whether it came. */
export const ready = import('./engine.js').then(module => {
  engine = module;
  return true;
}, () => false);

export const canForesee = () => engine !== null;

const marks = moves => moves.map(move => move.hole).join(' ');

/**
 * The game after a hole (a ring mark) is played, as the server would answer it, its last move marked as waiting; `end` is where the sowing ends,
 * null if it never does. {breach, legal} where the rules forbid the hole; null where nothing can be foreseen.
 */
export function foresee(game, hole) {
  if (!engine || game.state === 'OVER') return null;
  const { id, version } = game.ruleSet;
  const told = JSON.parse(engine.play(id, Number(version), '', marks(game.moves), hole));
  if (told.fault) return null;
  return told.breach ? told : { end: told.end, game: after(game, told) };
}

function after(game, { played, after }) {
  const captured = played.captured.reduce((sum, from) => sum + from.stones, 0);
  const move = { ply: after.ply, side: played.side, hole: played.hole, captured, laps: played.lapCount, waiting: true };
  const state = after.verdict ? 'OVER' : 'PLAYING';
  return { ...game, ...after, state, played, revision: game.revision + 1, moves: [...game.moves, move] };
}

/** The game once the taps that wait are played; what cannot be foreseen is left out. */
export function foreseen(game, taps) {
  let shown = game;
  for (const tap of taps) {
    const next = tap.content.hole ? foresee(shown, tap.content.hole) : null;
    if (!next?.game) return shown;
    shown = next.game;
  }
  return shown;
}
