import { text } from './text.js';

/**
 * The desk by keyboard: arrows or j and k from board to board, Enter opens, c confirms, x marks for confirming together, a says that one comes,
 * 0 to 9 choose what is shown. What was chosen, marked and focused outlives the refreshes of a live page.
 */
const desk = document.getElementById('desk');
const filters = document.getElementById('filters');
const title = document.title;
const unmarked = new Set();
let shown = 'ALL', focused = null;

const rows = () => [...desk.querySelectorAll('[data-board]')];
const visible = () => rows().filter(row => !row.hidden);
const current = () => document.activeElement?.closest?.('[data-board]') ?? null;
const matches = row => shown === 'ALL' || row.dataset.states.split(' ').includes(shown);

function filter() {
  for (const row of rows()) row.hidden = !matches(row);
  for (const button of filters.querySelectorAll('button')) {
    const state = button.dataset.state;
    const many = state === 'ALL' ? rows().length : rows().filter(row => row.dataset.states.split(' ').includes(state)).length;
    button.setAttribute('aria-pressed', state === shown);
    button.querySelector('.many').textContent = new Intl.NumberFormat(document.documentElement.lang === 'ar' ? 'ar-u-nu-arab' : 'en').format(many);
  }
  document.getElementById('nothing').hidden = visible().length > 0;
}

function mark() {
  const boxes = [...desk.querySelectorAll('input[name=marked]')];
  for (const box of boxes) box.checked = !unmarked.has(box.value.split(':')[0]);
  const together = desk.querySelector('[data-together]');
  if (together) together.disabled = !boxes.some(box => box.checked);
}

function redraw() {
  filter();
  mark();
  const calls = desk.querySelectorAll('[data-call-open]').length;
  document.title = calls > 0 ? `(${calls}) ${title}` : title;
  if (focused && !current()) desk.querySelector(`[data-board="${focused}"]`)?.focus();
}

function choose(state) {
  shown = state;
  filter();
}

function step(by) {
  const list = visible();
  const at = list.indexOf(current());
  list[at < 0 ? (by > 0 ? 0 : list.length - 1) : Math.max(0, Math.min(list.length - 1, at + by))]?.focus();
}

const press = name => current()?.querySelector(`[data-do="${name}"]`)?.click();

const keys = {
  ArrowDown: () => step(1), j: () => step(1), ArrowUp: () => step(-1), k: () => step(-1), o: () => press('open'),
  c: () => press('confirm'), x: () => press('mark'), a: () => press('answer'),
};

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input:not([type=checkbox]), select, textarea, summary')) return;
  const row = event.target.matches?.('[data-board]');
  const act = /^[0-9]$/.test(event.key) ? () => filters.querySelectorAll('button')[Number(event.key)]?.click() : event.key === 'Enter' ? row && keys.o : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

filters.addEventListener('click', event => {
  const button = event.target.closest('button');
  if (button) choose(button.dataset.state);
});

desk.addEventListener('change', event => {
  if (event.target.name !== 'marked') return;
  const id = event.target.value.split(':')[0];
  if (event.target.checked) unmarked.delete(id);
  else unmarked.add(id);
  mark();
});

desk.addEventListener('focusin', () => (focused = current()?.dataset.board ?? null));
new MutationObserver(redraw).observe(desk, { childList: true });
filters.hidden = false;
document.getElementById('keys').textContent = text('js.desk.keys');
redraw();
