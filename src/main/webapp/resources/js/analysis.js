import { read } from './exchange.js';
import { nameOf, indexOf } from './ring.js';
import { count, text } from './text.js';

const HEIGHT = 120;
/** A lead of so many hundredths of a stone fills half of a side's space. */
const HALF = 600;
const WON = 1e6;
/** What a ply must give away to be listed: three stones, or a win or draw. */
const LISTED = 300;
const MOST_LISTED = 12;

/** Below 0 where South stands better: South sits below, so that a line going down goes South's way. */
const placed = score => ({
  ESTIMATE: () => -(2 / Math.PI) * Math.atan(score.hundredths / HALF),
  WIN: () => (score.side === 'S' ? -1 : 1),
  DRAW: () => 0,
})[score.kind]();

const worth = (score, mover) => (mover === 'S' ? -1 : 1) * ({
  ESTIMATE: () => -score.hundredths,
  WIN: () => (score.side === 'S' ? -WON : WON),
  DRAW: () => 0,
})[score.kind]();

const givenAway = ply => (ply.better.length > 0 ? worth(ply.best, ply.side) - worth(ply.played, ply.side) : 0);

/** The plies that gave most away, in the order played. */
export const turningPoints = plies => plies.filter(ply => givenAway(ply) >= LISTED)
  .sort((a, b) => givenAway(b) - givenAway(a) || a.ply - b.ply)
  .slice(0, MOST_LISTED)
  .sort((a, b) => a.ply - b.ply);

function scored(score) {
  if (score.kind === 'DRAW') return text('js.analysis.draw');
  if (score.kind === 'WIN') return count('js.analysis.win', score.plies, text(`js.side.${score.side}`));
  const stones = Math.round(Math.abs(score.hundredths) / 50) / 2;
  if (stones === 0) return text('js.analysis.even');
  return text('js.analysis.ahead', text(`js.side.${score.hundredths > 0 ? 'S' : 'N'}`), stones);
}

const drawn = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** A finished game looked at again, beside its replay: the score ply by ply as a line, and what would have been better. */
export class Analysis {
  #section;
  #columns;
  #choose;
  #plies = [];
  #cursor;

  /** @param choose called with the ply to show */
  constructor(section, columns, choose) {
    this.#section = section;
    this.#columns = columns;
    this.#choose = choose;
  }

  async load(game) {
    this.#section.hidden = false;
    this.#say('js.analysis.searching');
    const answer = await read(`/games/${game}/analysis`);
    if (answer.kind !== 'done') return this.#say('js.analysis.failed');
    this.#plies = answer.body.plies;
    this.#section.classList.add('done');
    this.#draw();
    this.#list();
  }

  /** Marks the ply that is shown. */
  at(ply) {
    this.#cursor?.setAttribute('x1', ply);
    this.#cursor?.setAttribute('x2', ply);
    for (const button of this.#section.querySelectorAll('[data-ply]'))
      button.toggleAttribute('aria-current', Number(button.dataset.ply) === ply);
  }

  #part(name) {
    return this.#section.querySelector(`[data-analysis="${name}"]`);
  }

  #say(key) {
    this.#part('said').textContent = text(key);
  }

  #draw() {
    const last = this.#plies.length;
    const y = place => (HEIGHT / 2) * (1 - place);
    const points = this.#plies.map(ply => `${ply.ply},${y(placed(ply.played)).toFixed(1)}`);
    const line = ['0,' + HEIGHT / 2, ...points].join(' ');
    const chart = drawn('svg', { viewBox: `0 0 ${last} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': this.#inWords() });
    const area = { points: `0,${HEIGHT / 2} ${line} ${last},${HEIGHT / 2}` };
    for (const side of ['N', 'S']) {
      const half = drawn('svg', { x: 0, y: side === 'N' ? 0 : HEIGHT / 2, width: last, height: HEIGHT / 2, viewBox: `0 ${side === 'N' ? 0 : HEIGHT / 2} ${last} ${HEIGHT / 2}`, preserveAspectRatio: 'none' });
      half.append(drawn('polygon', { ...area, class: `lead ${side}` }));
      chart.append(half);
    }
    chart.append(drawn('line', { x1: 0, x2: last, y1: HEIGHT / 2, y2: HEIGHT / 2, class: 'middle' }), drawn('polyline', { points: line, class: 'scores' }));
    for (const ply of turningPoints(this.#plies)) {
      const height = y(placed(ply.played));
      chart.append(drawn('line', { x1: ply.ply, x2: ply.ply, y1: height - 6, y2: height + 6, class: `turn ${ply.side}` }));
    }
    this.#cursor = drawn('line', { x1: last, x2: last, y1: 0, y2: HEIGHT, class: 'cursor' });
    chart.append(this.#cursor);
    chart.addEventListener('click', event => this.#choose(this.#plyAt(event, chart)));
    this.#part('chart').replaceChildren(chart);
  }

  #plyAt(event, chart) {
    const { left, width } = chart.getBoundingClientRect();
    return Math.round((event.clientX - left) / width * this.#plies.length);
  }

  #inWords() {
    const ahead = side => this.#plies.filter(ply => (side === 'S' ? -placed(ply.played) : placed(ply.played)) > 0).length;
    return text('js.analysis.line', this.#plies.length, ahead('S'), ahead('N'));
  }

  #list() {
    const turns = turningPoints(this.#plies);
    this.#part('said').textContent = turns.length > 0 ? text('js.analysis.turns') : text('js.analysis.none');
    this.#part('turns').replaceChildren(...turns.map(ply => this.#item(ply)));
  }

  #item(ply) {
    const hole = mark => nameOf(ply.side, indexOf(mark, this.#columns), this.#columns);
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'turning' });
    button.dataset.ply = ply.ply;
    const said = document.createElement('span');
    said.append(this.#isolated('span', text('js.analysis.ply', ply.ply), 'sub'), ' ', this.#isolated('span', hole(ply.hole), `owner ${ply.side === 'S' ? 'south' : 'north'}`));
    const better = document.createElement('span');
    better.append(text('js.analysis.better'), ' ', this.#isolated('bdi', hole(ply.better[0]), 'strong'));
    const scores = this.#isolated('span', text('js.analysis.change', scored(ply.best), scored(ply.played)), 'sub small');
    button.append(said, better, scores);
    button.addEventListener('click', () => this.#choose(ply.ply));
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  #isolated(name, content, className) {
    return Object.assign(document.createElement(name), { className, textContent: content });
  }
}
