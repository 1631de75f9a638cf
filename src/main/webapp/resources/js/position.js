import { indexOf, nameOf } from './ring.js';

/** The board's state from a game as the interface answers it. */
export function boardOf(game) {
  const { columns, direction } = game.ruleSet;
  const last = game.last ? { side: game.last.side, index: indexOf(game.last.hole, columns) } : null;
  return {
    columns, direction, last,
    south: game.south, north: game.north, toMove: game.toMove,
    legal: (game.legal ?? []).map(hole => indexOf(hole, columns)),
    captured: (game.played?.captured ?? []).map(({ side, hole }) => ({ side, index: indexOf(hole, columns) })),
  };
}

/** A hole as move lists write it: upper case for North. */
export const written = (side, hole, columns) => nameOf(side, indexOf(hole, columns), columns);

export const stones = ring => ring.reduce((sum, n) => sum + n, 0);
