/** The page's words: messages of the bundle's `js` keys, handed over by the page as JSON. */

let words;

function load() {
  const source = document.getElementById('hw-text');
  words = source ? JSON.parse(source.textContent) : {};
  return words;
}

const language = () => document.documentElement.lang || 'en';

/** A number as the page's prose writes it: with the language's own digits. */
const written = value => (typeof value === 'number' ? new Intl.NumberFormat(language() === 'ar' ? 'ar-u-nu-arab' : language()).format(value) : value);

/** The message under `key`, its `{0}`, `{1}` … replaced. A missing key shows itself. */
export function text(key, ...values) {
  const pattern = (words ?? load())[key] ?? key;
  return pattern.replace(/\{(\d+)\}/g, (whole, n) => written(values[Number(n)] ?? whole));
}

/** As `text`, in the form the language has for the whole number `n`, which is also `{0}`. */
export function count(key, n, ...values) {
  const known = words ?? load();
  const form = `${key}.${new Intl.PluralRules(language()).select(n)}`;
  return text(known[form] === undefined ? `${key}.other` : form, n, ...values);
}
