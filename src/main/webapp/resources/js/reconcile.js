import { newKey } from './exchange.js';

/**
 * Holds the taps that wait here against the game as the server has it. What is recorded already, by us or by someone else, waits no
 * longer; what goes on from there waits under the new revision. Answers {taps}, or {at}: the ply from which the two differ.
 */
export function reconcile(game, taps) {
  const rest = [];
  let ply = game.ply, revision = game.revision;
  for (const tap of taps) {
    if (!tap.content.hole) return { taps };
    if (tap.content.ply <= game.ply) {
      if (game.moves[tap.content.ply - 1].hole !== tap.content.hole) return { at: tap.content.ply };
      continue;
    }
    if (tap.content.ply !== ply + 1) return { at: ply + 1 };
    rest.push(at(tap, revision));
    ply++;
    revision++;
  }
  return { taps: rest };
}

/** Under another revision it is another request, and needs a key of its own. */
const at = (tap, revision) => (tap.content.revision === revision ? tap : { ...tap, key: newKey(), content: { ...tap.content, revision } });

/** What must be sent to have the record as it waits here: the plies that differ taken back, ours put in their place. */
export function inPlace(game, taps, from, path) {
  const back = Array.from({ length: game.ply - from + 1 }, (_, i) => ({ key: newKey(), path: `${path}/undo`, content: { revision: game.revision + i } }));
  const own = taps.filter(tap => tap.content.ply >= from);
  return [...back, ...own.map((tap, i) => ({ ...tap, key: newKey(), content: { ...tap.content, revision: game.revision + back.length + i } }))];
}
