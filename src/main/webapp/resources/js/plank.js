/** The board's drawing: an SVG of holes with counts, letters, rings and the sower's hand. */

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 100;
const SEAM = 18;
const RADIUS = 41;
/** Four notches about a hole, for what a tap would reach; turned and closed in where it would take. */
const SIGHT = 'M0 -49V-37M0 49V37M-49 0H-37M49 0H37';
let drawn = 0;

function shape(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Pebbles lie along the lower rim of a hole, evenly about its middle; more than fit are told by the numeral alone. */
const MOST = 16;

function pebbles(stones) {
  const lying = Math.min(stones, MOST);
  return Array.from({ length: lying }, (_, i) => {
    const turn = Math.PI / 2 + (i - (lying - 1) / 2) * 2 * Math.PI / MOST;
    const place = `translate(${(Math.cos(turn) * 31.5).toFixed(1)} ${(Math.sin(turn) * 31.5).toFixed(1)})`;
    return shape('ellipse', { rx: 5, ry: 4.1, transform: `${place} rotate(${(i * 47) % 180})` });
  });
}

function hole(side, index, place, name, shade) {
  const x = place.column * CELL + CELL / 2, y = place.row * CELL + CELL / 2 + (place.row > 1 ? SEAM : 0);
  const stones = shape('g', { class: 'pebbles' });
  const count = shape('text', { class: 'count', y: '.36em' });
  const letter = shape('text', { class: 'letter', x: 40, y: 47 }, name);
  const rings = [shape('circle', { class: 'ring', r: RADIUS + 3 }), shape('circle', { class: 'mark', r: RADIUS + 3 }), shape('path', { class: 'sight', d: SIGHT })];
  const cell = shape('g', { class: `hole ${side}`, transform: `translate(${x} ${y})`, 'data-side': side, 'data-hole': index },
    shape('rect', { class: 'tap', x: -CELL / 2, y: -CELL / 2, width: CELL, height: CELL }),
    shape('circle', { class: 'rim', r: RADIUS }), shape('circle', { class: 'pit', r: RADIUS - 2 }),
    shape('circle', { class: 'depth', r: RADIUS - 2, fill: `url(#${shade})` }),
    stones, ...rings, count, letter);
  return { cell, x, y, stones, count, shown: -1 };
}

function show(hole, stones) {
  if (hole.shown === stones) return;
  hole.shown = stones;
  hole.count.textContent = stones === 0 ? '' : stones;
  hole.cell.classList.toggle('bare', stones === 0);
  hole.cell.classList.toggle('broad', stones > 9);
  hole.cell.classList.toggle('wide', stones > 99);
  hole.stones.replaceChildren(...pebbles(stones));
}

function mark(hole, { legal, last, taken, name, open }) {
  hole.cell.classList.toggle('legal', legal);
  hole.cell.classList.toggle('last', last);
  hole.cell.classList.toggle('taken', taken);
  hole.cell.setAttribute('aria-label', name);
  hole.cell.setAttribute('role', open ? 'button' : 'img');
  if (open) hole.cell.setAttribute('aria-disabled', String(!legal));
  else hole.cell.removeAttribute('aria-disabled');
}

/** The plank's rim: thin where eight holes must be wide enough to tap on the narrowest phone. */
const edgeOf = columns => (columns > 7 ? 4 : 16);

function surface(columns, flipped) {
  const width = columns * CELL, half = 2 * CELL, edge = edgeOf(columns) - 2, inner = edge > 10 ? -2 : 3;
  const [top, bottom] = flipped ? ['S', 'N'] : ['N', 'S'];
  const sign = (side, y) => shape('path', { class: `sign ${side}`, d: side === 'S' ? 'M-7 -5H7L0 6Z' : 'M-7 5H7L0 -6Z', transform: `translate(${width / 2} ${y})` });
  return [
    shape('rect', { class: 'wood', x: -edge, y: -14, width: width + 2 * edge, height: 2 * half + SEAM + 28, rx: 38 }),
    shape('rect', { class: `field ${top}`, x: inner, y: -2, width: width - 2 * inner, height: half + 4, rx: 28 }),
    shape('rect', { class: `field ${bottom}`, x: inner, y: half + SEAM - 2, width: width - 2 * inner, height: half + 4, rx: 28 }),
    shape('path', { class: 'seam', d: `M24 ${half + SEAM / 2}H${width - 24}` }),
    sign(top, -7.5), sign(bottom, 2 * half + SEAM + 7.5),
  ];
}

/** Light falls from above: a pit is darkest under its upper edge. */
function depth(id) {
  const stop = (offset, opacity) => shape('stop', { offset, 'stop-opacity': opacity });
  return shape('defs', {}, shape('radialGradient', { id, cx: .5, cy: .62, r: .62 }, stop(.55, 0), stop(.86, .1), stop(1, .34)));
}

/** Builds the drawing; the answer's functions change it in place. */
export function plank(columns, placeOf, nameOf, flipped) {
  const holes = { S: [], N: [] }, grid = new Map(), shade = `hw-depth-${++drawn}`, edge = edgeOf(columns);
  for (const side of ['S', 'N']) {
    for (let index = 0; index < 2 * columns; index++) {
      const place = placeOf(side, index);
      holes[side][index] = hole(side, index, place, nameOf(side, index), shade);
      grid.set(place.row * columns + place.column, holes[side][index].cell);
    }
  }
  const hand = shape('g', { class: 'hand' }, shape('circle', { r: 23 }), shape('text', { y: '.36em' }));
  const cells = [...grid.keys()].sort((a, b) => a - b).map(key => grid.get(key));
  const svg = shape('svg', { viewBox: `${-edge} -16 ${columns * CELL + 2 * edge} ${4 * CELL + SEAM + 32}`, role: 'group' }, depth(shade), ...surface(columns, flipped), ...cells, hand);
  svg.style.setProperty('--columns', columns);
  svg.style.setProperty('--rim', `${edge}px`);
  return {
    svg,
    cell: (side, index) => holes[side][index].cell,
    at: (row, column) => grid.get(row * columns + column),
    count: (side, index, stones) => show(holes[side][index], stones),
    mark: (side, index, marks) => mark(holes[side][index], marks),
    label: words => svg.setAttribute('aria-label', words),
    aim: aim => {
      const marked = [...(aim?.end ? [aim.end] : []), ...(aim?.captured ?? [])].map(({ side, index }) => holes[side][index].cell);
      for (const cell of cells) {
        cell.classList.toggle('aimed', marked.includes(cell));
        cell.classList.toggle('prey', marked.indexOf(cell) >= (aim?.end ? 1 : 0));
      }
    },
    turn: side => svg.setAttribute('data-turn', side ?? ''),
    rove: (side, index) => cells.forEach(cell => cell.setAttribute('tabindex', cell === holes[side][index].cell ? 0 : -1)),
    hand: held => {
      hand.classList.toggle('out', held !== null && held.stones > 0);
      if (held === null || held.stones === 0) return;
      const { x, y } = holes[held.side][held.index];
      hand.setAttribute('class', `hand out ${held.side}`);
      hand.setAttribute('transform', `translate(${x} ${y - 34})`);
      hand.lastChild.textContent = held.stones;
    },
  };
}
