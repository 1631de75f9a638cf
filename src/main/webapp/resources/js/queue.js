/** Taps not yet acknowledged, in the order they were made. They survive a reload where the browser has IndexedDB. */

const DATABASE = 'hawalis';
const STORE = 'taps';

function promised(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'game' });
  return promised(request);
}

/** The taps of one game: [{key, path, content}]. */
export class Queue {
  #game;
  #taps = [];
  #database = null;

  constructor(game) {
    this.#game = game;
  }

  /** Reads what an earlier page left behind. A browser that keeps nothing still has the queue of the open page. */
  async load() {
    try {
      this.#database = await open();
      const kept = await promised(this.#database.transaction(STORE).objectStore(STORE).get(this.#game));
      this.#taps = [...(kept?.taps ?? []), ...this.#taps];
    } catch {
      this.#database = null;
    }
  }

  get length() {
    return this.#taps.length;
  }

  get first() {
    return this.#taps[0] ?? null;
  }

  add(tap) {
    this.#taps.push(tap);
    return this.#keep();
  }

  drop() {
    this.#taps.shift();
    return this.#keep();
  }

  clear() {
    this.#taps = [];
    return this.#keep();
  }

  async #keep() {
    if (!this.#database) return;
    const store = this.#database.transaction(STORE, 'readwrite').objectStore(STORE);
    const change = this.#taps.length > 0 ? store.put({ game: this.#game, taps: this.#taps }) : store.delete(this.#game);
    try {
      await promised(change);
    } catch {
      this.#database = null;
    }
  }
}
