import { text } from './text.js';

/**
 * Calls `changed` whenever the stream of server-sent events says so, and once after each reconnection, since events may have
 * been missed meanwhile. `status` hears 'on' and 'lost'. Answers with a function that ends it.
 */
export function follow(address, changed, status = () => {}) {
  let source, wait = 1000, timer, ended = false, lost = false;
  const connect = () => {
    source = new EventSource(address);
    source.onopen = () => {
      wait = 1000;
      status('on');
      if (lost) changed(null);
      lost = false;
    };
    source.onmessage = event => changed(event);
    source.onerror = () => {
      lost = true;
      status('lost');
      if (source.readyState !== EventSource.CLOSED || ended) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(30000, wait * 2);
    };
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    source.close();
  };
}

/** Fetches this page again and puts its newest region of that id in the place of the one shown. */
export async function refresh(region) {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.getElementById(region.id);
  if (!fresh || fresh.innerHTML === region.innerHTML) return false;
  region.replaceChildren(...fresh.childNodes);
  return true;
}

/** One fetch at a time; what changes during it is fetched once more afterwards. */
export function oneAtATime(work) {
  let running = false, again = false;
  return async () => {
    again = running;
    if (running) return;
    running = true;
    do {
      again = false;
      await work().catch(() => false);
    } while (again);
    running = false;
  };
}

/** Regions say `data-live="/api/v1/…/live"`; a `[data-live-status]` on the page says whether the stream stands. */
for (const region of document.querySelectorAll('[data-live]')) {
  const sign = document.querySelector('[data-live-status]');
  const show = state => {
    if (!sign) return;
    sign.textContent = text(`js.live.${state}`);
    sign.className = `chip ${state === 'on' ? 'live' : 'waiting'}`;
  };
  follow(region.dataset.live, oneAtATime(() => refresh(region)), show);
}
