/** Characters of a long name that are kept besides its extension; none is cut in half. */
const BEGINNING = /^.{0,120}/su;

/**
 * Control, formatting (some change the direction of writing) and broken characters, and those of paths; browsers send
 * quotation marks and line ends of a name percent-encoded.
 */
const UNWANTED = /%22|%0[ad]|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/giu;

/**
 * The name under which a file is stored and offered: safe in every file system, and with an extension that matches the
 * file's type. `extensions` are those of its type, the usual one first.
 */
export function fileName(sent: string, extensions: readonly [string, ...string[]]): string {
  const name =
    sent
      .normalize('NFC')
      .replaceAll(UNWANTED, '_')
      .replace(/^[.\s]+/, '')
      .trim() || 'file';
  const fitting = extensions.find((extension) => name.toLowerCase().endsWith(`.${extension}`));
  const stem = fitting ? name.slice(0, -fitting.length - 1) : name;
  const extension = fitting ? name.slice(-fitting.length) : extensions[0];
  return `${stem.match(BEGINNING)?.[0] || 'file'}.${extension}`;
}

/** Percent-encodes the characters that RFC 8187 does not allow. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** The plain form for old clients: letters lose their marks, all other characters beyond ASCII become underscores. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');

/** Files that a browser or a desktop would run once they are downloaded. */
const ACTIVE =
  /\.(?:[xs]?html?|xht|mht(?:ml)?|svgz?|x[ms]l|xslt|[mc]?js|hta|url|lnk|bat|cmd|com|exe|ps1|vbs|wsf|scr|jar|sh)[.\s]*$/i;

const harmless = (name: string) => (ACTIVE.test(name) ? `${name}.txt` : name);

/** The value of a Content-Disposition header, with the name in plain and in UTF-8 form; none that would be run when it is opened. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const saved = harmless(name);
  return `${type}; filename="${plain(saved)}"; filename*=UTF-8''${encoded(saved)}`;
}
