import { indexOf, isInner, nameOf, placeOf } from './ring.js';
import { plank } from './plank.js';
import { project } from './sowing.js';
import { count, text } from './text.js';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * `<hw-board>`: draws a position and reports taps; it knows no rule of the game.
 * Attributes: `flip` (seen from North), `readonly`. Property `state`:
 * {columns, direction, south:[], north:[], toMove:'S'|'N'|null, legal:[index], last:{side,index}|null, captured:[{side,index}]}.
 * Property `aim`: {end:{side,index}|null, captured:[{side,index}]} or null, what a tap would bring. Fires `hole` with {side, index, letter}, and `aim`
 * with {side, index} or null as the pointer or the keyboard comes over holes.
 */
export class Board extends HTMLElement {
  static observedAttributes = ['flip', 'readonly'];
  #state = null;
  #drawn = null;
  #focus = null;
  #skip = false;
  #moving = null;
  #aim = null;

  connectedCallback() {
    if (!this.#state && this.dataset.state) this.state = JSON.parse(this.dataset.state);
  }

  attributeChangedCallback() {
    if (!this.#state) return;
    this.#drawn = null;
    this.#draw();
  }

  get state() {
    return this.#state;
  }

  set state(state) {
    this.skip();
    const redraw = !this.#state || this.#state.columns !== state.columns || this.#state.direction !== state.direction;
    this.#state = { direction: 'COUNTER_CLOCKWISE', legal: [], captured: [], last: null, toMove: null, ...state };
    if (redraw) this.#drawn = null;
    this.#draw();
  }

  set aim(aim) {
    this.#aim = aim;
    this.#drawn?.aim(aim);
  }

  get aim() {
    return this.#aim;
  }

  /** The sowing now shown, or null: a promise that ends when the board stands still. */
  get moving() {
    return this.#moving;
  }

  /** Ends a running animation at once. */
  skip() {
    this.#skip = true;
  }

  /** Says something to those who listen instead of look. */
  say(words) {
    this.querySelector('.say').textContent = words;
  }

  /**
   * Shows a move stone by stone, then stands at `after`. `before` holds both rings; `laps` are [origin, stones] of `side`.
   * At speed 0 and under reduced motion the board goes to `after` at once.
   */
  async animate({ before, side, laps, after, speed = 1 }) {
    this.skip();
    await this.#moving;
    const own = side === 'S' ? 'south' : 'north';
    if (speed > 0 && laps.length > 0 && !still()) {
      this.#skip = false;
      this.state = { ...this.#state, ...before, legal: [], captured: [], last: null, toMove: null };
      this.#skip = false;
      this.toggleAttribute('data-moving', true);
      this.#moving = project(before[own], laps, speed, frame => this.#showFrame(side, own, frame), () => this.#skip);
      await this.#moving;
      this.#moving = null;
      this.removeAttribute('data-moving');
      this.#drawn.hand(null);
    }
    this.state = after;
  }

  #showFrame(side, own, frame) {
    for (let index = 0; index < frame.counts.length; index++) this.#drawn.count(side, index, frame.counts[index]);
    this.#state[own] = [...frame.counts];
    this.#drawn.hand({ side, index: frame.at, stones: frame.hand });
  }

  get #flipped() {
    return this.hasAttribute('flip');
  }

  get #open() {
    return !this.hasAttribute('readonly');
  }

