import { written } from './position.js';
import { text } from './text.js';

/** Two records of one game side by side: what the server has, and what waits here. Somebody must choose. */
export class Divergence {
  #panel;

  /** @param choose called with 'theirs' or 'ours' */
  constructor(root, choose) {
    this.#panel = root.querySelector('[data-part="divergence"]');
    this.#panel?.querySelector('[data-choose="theirs"]').addEventListener('click', () => choose('theirs'));
    this.#panel?.querySelector('[data-choose="ours"]')?.addEventListener('click', () => choose('ours'));
  }

  get open() {
    return this.#panel !== null && !this.#panel.hidden;
  }

  show(game, taps, from) {
    const { columns } = game.ruleSet;
    const theirs = game.moves.filter(move => move.ply >= from);
    const ours = taps.filter(tap => tap.content.ply >= from).map(({ content }) => ({ ply: content.ply, side: sideOf(game, content.ply), hole: content.hole }));
    this.#list('theirs', theirs, columns);
    this.#list('ours', ours, columns);
    this.#panel.querySelector('[data-divergence="from"]').textContent = text('js.record.diverged', from);
    this.#panel.hidden = false;
    this.#panel.focus();
  }

  close() {
    if (this.#panel) this.#panel.hidden = true;
  }

  #list(whose, plies, columns) {
    const items = plies.map(({ ply, side, hole }) => {
      const item = document.createElement('li'), line = document.createElement('span');
      line.append(text('js.analysis.ply', ply), ' ', Object.assign(document.createElement('span'), { className: `owner ${side === 'S' ? 'south' : 'north'}`, textContent: written(side, hole, columns) }));
      item.append(line);
      return item;
    });
    const none = Object.assign(document.createElement('li'), { className: 'sub', textContent: text('js.record.nothing') });
    this.#panel.querySelector(`[data-divergence="${whose}"]`).replaceChildren(...(items.length > 0 ? items : [none]));
  }
}

/** Every game begins with South. */
const sideOf = (game, ply) => game.moves[ply - 1]?.side ?? (ply % 2 === 1 ? 'S' : 'N');
