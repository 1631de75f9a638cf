/** Taps not yet acknowledged, in the order they were made. They survive a reload where the browser has IndexedDB. */

const DATABASE = 'hawalis';
const VERSION = 2;
const STORE = 'waiting';

function promised(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

async function open() {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    for (const old of database.objectStoreNames) database.deleteObjectStore(old);
    database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('game', 'game');
  };
  return promised(request);
}

/**
 * The taps of one game: [{key, path, content, tried}]; `tried` once they were sent, and may have arrived. Each is kept by itself, so that two pages of
 * one browser do not lose each other's.
 */
export class Queue {
  #game;
  #taps = [];
  #kept = new Map();
  #database = null;

  constructor(game) {
    this.#game = game;
  }

  /** Reads what an earlier page left behind. A browser that keeps nothing still has the queue of the open page. */
  async load() {
    try {
      this.#database = await open();
      const kept = await promised(this.#database.transaction(STORE).objectStore(STORE).index('game').getAll(this.#game));
      for (const tap of kept) this.#kept.set(tap.key, tap);
      const earlier = kept.sort((a, b) => a.order - b.order).map(({ key, path, content, tried }) => ({ key, path, content, tried }));
      this.#taps = [...earlier, ...this.#taps];
      await this.#keep();
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

  get taps() {
    return [...this.#taps];
  }

  /** Whether nothing waits but plies, whose outcome can be foreseen. */
  get onlyPlies() {
    return this.#taps.every(tap => tap.content.hole);
  }

  add(tap) {
    return this.replace([...this.#taps, tap]);
  }

  /** Notes that the first tap is on its way. */
  try() {
    return this.replace([{ ...this.#taps[0], tried: true }, ...this.#taps.slice(1)]);
  }

  /** The tap with this key waits no longer. */
  drop(key) {
    return this.replace(this.#taps.filter(tap => tap.key !== key));
  }

  /** Takes the last tap back, if it cannot have arrived; whether it did. */
  takeBack() {
    if (this.#taps.length === 0 || this.#taps.at(-1).tried) return false;
    this.replace(this.#taps.slice(0, -1));
    return true;
  }

  replace(taps) {
    this.#taps = [...taps];
    return this.#keep();
  }

  /** Brings the store to what waits now. */
  async #keep() {
    if (!this.#database) return;
    const now = new Map(this.#taps.map((tap, order) => [tap.key, { ...tap, game: this.#game, order }]));
    const gone = [...this.#kept.keys()].filter(key => !now.has(key));
    const fresh = [...now.values()].filter(tap => JSON.stringify(this.#kept.get(tap.key)) !== JSON.stringify(tap));
    this.#kept = now;
    if (gone.length + fresh.length === 0) return;
    try {
      const change = this.#database.transaction(STORE, 'readwrite'), store = change.objectStore(STORE);
      for (const key of gone) store.delete(key);
      for (const tap of fresh) store.put(tap);
      await done(change);
    } catch {
      this.#database = null;
    }
  }
}
