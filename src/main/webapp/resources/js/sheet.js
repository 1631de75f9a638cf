import { listMoves } from './moves.js';
import { boardOf, stones, written } from './position.js';
import { count, text } from './text.js';

/** What a board's page shows beside the board: plates, moves, the line of state, the ending. It draws; it decides nothing. */
export class Sheet {
  #root;
  board;

  constructor(root) {
    this.#root = root;
    this.board = root.querySelector('hw-board');
  }

  find(name) {
    return this.#root.querySelector(`[data-part="${name}"]`);
  }

  on(name, act) {
    this.find(name)?.addEventListener('click', act);
  }

  /** The line of state: kind is saved, waiting or refused. */
  tell(kind, words) {
    const line = this.find('status');
    line.textContent = words;
    line.className = `chip ${{ saved: 'proven', waiting: 'waiting', refused: 'wrong', idle: 'plain' }[kind]}`;
    this.find('retry').hidden = kind !== 'waiting';
  }

  say(words) {
    this.board.say(words);
  }

  /** All but the board itself. */
  show(game) {
    this.#plate('S', game.south, game.toMove);
    this.#plate('N', game.north, game.toMove);
    listMoves(this.find('moves'), game.moves, game.ruleSet.columns, game.ply);
    this.find('none').hidden = game.moves.length > 0;
    this.find('undo').disabled = game.moves.length === 0 && game.state !== 'OVER';
    this.#ending(game);
  }

  #plate(side, ring, toMove) {
    const plate = this.#root.querySelector(`[data-plate="${side}"]`);
    plate.classList.toggle('turn', side === toMove);
    plate.querySelector('.stones').textContent = count('js.board.stones', stones(ring));
  }

  #ending(game) {
    const note = this.find('ending');
    note.hidden = game.state !== 'OVER';
    if (note.hidden) return;
    const cause = game.verdict ? text(`js.verdict.${game.verdict}`) : text('js.record.over');
    note.textContent = game.result === '*' ? cause : text('js.record.ended', cause, text(`js.result.${game.result}`));
  }

  /** What a listener hears of a move just saved. */
  announce(game) {
    const { side, hole, captured = [], endless } = game.played;
    const taken = captured.reduce((sum, from) => sum + from.stones, 0);
    const parts = [text('js.record.played', text(`js.side.${side}`), written(side, hole, game.ruleSet.columns))];
    if (taken > 0) parts.push(count('js.record.captured', taken));
    if (endless) parts.push(text('js.record.endless'));
    if (game.toMove) parts.push(text(`js.board.toMove.${game.toMove}`));
    this.say(parts.join(text('js.comma')));
  }

  /** The move, stone by stone, and then the position it led to. */
  async film(game, speed) {
    const { side, before, laps, endless } = game.played;
    await this.board.animate({ before, side, laps: endless ? laps.slice(0, 40) : laps, after: boardOf(game), speed });
  }
}
