import { newKey, read, write } from './exchange.js';
import { follow, oneAtATime } from './live.js';
import { text } from './text.js';

/** The button that calls an arbiter. A call that was made is followed until somebody answers it; one that was lost is sent again. */
class Call {
  #path;
  #button;
  #sign;
  #key = null;
  #end = null;

  constructor(root) {
    this.#path = `/games/${root.dataset.call}`;
    this.#button = root.querySelector('button');
    this.#sign = root.querySelector('[role=status]');
  }

  async start() {
    this.#button.addEventListener('click', () => this.#call());
    addEventListener('online', () => this.#key && this.#call());
    const { kind, body } = await read(`${this.#path}/calls`);
    if (kind === 'done' && body[0] && !body[0].answeredAt) this.#made(body[0]);
  }

  async #call() {
    this.#key ??= newKey();
    this.#show('waiting', 'js.call.calling');
    const { kind, body } = await write(`${this.#path}/calls`, {}, this.#key);
    if (kind === 'lost' || kind === 'busy') return this.#show('waiting', 'js.call.lost');
    this.#key = null;
    if (kind === 'done') return this.#made(body);
    this.#show('wrong', 'js.call.refused');
  }

  #made(call) {
    this.#button.disabled = true;
    this.#show('waiting', 'js.call.made');
    this.#end ??= follow(`/api/v1${this.#path}/live`, oneAtATime(() => this.#look(call.id)));
  }

  async #look(id) {
    const { kind, body } = await read(`${this.#path}/calls`);
    if (kind !== 'done' || (body[0]?.id === id && !body[0].answeredAt)) return;
    this.#end?.();
    this.#end = null;
    this.#button.disabled = false;
    this.#show('done', 'js.call.answered');
  }

  #show(kind, key) {
    this.#sign.hidden = false;
    this.#sign.className = `chip ${kind}`;
    this.#sign.textContent = text(key);
  }
}

for (const root of document.querySelectorAll('[data-call]')) new Call(root).start();
