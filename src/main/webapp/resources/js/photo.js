import { read } from './exchange.js';
import { text } from './text.js';

const LARGEST = 5 * 1024 * 1024;

/** Sends a photograph of the score sheet; the server draws it anew and keeps nothing but the picture. */
async function send(root, file) {
  if (file.size > LARGEST) return tell(root, 'bad', text('js.photo.large'));
  tell(root, '', text('js.photo.sending'));
  const headers = { 'Content-Type': file.type, 'Accept-Language': document.documentElement.lang };
  const response = await fetch(`/api/v1/games/${root.dataset.photo}/evidence`, { method: 'POST', headers, body: file, credentials: 'same-origin' }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (!response?.ok) return tell(root, 'bad', body?.detail ?? text('js.photo.lost'));
  tell(root, 'good', text('js.photo.kept'));
  show(root, [body]);
}

function tell(root, kind, words) {
  const note = root.querySelector('.note');
  note.hidden = false;
  note.className = `note ${kind}`;
  note.textContent = words;
}

function show(root, photos) {
  for (const photo of photos) {
    const item = document.createElement('li');
    const alt = text('js.photo.alt');
    item.append(Object.assign(document.createElement('img'), { src: `/api/v1/evidence/${photo.id}`, width: photo.width, height: photo.height, alt }));
    root.querySelector('.photos').append(item);
  }
}

for (const root of document.querySelectorAll('[data-photo]')) {
  root.hidden = false;
  root.querySelector('input').addEventListener('change', event => event.target.files[0] && send(root, event.target.files[0]));
  const { kind, body } = await read(`/games/${root.dataset.photo}/evidence`);
  if (kind === 'done') show(root, body);
}
