/** Talking to the interface under /api/v1: answers with their kind, never an exception for a lost network. */

const API = '/api/v1';

/** A random key; where the page came over plain http there is no randomUUID. */
export function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(API + path, { credentials: 'same-origin', ...options });
  } catch {
    return { kind: 'lost' };
  }
  const body = await response.json().catch(() => null);
  if (response.ok) return { kind: 'done', body };
  // while the server starts, it answers before the application does: never for good
  return { kind: body ? kindOf(response.status) : 'busy', status: response.status, body: body ?? {} };
}

/** lost and busy may be sent again; the others were answered for good. */
function kindOf(status) {
  if (status === 401) return 'stranger';
  if (status === 403) return 'denied';
  if (status === 429 || status >= 500) return 'busy';
  return 'refused';
}

const headers = () => ({ Accept: 'application/json', 'Accept-Language': document.documentElement.lang });

export const read = path => ask(path, { headers: headers() });

export function write(path, content, key) {
  const own = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return ask(path, { method: 'POST', headers: { ...headers(), ...own }, body: JSON.stringify(content) });
}
