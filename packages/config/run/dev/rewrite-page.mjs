const TAG = /<(?:link|script)\b[^>]*\b(?:href|src)="\/releases\/([a-z0-9-]+)\/[^"]*"[^>]*>(?:<\/script>)?\n?/g;
const BLOCK = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;

/** Escapes `<`, as the portal does, so that no content can close the script element. */
const escapeJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const tagsOf = ({ styles, scripts }) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
  ].join('\n');

/** A repository of a team has none, and that of the portal stays. */
const NO_SHELL = { styles: [], scripts: [] };

/** The composition of the portal with one remote, and the shell if there is one, of this checkout instead of the released ones. */
export function developed(composition, { shell, remote, remoteJson }) {
  const name = remoteJson.name;
  return {
    ...composition,
    shell: { ...composition.shell, ...shell?.about },
    remotes: {
      ...composition.remotes,
      // Code under development has no fixed hash.
      [name]: { version: remote.version, hash: 'development', entry: remote.entry, integrity: '', remote: remoteJson },
    },
    development: [name],
  };
}

/**
 * Rewrites a page of the portal to use one remote of this checkout, and its shell if there is one; all other remotes stay released. An
 * HTML page without a composition stays as it is.
 */
export function rewritePage(html, checkout) {
  if (!BLOCK.test(html)) return html;
  const { shell = NO_SHELL, remoteJson } = checkout;
  const replaced = new Set([remoteJson.name, ...(checkout.shell ? ['shell'] : [])]);
  return html
    .replaceAll(TAG, (tag, part) => (replaced.has(part) ? '' : tag))
    .replace(BLOCK, (_all, open, json, close) => {
      const composition = developed(JSON.parse(json), checkout);
      return `${tagsOf(shell)}\n${open}${escapeJson(composition)}${close}`;
    });
}
