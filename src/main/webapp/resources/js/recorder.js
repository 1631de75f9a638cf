import './board.js';
import { Aim, ringMark } from './aim.js';
import { Divergence } from './divergence.js';
import { newKey, read, write } from './exchange.js';
import { canForesee, foresee, foreseen, ready } from './foresight.js';
import { follow } from './live.js';
import { boardOf, written } from './position.js';
import { Queue } from './queue.js';
import { inPlace, reconcile } from './reconcile.js';
import { Sheet } from './sheet.js';
import { speedOf } from './speed.js';
import { count, text } from './text.js';

const LONGEST_WAIT = 15000;

/**
 * Records a game hole by hole. A tap is judged at once by the page's own engine, shown, kept, and sent in its turn, again and again under the
 * same key until the server has answered for good. The server is the authority: what it has recorded is what counts, and where it differs from
 * what waits here, both are shown. Fires `game` with the newest state whenever it changed.
 */
export class Recorder {
  #path;
  #root;
  #sheet;
  #aim;
  #divergence;
  #queue;
  #speed;
  /** As the server has it, and with the taps that wait. */
  #game;
  #shown;
  #filmed = new Set();
  #sending = false;
  #behind = false;
  #wait = 1000;
  #timer = null;

  constructor(root, game) {
    this.#root = root;
    this.#path = `/games/${root.dataset.recorder}`;
    this.#sheet = new Sheet(root);
    this.#aim = new Aim(this.#sheet);
    this.#divergence = new Divergence(root, choice => this.#decide(choice));
    this.#speed = speedOf(root.querySelector('.segment'));
    this.#queue = new Queue(root.dataset.recorder);
    this.#game = game;
    this.#show(game);
  }

