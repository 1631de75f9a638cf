import { newKey, read, write } from './exchange.js';
import { follow, oneAtATime } from './live.js';
import { text } from './text.js';

const LOOK_AGAIN_MS = 30000;

/** 1:02:03 from an hour on, 9:58 below, 9.4 in the last ten seconds. */
export function shown(millis) {
  const two = number => String(number).padStart(2, '0');
  if (millis < 10000) return (Math.floor(millis / 100) / 10).toFixed(1);
  const seconds = Math.floor(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What is left to a side so many milliseconds after the reading: a delay leaves the first moments of a turn free. */
export function left(reading, side, since) {
  const rest = side === 'S' ? reading.south : reading.north;
  if (reading.running !== side) return rest;
  const free = reading.control.kind === 'DELAY' ? Math.max(0, reading.control.stepSeconds * 1000 - reading.turn) : 0;
  return Math.max(0, rest - Math.max(0, since - free));
}

/** A clock that shows what the server says and counts on between two readings. The server alone decides whose flag has fallen. */
class GameClock {
  #root;
  #path;
  #reading = null;
  #readAt = 0;
  #askedAtZero = false;

  constructor(root) {
    this.#root = root;
    this.#path = `/games/${root.dataset.clock}/clock`;
  }

  async start() {
    await this.#look();
    if (!this.#reading || this.#reading.control.kind === 'NONE') return;
    this.#root.hidden = false;
    this.#root.addEventListener('click', event => this.#act(event.target.closest('[data-act]')));
    const look = oneAtATime(() => this.#look());
    addEventListener('game', look);
    follow(`/api/v1/games/${this.#root.dataset.clock}/live`, look);
    setInterval(look, LOOK_AGAIN_MS);
    setInterval(() => this.#tick(look), 200);
  }

  async #look() {
    const { kind, body } = await read(this.#path);
    if (kind === 'done') this.#adopt(body);
  }

  async #act(button) {
    if (!button) return;
    const { kind, body } = await write(`${this.#path}/${button.dataset.act}`, {}, newKey());
    if (kind === 'done') this.#adopt(body);
    else this.#tell('wrong', body?.detail ?? text('js.record.failed'));
    if (kind === 'done' && button.dataset.act === 'flag') this.#tell('waiting', text('js.call.made'));
  }

  #adopt(reading) {
    this.#reading = reading;
    this.#readAt = performance.now();
    this.#askedAtZero = false;
    const { running, stopped, fallen } = reading;
    this.#may('start', !running && !stopped && reading.plies.length === 0);
    this.#may('stop', Boolean(running));
    this.#may('go-on', stopped);
    this.#may('flag', Boolean(fallen));
    if (fallen) this.#tell('wrong', text('js.clock.fallen', text(`js.side.${fallen}`)));
    else if (stopped) this.#tell('waiting', text('js.clock.stopped'));
    else if (running) this.#tell('live', text('js.clock.runs', text(`js.side.${running}`)));
    else this.#tell('plain', text('js.clock.stands'));
    this.#draw();
  }

  #may(act, can) {
    const button = this.#root.querySelector(`[data-act="${act}"]`);
    if (button) button.hidden = !can;
  }

  #tell(kind, words) {
    const sign = this.#root.querySelector('[data-part="state"]');
    sign.className = `chip ${kind}`;
    if (sign.textContent !== words) sign.textContent = words;
  }

  #draw() {
    for (const side of ['S', 'N']) {
      const place = this.#root.querySelector(`[data-left="${side}"]`);
      place.classList.toggle('running', this.#reading.running === side);
      place.querySelector('.left').textContent = shown(left(this.#reading, side, performance.now() - this.#readAt));
    }
  }

  /** Where a clock comes to zero here, the server is asked whether it has there. */
  #tick(look) {
    this.#draw();
    const { running, fallen } = this.#reading;
    if (!running || fallen || this.#askedAtZero) return;
    if (left(this.#reading, running, performance.now() - this.#readAt) > 0) return;
    this.#askedAtZero = true;
    look();
  }
}

for (const root of document.querySelectorAll('[data-clock]')) new GameClock(root).start();
