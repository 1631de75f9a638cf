import './board.js';
import { Analysis } from './analysis.js';
import { read } from './exchange.js';
import { listMoves } from './moves.js';
import { stones, written } from './position.js';
import { follow, oneAtATime } from './live.js';
import { indexOf } from './ring.js';
import { speedOf } from './speed.js';
import { count, text } from './text.js';

const BETWEEN_PLIES_MS = 650;

/** Plays a record back: ply by ply, or by itself; the states come from the record, not from rules. */
export class Replay {
  #root;
  #board;
  #record;
  #columns;
  #direction;
  #speed;
  #analysis;
  #at = 0;
  #run = 0;

  constructor(root, record) {
    this.#root = root;
    this.#record = record;
    this.#board = root.querySelector('hw-board');
    this.#columns = record.start.south.length / 2;
    this.#direction = record.ruleSet?.direction ?? root.dataset.direction ?? 'COUNTER_CLOCKWISE';
    this.#speed = speedOf(root.querySelector('.segment'));
    this.#analysis = this.#analysed(this.#part('analysis'));
  }

  start() {
    for (const step of ['first', 'previous', 'play', 'next', 'last', 'flip']) this.#part(step)?.addEventListener('click', () => this.#do(step));
    this.#part('slider').max = this.#length;
    this.#part('slider').addEventListener('input', event => this.#go(Number(event.target.value)));
    this.#root.addEventListener('keydown', event => this.#key(event));
    this.#go(this.#length);
    this.#analyse();
  }

  #analysed(section) {
    return section ? new Analysis(section, this.#columns, ply => this.#go(ply)) : null;
  }

  /** A game that ended is looked at again; while it is played it is not. */
  #analyse() {
    if (this.#record.verdict && this.#length > 0) this.#analysis?.load(this.#root.dataset.replay);
  }

  /** The same game as it stands now: whoever was at its end sees the new ply played, others stay where they are. */
  async update(record) {
    const known = this.#length;
    const atEnd = this.#at >= known;
    const ended = record.verdict && !this.#record.verdict;
    this.#record = record;
    this.#part('slider').max = this.#length;
    if (atEnd && this.#length === known + 1) await this.#forward();
    else if (atEnd || this.#at > this.#length) this.#go(this.#length);
    else this.#beside();
    if (ended) this.#analyse();
  }

  get #length() {
    return this.#record.plies.length;
  }

  #part(name) {
    return this.#root.querySelector(`[data-part="${name}"]`);
  }

  #do(step) {
    const steps = {
      first: () => this.#go(0), previous: () => this.#go(this.#at - 1), next: () => this.#forward(), last: () => this.#go(this.#length),
      play: () => (this.#run > 0 ? this.#stop() : this.#play()), flip: () => this.#board.toggleAttribute('flip'),
    };
    steps[step]();
  }

  #key(event) {
    if (event.target.closest('hw-board, input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' }[event.key];
    if (!step) return;
    event.preventDefault();
    this.#do(step);
  }

  #stateAt(ply) {
    const { start, plies } = this.#record;
    const made = ply > 0 ? plies[ply - 1] : null;
    const next = plies[ply]?.side ?? null;
    return {
      columns: this.#columns, direction: this.#direction, toMove: next, legal: [],
      south: made?.south ?? start.south, north: made?.north ?? start.north,
      last: made ? { side: made.side, index: indexOf(made.hole, this.#columns) } : null,
    };
  }

  #go(ply) {
    this.#stop();
    this.#at = Math.max(0, Math.min(this.#length, ply));
    this.#board.state = this.#stateAt(this.#at);
    this.#beside();
  }

  async #forward() {
    if (this.#at >= this.#length) return;
    const ply = this.#record.plies[this.#at], before = this.#stateAt(this.#at);
    this.#at++;
    this.#beside();
    await this.#board.animate({ before, side: ply.side, laps: ply.laps ?? [], after: this.#stateAt(this.#at), speed: this.#speed() });
  }

  async #play() {
    const run = ++Replay.runs;
    if (this.#at >= this.#length) this.#go(0);
    this.#run = run;
    this.#beside();
    while (this.#run === run && this.#at < this.#length) {
      await this.#forward();
      await new Promise(done => setTimeout(done, BETWEEN_PLIES_MS / (this.#speed() || 1)));
    }
    if (this.#run === run) this.#stop();
  }

  static runs = 0;

  #stop() {
    this.#run = 0;
    this.#board.skip();
    this.#beside();
  }

  #beside() {
    const { plies } = this.#record;
    const state = this.#stateAt(this.#at), made = this.#at > 0 ? plies[this.#at - 1] : null;
    listMoves(this.#part('moves'), plies, this.#columns, this.#at, ply => this.#go(ply));
    this.#analysis?.at(this.#at);
    this.#part('slider').value = this.#at;
    this.#part('at').textContent = made ? text('js.replay.at', this.#at, this.#length) : text('js.replay.start');
    this.#part('slider').setAttribute('aria-valuetext', this.#part('at').textContent);
    this.#part('play').setAttribute('aria-pressed', this.#run > 0);
    this.#plate('S', state.south, state.toMove);
    this.#plate('N', state.north, state.toMove);
    if (made && this.#run === 0) this.#board.say(text('js.record.played', text(`js.side.${made.side}`), written(made.side, made.hole, this.#columns)));
  }

  #plate(side, ring, toMove) {
    const plate = this.#root.querySelector(`[data-plate="${side}"]`);
    if (!plate) return;
    plate.classList.toggle('turn', side === toMove);
    plate.querySelector('.stones').textContent = count('js.board.stones', stones(ring));
  }
}

const recordOf = async root => (await read(`/games/${root.dataset.replay}/record`)).body;

for (const root of document.querySelectorAll('[data-replay]')) {
  const inPage = root.querySelector('[data-part="record"]');
  const record = inPage ? JSON.parse(inPage.textContent) : await recordOf(root);
  if (!record?.start) continue;
  const replay = new Replay(root, record);
  replay.start();
  if (root.dataset.stream) follow(root.dataset.stream, oneAtATime(async () => replay.update(await recordOf(root))));
}
