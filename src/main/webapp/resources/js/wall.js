import './board.js';
import { follow, oneAtATime, refresh } from './live.js';

const SECONDS = Number(new URLSearchParams(location.search).get('seconds')) || 12;
const LOOK_AGAIN_MS = 60000;

/**
 * The wall of a hall: one scene after the other, for days. What it shows is fetched anew when the stream says so, and every minute whatever
 * it says; a new version of the application loads the page itself anew. Keys: arrows, and the space bar to hold it.
 */
const wall = document.querySelector('.wall');
const stage = document.getElementById('wall');
const round = document.getElementById('wall-round');
const pause = wall.querySelector('.pause');
let key = null, held = false, since = 0;

const scenes = () => [...stage.querySelectorAll('.scene')];

/** The scene that was shown, or the one in its place where it is gone. */
function show() {
  const all = scenes();
  const at = Math.max(0, all.findIndex(scene => scene.dataset.key === key));
  key = all[at]?.dataset.key ?? null;
  all.forEach((scene, index) => (scene.hidden = index !== at));
}

function step(by) {
  const all = scenes();
  const at = all.findIndex(scene => scene.dataset.key === key);
  key = all[(at + by + all.length) % all.length]?.dataset.key ?? null;
  since = 0;
  show();
}

function hold() {
  held = !held;
  pause.setAttribute('aria-pressed', held);
}

const look = oneAtATime(async () => {
  await refresh(stage, round);
  show();
});

/** Whether the server has been replaced by one whose scripts this page does not have. */
async function renew() {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (response?.ok && !(await response.text()).includes(`data-assets="${wall.dataset.assets}"`)) location.reload();
  else look();
}

pause.addEventListener('click', hold);
addEventListener('keydown', event => {
  const act = { ArrowRight: () => step(document.dir === 'rtl' ? -1 : 1), ArrowLeft: () => step(document.dir === 'rtl' ? 1 : -1), ' ': hold }[event.key];
  if (!act || (event.key === ' ' && event.target === pause)) return;
  event.preventDefault();
  act();
});
setInterval(() => {
  if (!held && ++since >= SECONDS) step(1);
}, 1000);
setInterval(renew, LOOK_AGAIN_MS);
follow(wall.dataset.stream, look);
show();
