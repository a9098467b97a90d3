const TAG = /<(?:link|script)\b[^>]*\b(?:href|src)="\/releases\/([a-z0-9-]+)\/[^"]*"[^>]*>(?:<\/script>)?\n?/g;
const BLOCK = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;

/** As in the pages of the portal: no content can end the block, since `<` never appears in it. */
const escapeJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const tagsOf = ({ styles, scripts }) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
  ].join('\n');

/** The composition of the portal with the shell and one remote of this checkout in the place of the released ones. */
export function developed(composition, { shell, remote, remoteJson }) {
  const name = remoteJson.name;
  return {
    ...composition,
    shell: { ...composition.shell, ...shell.about },
    remotes: {
      ...composition.remotes,
      // What is being written has no hash that anybody could check.
      [name]: { version: remote.version, hash: 'development', entry: remote.entry, integrity: '', remote: remoteJson },
    },
    development: [name],
  };
}

/**
 * A page of the portal that takes its shell and one remote from this checkout: nothing is left of their releases, all
 * other remotes stay as they were released. An HTML page without a composition comes back as it is.
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
