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

/** Fetches this page again and puts its newest regions of these ids in the place of those shown. */
export async function refresh(...regions) {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nonce = page.querySelector('script[nonce]')?.getAttribute('nonce');
  return regions.filter(region => replace(region, page.getElementById(region.id), nonce)).length > 0;
}

/** PrimeFaces marks the forms of a page as it loads; those that come later are marked here, or what they send would be refused without words. */
function mark(form, nonce) {
  if (!nonce || form.elements['primefaces.nonce']) return;
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'primefaces.nonce', value: nonce }));
}

function replace(region, fresh, nonce) {
  if (!fresh || fresh.innerHTML === region.innerHTML) return false;
  region.replaceChildren(...fresh.childNodes);
  for (const form of region.querySelectorAll('form[method="post"]')) mark(form, nonce);
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

/**
 * Regions say `data-live="/api/v1/…/live"`; those that follow the same stream are fetched together. A `[data-live-status]` on the page
 * says whether the stream stands.
 */
const streams = Map.groupBy(document.querySelectorAll('[data-live]'), region => region.dataset.live);
for (const [address, regions] of streams) {
  const sign = document.querySelector('[data-live-status]');
  const show = state => {
    if (!sign) return;
    sign.textContent = text(`js.live.${state}`);
    sign.className = `chip ${state === 'on' ? 'live' : 'waiting'}`;
  };
  follow(address, oneAtATime(() => refresh(...regions)), show);
}