  #draw() {
    if (!this.#drawn) this.#build();
    const { south, north, legal, last, captured, toMove, columns } = this.#state;
    this.#drawn.turn(toMove);
    for (const [side, ring] of [['S', south], ['N', north]]) {
      ring.forEach((stones, index) => {
        this.#drawn.count(side, index, stones);
        this.#drawn.mark(side, index, {
          legal: this.#open && side === toMove && legal.includes(index),
          last: last?.side === side && last.index === index,
          taken: captured.some(hole => hole.side === side && hole.index === index),
          name: this.#nameHole(side, index, stones, side === toMove && legal.includes(index)),
          open: this.#open,
        });
      });
    }
    this.aim = null;
    this.#drawn.label(toMove ? text(`js.board.toMove.${toMove}`) : text('js.board.name'));
    this.#rove(this.#focus ?? { side: toMove ?? 'S', index: legal[0] ?? columns });
  }

  #build() {
    const { columns, direction } = this.#state;
    const place = (side, index) => placeOf(side, index, columns, direction, this.#flipped);
    this.#drawn = plank(columns, place, (side, index) => nameOf(side, index, columns), this.#flipped);
    const say = Object.assign(document.createElement('div'), { className: 'say sr' });
    say.setAttribute('aria-live', 'polite');
    this.replaceChildren(this.#drawn.svg, say);
    this.#drawn.svg.addEventListener('click', event => this.#tapped(event.target));
    this.#drawn.svg.addEventListener('keydown', event => this.#key(event));
    if (this.#open) this.#watch(this.#drawn.svg);
  }

  #nameHole(side, index, stones, legal) {
    const { columns, last, captured } = this.#state;
    const row = text(isInner(index, columns) ? 'js.board.inner' : 'js.board.outer');
    const parts = [text('js.board.hole', nameOf(side, index, columns), text(`js.side.${side}`), row), count('js.board.stones', stones)];
    if (legal && this.#open) parts.push(text('js.board.playable'));
    if (last?.side === side && last.index === index) parts.push(text('js.board.last'));
    if (captured.some(hole => hole.side === side && hole.index === index)) parts.push(text('js.board.taken'));
    return parts.join(text('js.comma'));
  }

  /** A finger has no place to point from before it taps. */
  #watch(svg) {
    const point = target => {
      const cell = this.#moving ? null : target?.closest('[data-hole]');
      this.dispatchEvent(new CustomEvent('aim', { detail: cell ? { side: cell.dataset.side, index: Number(cell.dataset.hole) } : null }));
    };
    svg.addEventListener('pointerover', event => event.pointerType === 'mouse' && point(event.target));
    svg.addEventListener('pointerleave', event => event.pointerType === 'mouse' && point(null));
    svg.addEventListener('focusin', event => {
      const { side, hole } = event.target.dataset;
      this.#rove({ side, index: Number(hole) });
      if (event.target.matches(':focus-visible')) point(event.target);
    });
    svg.addEventListener('focusout', () => point(null));
  }

  #tapped(target) {
    const cell = target.closest('[data-hole]');
    if (cell) this.#choose(cell.dataset.side, Number(cell.dataset.hole));
  }

  #choose(side, index) {
    if (!this.#open) return;
    if (this.#moving) return this.skip();
    this.#rove({ side, index });
    const detail = { side, index, letter: nameOf(side, index, this.#state.columns) };
    this.dispatchEvent(new CustomEvent('hole', { detail, bubbles: true }));
  }

  #rove(hole) {
    this.#focus = hole;
    this.#drawn.rove(hole.side, hole.index);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (step) this.#step(step);
    else if (event.key === 'Enter' || event.key === ' ') this.#choose(this.#focus.side, this.#focus.index);
    else if (!this.#letter(event.key)) return;
    event.preventDefault();
  }

  /** A letter plays the mover's hole of that name, in whichever case it is typed. */
  #letter(key) {
    const { columns, toMove } = this.#state;
    const index = key.length === 1 && columns <= 13 ? indexOf(key, columns) : -1;
    if (index < 0 || !toMove || !this.#open) return false;
    this.#choose(toMove, index);
    this.#drawn.cell(toMove, index).focus();
    return true;
  }

  #step([down, right]) {
    const { columns, direction } = this.#state;
    const from = placeOf(this.#focus.side, this.#focus.index, columns, direction, this.#flipped);
    const row = Math.min(3, Math.max(0, from.row + down));
    const column = Math.min(columns - 1, Math.max(0, from.column + right));
    const cell = this.#drawn.at(row, column);
    this.#rove({ side: cell.dataset.side, index: Number(cell.dataset.hole) });
    cell.focus();
  }
}

customElements.define('hw-board', Board);
