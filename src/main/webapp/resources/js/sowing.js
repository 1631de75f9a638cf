/** The film of a move: every state between two positions, from the laps the server's engine reports. */

const STONE_MS = 120;
const LONGEST_MS = 14000;

/** Frames of a sowing: {counts, at, hand, lap}, one for each lift and each stone sown. */
export function* frames(counts, laps) {
  const ring = [...counts];
  for (let lap = 0; lap < laps.length; lap++) {
    const [origin, stones] = laps[lap];
    ring[origin] = 0;
    yield { counts: ring, at: origin, hand: stones, lap };
    for (let sown = 1; sown <= stones; sown++) {
      const at = (origin + sown) % ring.length;
      ring[at]++;
      yield { counts: ring, at, hand: stones - sown, lap };
    }
  }
}

/** How many frames a sowing has. */
export const lengthOf = laps => laps.reduce((sum, lap) => sum + lap[1] + 1, 0);

/** Milliseconds a frame stands at a speed: 120 at 1×, less when the relay is long. */
export const paceOf = (length, speed) => Math.min(STONE_MS, LONGEST_MS / Math.max(1, length)) / speed;

/** Shows the frames one after another, calling `show` at most once a screen refresh; ends early when `skipped()` says so. */
export function project(counts, laps, speed, show, skipped) {
  const film = frames(counts, laps);
  const pace = paceOf(lengthOf(laps), speed);
  return new Promise(done => {
    let begun, shown = 0;
    const turn = now => {
      begun ??= now;
      const due = Math.floor((now - begun) / pace) + 1;
      let last = null;
      for (; shown < due; shown++) {
        const next = film.next();
        if (next.done) return last ? (show(last), done()) : done();
        last = next.value;
      }
      if (skipped()) return done();
      if (last) show(last);
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  });
}
