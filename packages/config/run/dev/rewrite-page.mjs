const TAG = /<(?:link|script)\b[^>]*\b(?:href|src)="\/releases\/([a-z0-9-]+)\/[^"]*"[^>]*>(?:<\/script>)?\n?/g;
const BLOCK = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;

/** Escapes `<`, as the portal does, so that no content can close the script element. */
const escapeJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const tagsOf = ({ styles, scripts }) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
  ].join('\n');

/** The composition of the portal with the shell and one remote of this checkout instead of the released ones. */
export function developed(composition, { shell, remote, remoteJson }) {
  const name = remoteJson.name;
  return {
    ...composition,
    shell: { ...composition.shell, ...shell.about },
    remotes: {
      ...composition.remotes,
      // Code under development has no fixed hash.
      [name]: { version: remote.version, hash: 'development', entry: remote.entry, integrity: '', remote: remoteJson },
    },
    development: [name],
  };
}

/**
 * Rewrites a page of the portal to use the shell and one remote of this checkout; all other remotes stay released. An
 * HTML page without a composition stays as it is.
 */
export function rewritePage(html, checkout) {
  if (!BLOCK.test(html)) return html;
  const replaced = new Set(['shell', checkout.remoteJson.name]);
  return html
    .replaceAll(TAG, (tag, part) => (replaced.has(part) ? '' : tag))
    .replace(BLOCK, (_all, open, json, close) => {
      const composition = developed(JSON.parse(json), checkout);
      return `${tagsOf(checkout.shell)}\n${open}${escapeJson(composition)}${close}`;
    });
}
