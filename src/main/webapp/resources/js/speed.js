/** How fast sowing is shown: 0 (not at all), ½, 1, 2 or 4 times; remembered on this device. */

const KEPT = 'hawalis.speed';
export const SPEEDS = [0, 0.5, 1, 2, 4];

function kept() {
  try {
    const speed = Number(localStorage.getItem(KEPT) ?? 1);
    return SPEEDS.includes(speed) ? speed : 1;
  } catch {
    return 1;
  }
}

function keep(speed) {
  try {
    localStorage.setItem(KEPT, speed);
  } catch {
    return;
  }
}

/** Ties a group of buttons `[data-speed]` together; answers with a function that tells the chosen speed. */
export function speedOf(group) {
  let speed = kept();
  const show = () => {
    for (const button of group.querySelectorAll('[data-speed]')) button.setAttribute('aria-pressed', Number(button.dataset.speed) === speed);
  };
  group.addEventListener('click', event => {
    const button = event.target.closest('[data-speed]');
    if (!button) return;
    speed = Number(button.dataset.speed);
    keep(speed);
    show();
  });
  show();
  return () => speed;
}