  async start() {
    const { board } = this.#sheet;
    this.#sheet.tell('idle', text('js.record.ready'));
    board.addEventListener('hole', event => this.#tapped(event.detail));
    board.addEventListener('aim', event => this.#aim.at(this.#shown, event.detail));
    this.#sheet.on('undo', () => this.#undo());
    this.#sheet.on('retry', () => this.#send());
    this.#sheet.on('flip', () => board.toggleAttribute('flip'));
    addEventListener('online', () => this.#send());
    await this.#queue.load();
    await this.#settle();
    this.#send();
    ready.then(() => this.#settle());
    follow(`/api/v1${this.#path}/live`, event => this.#told(event));
  }

  #show(game) {
    this.#shown = game;
    this.#sheet.board.state = boardOf(game);
    this.#beside();
  }

  /** All but the board. */
  #beside() {
    this.#sheet.show(this.#shown, this.#queue.length);
    this.#root.dispatchEvent(new CustomEvent('game', { detail: this.#shown, bubbles: true }));
  }

  #tapped(hole) {
    const game = this.#shown;
    if (this.#divergence.open || this.#queue.length > 0 && !(canForesee() && this.#queue.onlyPlies)) return;
    if (!game.toMove) return this.#refuse(text('js.record.over'));
    if (hole.side !== game.toMove) return this.#refuse(text('js.record.notYours', text(`js.side.${game.toMove}`)));
    if (!boardOf(game).legal.includes(hole.index)) return this.#refuse(this.#illegal(hole.letter, game));
    const mark = ringMark(hole, game), next = foresee(game, mark);
    if (next?.game && this.#aim.withholds(game, hole, next)) return;
    this.#aim.clear();
    this.#post('moves', { revision: game.revision, ply: game.ply + 1, hole: mark }, next?.game);
  }

  #illegal(letter, game) {
    const holes = game.legal.map(hole => written(game.toMove, hole, game.ruleSet.columns));
    return text('js.record.illegal', letter, holes.join(text('js.comma')));
  }

  #undo() {
    if (this.#divergence.open) return;
    if (this.#queue.length === 0) this.#post('undo', { revision: this.#game.revision });
    else if (this.#queue.takeBack()) this.#show(foreseen(this.#game, this.#queue.taps));
  }

  async #post(what, content, next) {
    const tap = { key: newKey(), path: `${this.#path}/${what}`, content };
    const kept = this.#queue.add(tap);
    if (next) this.#film(next, tap.key);
    await kept;
    this.#send();
  }

  /** The move is shown before the server has it. */
  async #film(game, key) {
    this.#filmed.add(key);
    this.#shown = game;
    this.#beside();
    this.#sheet.announce(game);
    await this.#sheet.film(game, this.#speed());
  }

  #refuse(words) {
    this.#sheet.tell('refused', words);
    this.#sheet.say(words);
  }

  async #send() {
    if (!this.#queue.first || this.#sending || this.#divergence.open) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    this.#sheet.tell('waiting', this.#queue.length > 1 ? count('js.record.sendingSome', this.#queue.length) : text('js.record.sending'));
    await this.#queue.try();
    const tap = this.#queue.first;
    const answer = await write(tap.path, tap.content, tap.key);
    this.#sending = false;
    await this.#take(answer, tap);
    if (this.#behind) this.#catchUp();
  }

  async #take(answer, tap) {
    if (answer.kind === 'lost' || answer.kind === 'busy') return this.#later();
    if (answer.kind === 'stranger') return this.#sheet.tell('waiting', text('js.record.signedOut'));
    if (answer.kind === 'denied') return this.#sheet.tell('waiting', text('js.record.denied'));
    this.#wait = 1000;
    if (answer.kind === 'done') return this.#saved(answer.body, tap);
    const { current, detail, title } = answer.body;
    if (current && current.revision !== tap.content.revision) return this.#overtaken(current, tap);
    await this.#queue.replace([]);
    this.#show(current ?? this.#game);
    this.#refuse(detail ?? title ?? text('js.record.failed'));
  }

  #later() {
    this.#sheet.tell('waiting', count('js.record.waiting', this.#queue.length));
    this.#timer = setTimeout(() => this.#send(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  async #saved(game, tap) {
    await this.#queue.drop(tap.key);
    this.#game = game;
    this.#sheet.tell('saved', game.played ? text('js.record.saved', game.ply) : text('js.record.undone'));
    if (game.played && !this.#filmed.has(tap.key)) {
      this.#sheet.announce(game);
      await this.#sheet.film(game, this.#speed());
    }
    await this.#settle();
    this.#send();
  }

  /** Somebody else recorded before this tap came. */
  async #overtaken(game, tap) {
    this.#game = game;
    if (!tap.content.hole) await this.#queue.replace([]);
    await this.#settle();
    if (this.#divergence.open) return;
    if (!tap.content.hole) this.#refuse(text('js.record.conflict'));
    else if (this.#queue.length === 0) this.#sheet.tell('saved', text('js.record.saved', game.ply));
    this.#send();
  }

  /** Shows the server's game with what waits here, or both where they differ. */
  async #settle() {
    const found = reconcile(this.#game, this.#queue.taps);
    if (found.at) return this.#differ(found.at);
    this.#divergence.close();
    await this.#queue.replace(found.taps);
    const game = foreseen(this.#game, found.taps), same = String([game.south, game.north, game.toMove]) === String([this.#shown.south, this.#shown.north, this.#shown.toMove]);
    this.#shown = game;
    if (same) this.#beside();
    else this.#show(game);
  }

  #differ(ply) {
    this.#show(this.#game);
    this.#refuse(text('js.record.diverged', ply));
    this.#divergence.show(this.#game, this.#queue.taps, ply);
  }

  async #decide(choice) {
    const from = reconcile(this.#game, this.#queue.taps).at;
    await this.#queue.replace(choice === 'ours' && from ? inPlace(this.#game, this.#queue.taps, from, this.#path) : []);
    this.#divergence.close();
    await this.#settle();
    this.#sheet.tell('idle', text('js.record.ready'));
    this.#send();
  }

  /** An event tells which state there is; of our own taps we know. */
  #told(event) {
    const { kind, revision } = event ? JSON.parse(event.data) : {};
    if (kind !== 'game' || revision > this.#game.revision) this.#catchUp();
  }

  /** Someone else recorded, or events were missed. What an answer on its way will tell is waited for. */
  async #catchUp() {
    this.#behind = this.#sending;
    if (this.#sending) return;
    const { kind, body } = await read(this.#path);
    if (kind !== 'done' || this.#sending || body.revision <= this.#game.revision) return;
    this.#game = body;
    await this.#settle();
    this.#send();
  }
}

for (const root of document.querySelectorAll('[data-recorder]')) {
  const inPage = root.querySelector('[data-part="game"]');
  const game = inPage ? JSON.parse(inPage.textContent) : (await read(`/games/${root.dataset.recorder}`)).body;
  if (game?.ruleSet) new Recorder(root, game).start();
}
