/** Where a hole stands and what it is called: the geometry of the board, and no rule of the game. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Name of a hole in its owner's ring: a letter, lower case for South, upper case for North; its problem number above 13 columns. */
export function nameOf(side, index, columns) {
  if (columns > 13) return String(isInner(index, columns) ? index - columns + 1 : index + columns + 1);
  return side === 'S' ? LETTERS[index] : LETTERS[index].toUpperCase();
}

/** Index in the ring of a written hole, or -1. */
export function indexOf(name, columns) {
  const text = String(name).trim().toLowerCase();
  if (columns <= 13) return text.length === 1 && LETTERS.indexOf(text) < 2 * columns ? LETTERS.indexOf(text) : -1;
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 2 * columns) return -1;
  return number <= columns ? columns + number - 1 : number - columns - 1;
}

export const isInner = (index, columns) => index >= columns;

/** Row (0 on top) and column (0 at the left) of a hole, seen from South, or from North when `flipped`. */
export function placeOf(side, index, columns, direction, flipped) {
  const inner = isInner(index, columns);
  const along = inner ? index - columns : index;
  const rightward = inner === (direction === 'CLOCKWISE');
  const column = rightward ? along : columns - 1 - along;
  const fromSouth = side === 'S'
    ? { row: inner ? 2 : 3, column }
    : { row: inner ? 1 : 0, column: columns - 1 - column };
  return flipped ? { row: 3 - fromSouth.row, column: columns - 1 - fromSouth.column } : fromSouth;
}
