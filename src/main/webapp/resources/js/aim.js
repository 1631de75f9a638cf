import { boardOf, written } from './position.js';
import { foresee } from './foresight.js';
import { indexOf, nameOf } from './ring.js';
import { count, text } from './text.js';

const KEPT = 'hawalis.look-first';

/**
 * What a tap would bring, shown before it is made: under the pointer, on the hole that has the focus, and, where one looks first, on the first
 * tap. An endless sowing is warned of always.
 */
export class Aim {
  #sheet;
  #button;
  #warned = null;

  constructor(sheet) {
    this.#sheet = sheet;
    this.#button = sheet.find('look');
    this.#button?.setAttribute('aria-pressed', localStorage.getItem(KEPT) === 'true');
    this.#button?.addEventListener('click', () => this.#switch());
  }

  get #looksFirst() {
    return this.#button?.getAttribute('aria-pressed') === 'true';
  }

  #switch() {
    const first = !this.#looksFirst;
    this.#button.setAttribute('aria-pressed', first);
    localStorage.setItem(KEPT, first);
    this.clear();
  }

  /** Points at a hole of the mover; at nothing where it may not be played. */
  at(game, hole) {
    const next = hole && hole.side === game.toMove && boardOf(game).legal.includes(hole.index) ? foresee(game, ringMark(hole, game)) : null;
    if (!next?.game) return this.clear();
    const { columns } = game.ruleSet;
    const place = ({ side, hole: mark }) => ({ side, index: indexOf(mark, columns) });
    this.#sheet.board.aim = { end: next.end && place(next.end), captured: next.game.played.captured.map(place) };
    this.#say(this.#inWords(next, hole, columns), next.end ? 'sub' : 'warned');
  }

  /** Whether a tap shall only be shown this time, and made when it comes again. */
  withholds(game, hole, next) {
    const endless = next.game.played.endless, again = this.#warned === `${game.ply}:${hole.index}`;
    if (again || !endless && !this.#looksFirst) return false;
    this.at(game, hole);
    this.#warned = `${game.ply}:${hole.index}`;
    const line = this.#sheet.find('preview');
    if (line) this.#say(`${line.textContent} ${text('js.record.again')}`, endless ? 'warned' : 'sub');
    if (line) this.#sheet.say(line.textContent);
    return true;
  }

  clear() {
    this.#warned = null;
    this.#sheet.board.aim = null;
    this.#say('', 'sub');
  }

  #say(words, kind) {
    const line = this.#sheet.find('preview');
    if (!line) return;
    line.textContent = words;
    line.className = `preview ${kind}`;
  }

  #inWords({ end, game }, hole, columns) {
    const name = written(hole.side, ringMark(hole, game), columns);
    if (!end) return text('js.record.foreseen.endless', name);
    const taken = game.moves.at(-1).captured, where = written(end.side, end.hole, columns);
    const plain = text('js.record.foreseen', name, where);
    return taken > 0 ? `${plain}${text('js.comma')}${count('js.record.foreseen.takes', taken)}` : plain;
  }
}

/** A hole's mark in its ring, whoever owns it. */
export function ringMark({ index, letter }, { ruleSet }) {
  const mark = letter ?? nameOf('S', index, ruleSet.columns);
  return ruleSet.columns > 13 ? mark : mark.toLowerCase();
}
