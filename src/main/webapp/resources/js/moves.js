import { written } from './position.js';
import { text } from './text.js';

/**
 * Fills the list of moves (an `ol.moves`), two plies a line. With `choose`, each ply is a button that calls it with the ply's
 * number; the ply `current` is marked and kept in sight.
 */
export function listMoves(list, plies, columns, current, choose) {
  const rows = [];
  plies.forEach((ply, i) => {
    if (ply.side === 'S' || i === 0) rows.push(numbered(rows.length + 1, ply.side === 'N'));
    rows.at(-1).append(item(ply, columns, ply.ply === current, choose));
  });
  list.replaceChildren(...rows);
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function numbered(number, northBegins) {
  const row = document.createElement('li');
  const no = Object.assign(document.createElement('span'), { className: 'no', textContent: number });
  row.append(no);
  if (northBegins) row.append(Object.assign(document.createElement('span'), { className: 'ply', textContent: '…' }));
  return row;
}

function item(ply, columns, current, choose) {
  const element = document.createElement(choose ? 'button' : 'span');
  const hole = written(ply.side, ply.hole, columns);
  element.className = ply.waiting ? `ply ${ply.side} waits` : `ply ${ply.side}`;
  element.append(hole);
  if (ply.captured > 0) element.append(Object.assign(document.createElement('small'), { textContent: `+${ply.captured}` }));
  if (ply.waiting) element.append(Object.assign(document.createElement('span'), { className: 'sr', textContent: text('js.moves.waits') }));
  if (current) element.setAttribute('aria-current', 'step');
  if (!choose) return element;
  element.type = 'button';
  element.setAttribute('aria-label', text('js.moves.label', ply.ply, text(`js.side.${ply.side}`), hole));
  element.addEventListener('click', () => choose(ply.ply));
  return element;
}
