const TAG = /<(?:link|script)\b[^>]*\b(?:href|src)="\/releases\/([a-z0-9-]+)\/[^"]*"[^>]*>(?:<\/script>)?\n?/g;
const BLOCK = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;

/** Escapes `<`, as the portal does, so that no content can close the script element. */
const escapeJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const tagsOf = ({ styles, scripts }) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
  ].join('\n');

/** URL path of the script that reloads a page of a released shell. */
export const CLIENT_PATH = '/development/client.mjs';

/**
 * The composition of the portal with one remote of this checkout instead of the released one, and with its shell if
 * given.
 */
export function developed(composition, { shell, remote, remoteJson }) {
  const name = remoteJson.name;
  const whole = { ...composition, shell: { ...composition.shell, ...shell?.about } };
  // A document without remotes stays without them.
  if (composition.alone) return whole;
  return {
    ...whole,
    remotes: {
      ...composition.remotes,
      // Code under development has no fixed hash.
      [name]: { version: remote.version, hash: 'development', entry: remote.entry, integrity: '', remote: remoteJson },
    },
    development: [name],
  };
}

/**
 * Rewrites a page of the portal to use one remote of this checkout, and its shell if given; all other parts stay as
 * released. An HTML page without a composition is unchanged, as is a document of a released shell without remotes.
 */
export function rewritePage(html, checkout) {
  const [, , json] = BLOCK.exec(html) ?? [];
  if (json === undefined) return html;
  const composition = JSON.parse(json);
  if (composition.alone && !checkout.shell) return html;
  const replaced = new Set([...(checkout.shell ? ['shell'] : []), checkout.remoteJson.name]);
  const tags = tagsOf(checkout.shell ?? { styles: [], scripts: [CLIENT_PATH] });
  const block = escapeJson(developed(composition, checkout));
  return html
    .replaceAll(TAG, (tag, part) => (replaced.has(part) ? '' : tag))
    .replace(BLOCK, (_all, open, _json, close) => `${tags}\n${open}${block}${close}`);
}
