import './board.js';
import { newKey, read, write } from './exchange.js';
import { follow, oneAtATime } from './live.js';
import { boardOf, written } from './position.js';
import { Queue } from './queue.js';
import { Sheet } from './sheet.js';
import { speedOf } from './speed.js';
import { text } from './text.js';

const LONGEST_WAIT = 15000;

/**
 * Records a game hole by hole. A tap is queued, sent, and sent again under the same key until the server has answered for good;
 * the position comes from the server alone. Fires `game` with the newest state whenever it changed.
 */
export class Recorder {
  #id;
  #root;
  #sheet;
  #game;
  #queue;
  #speed;
  #sending = false;
  #wait = 1000;
  #timer = null;

  constructor(root, game) {
    this.#root = root;
    this.#id = root.dataset.recorder;
    this.#sheet = new Sheet(root);
    this.#speed = speedOf(root.querySelector('.segment'));
    this.#queue = new Queue(this.#id);
    this.#adopt(game);
  }

  async start() {
    this.#sheet.tell('idle', text('js.record.ready'));
    this.#sheet.board.addEventListener('hole', event => this.#tapped(event.detail));
    this.#sheet.on('undo', () => this.#undo());
    this.#sheet.on('retry', () => this.#send());
    this.#sheet.on('flip', () => this.#sheet.board.toggleAttribute('flip'));
    addEventListener('online', () => this.#send());
    await this.#queue.load();
    this.#send();
    follow(`/api/v1/games/${this.#id}/live`, oneAtATime(() => this.#catchUp()));
  }

  #adopt(game) {
    this.#game = game;
    this.#sheet.board.state = boardOf(game);
    this.#sheet.show(game);
    this.#root.dispatchEvent(new CustomEvent('game', { detail: game, bubbles: true }));
  }

  #tapped({ side, index, letter }) {
    if (this.#queue.length > 0) return;
    const { toMove, ruleSet } = this.#game;
    const legal = boardOf(this.#game).legal;
    if (!toMove) return this.#refuse(text('js.record.over'));
    if (side !== toMove) return this.#refuse(text('js.record.notYours', text(`js.side.${toMove}`)));
    if (!legal.includes(index)) return this.#refuse(this.#illegal(letter, this.#game.legal));
    const hole = ruleSet.columns > 13 ? letter : letter.toLowerCase();
    this.#post('moves', { revision: this.#game.revision, ply: this.#game.ply + 1, hole });
  }

  #illegal(letter, legal) {
    const holes = legal.map(hole => written(this.#game.toMove, hole, this.#game.ruleSet.columns));
    return text('js.record.illegal', letter, holes.join(text('js.comma')));
  }

  #undo() {
    if (this.#queue.length === 0) this.#post('undo', { revision: this.#game.revision });
  }

  async #post(what, content) {
    await this.#queue.add({ key: newKey(), path: `/games/${this.#id}/${what}`, content });
    this.#send();
  }

  #refuse(words) {
    this.#sheet.tell('refused', words);
    this.#sheet.say(words);
  }

  async #send() {
    const tap = this.#queue.first;
    if (!tap || this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    this.#sheet.tell('waiting', text('js.record.sending'));
    const answer = await write(tap.path, tap.content, tap.key);
    this.#sending = false;
    await this.#take(answer);
  }

  async #take(answer) {
    if (answer.kind === 'lost' || answer.kind === 'busy') return this.#later();
    if (answer.kind === 'stranger') return this.#sheet.tell('waiting', text('js.record.signedOut'));
    this.#wait = 1000;
    await this.#queue.drop();
    if (answer.kind === 'done') return this.#saved(answer.body);
    if (answer.kind === 'denied') return this.#refuse(text('js.record.denied'));
    this.#refused(answer.body);
  }

  #later() {
    this.#sheet.tell('waiting', text('js.record.waiting'));
    this.#timer = setTimeout(() => this.#send(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  async #saved(game) {
    this.#sheet.tell('saved', game.played ? text('js.record.saved', game.ply) : text('js.record.undone'));
    if (game.played) {
      this.#sheet.announce(game);
      await this.#sheet.film(game, this.#speed());
    }
    this.#adopt(game);
  }

  /** The server's own words, in the language of the page; a newer state is taken over. */
  #refused({ current, detail, title }) {
    if (current) this.#adopt(current);
    this.#refuse(current ? text('js.record.conflict') : detail ?? title ?? text('js.record.failed'));
  }

  /** Someone else recorded, or events were missed: takes the newest state unless a tap of ours is on its way. */
  async #catchUp() {
    if (this.#queue.length > 0) return;
    const { kind, body } = await read(`/games/${this.#id}`);
    if (kind === 'done' && body.revision > this.#game.revision && this.#queue.length === 0) this.#adopt(body);
  }
}

for (const root of document.querySelectorAll('[data-recorder]')) {
  const inPage = root.querySelector('[data-part="game"]');
  const game = inPage ? JSON.parse(inPage.textContent) : (await read(`/games/${root.dataset.recorder}`)).body;
  if (game?.ruleSet) new Recorder(root, game).start();
}
