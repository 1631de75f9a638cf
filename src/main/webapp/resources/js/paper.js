import { newKey, read, write } from './exchange.js';
import { listMoves } from './moves.js';
import { count, text } from './text.js';

const QUIET_MS = 200;

/**
 * A score sheet typed in: in the quick line every letter is a ply, in the case of whoever is to move, and Backspace takes one back. What is
 * written is read by the server at once; it shows the moves with their capture marks, and each fault where it stands.
 */
class Paper {
  #root;
  #area;
  #quick;
  #path;
  #columns = 7;
  #timer = null;
  #asked = 0;

  constructor(root) {
    this.#root = root;
    this.#area = document.querySelector('textarea');
    this.#quick = document.getElementById('quick');
    this.#path = `/games/${root.dataset.paper}`;
  }

  async start() {
    const { kind, body } = await read(this.#path);
    if (kind !== 'done') return;
    this.#columns = body.ruleSet.columns;
    this.#root.hidden = false;
    if (this.#columns <= 13) this.#open();
    this.#area.addEventListener('input', () => this.#later());
    if (this.#area.value.trim()) this.#look();
  }

  #open() {
    this.#quick.closest('[data-part="quick"]').hidden = false;
    this.#quick.addEventListener('beforeinput', event => this.#typed(event));
  }

  #typed(event) {
    if (event.inputType === 'insertLineBreak') return;
    event.preventDefault();
    if (event.inputType.startsWith('delete')) this.#area.value = this.#area.value.trimEnd().replace(/\S+(?:\s*\(\+\d+\))?$/, '');
    for (const letter of event.data ?? '') this.#add(letter.toLowerCase());
    this.#quick.value = this.#plies().slice(-6).join(' ');
    this.#area.scrollTop = this.#area.scrollHeight;
    this.#later();
  }

  #add(letter) {
    const last = String.fromCharCode(96 + 2 * this.#columns);
    if (letter !== '_' && (letter < 'a' || letter > last)) return;
    const north = this.#plies().length % 2 === 1;
    const gap = this.#area.value && !/\s$/.test(this.#area.value) ? ' ' : '';
    this.#area.value += `${gap}${north ? letter.toUpperCase() : letter} `;
  }

  #plies() {
    const moves = this.#area.value.replace(/\[[^\]]*\]/g, ' ').replace(/;;.*$/gm, ' ').replace(/\{[^}]*\}/g, ' ');
    return moves.match(/(?<![\w"])[a-zA-Z_](?![\w"])/g)?.filter(mark => mark !== 'x') ?? [];
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), QUIET_MS);
  }

  async #look() {
    const asked = ++this.#asked;
    const content = { revision: Number(document.querySelector('[id$=":revision"]').value), text: this.#area.value };
    const { kind, body } = await write(`${this.#path}/record/preview`, content, newKey());
    if (asked !== this.#asked) return;
    if (kind === 'done') return this.#show(body);
    if (body?.discrepancies) return this.#faults(body.discrepancies);
    this.#part('count').textContent = this.#area.value.trim() ? body?.detail ?? text('js.record.waiting') : '';
  }

  #show(sheet) {
    this.#part('count').textContent = count('js.paper.plies', sheet.plies);
    listMoves(this.#part('moves'), sheet.moves, this.#columns, sheet.plies);
    this.#faults(sheet.discrepancies);
  }

  #faults(found) {
    const kinds = Object.fromEntries([...this.#root.querySelectorAll('[data-kind]')].map(kind => [kind.dataset.kind, kind.textContent]));
    this.#part('faults').replaceChildren(...found.map(fault => this.#fault(fault, kinds)));
    this.#quick.setAttribute('aria-invalid', found.length > 0);
  }

  #fault(fault, kinds) {
    const item = document.createElement('li');
    const where = fault.ply > 0 ? text('js.paper.ply', fault.ply) : text('js.paper.line', fault.line);
    item.append(`${where}: ${kinds[fault.kind]} `, this.#mark(fault.written));
    if (fault.right) item.append(` ${text('js.paper.right')} `, this.#mark(fault.right));
    return item;
  }

  #mark(words) {
    return Object.assign(document.createElement('bdi'), { className: 'ltr', textContent: words });
  }

  #part(name) {
    return this.#root.querySelector(`[data-part="${name}"]`);
  }
}

/** A sheet with plies nobody can read, made whole from the position at its end. */
function restoring(root) {
  const note = root.querySelector('.note');
  root.hidden = false;
  root.querySelector('button').addEventListener('click', async () => {
    const area = document.querySelector('textarea');
    const content = { moves: area.value.replace(/\[[^\]]*\]/g, ' ').trim(), position: document.getElementById('position').value };
    const { kind, body } = await write(`/games/${root.dataset.restore}/record/restoration`, content, newKey());
    note.hidden = false;
    note.className = `note ${body?.outcome === 'RESTORED' ? 'good' : 'warn'}`;
    note.textContent = kind === 'done' ? text(`js.restore.${body.outcome}`, body.records.length) : body?.detail ?? text('js.record.failed');
    if (body?.outcome !== 'RESTORED') return;
    area.value = body.records[0];
    area.dispatchEvent(new Event('input'));
  });
}

for (const root of document.querySelectorAll('[data-paper]')) new Paper(root).start();
for (const root of document.querySelectorAll('[data-restore]')) restoring(root);
