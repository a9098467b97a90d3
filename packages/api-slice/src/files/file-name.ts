const NAMELESS = 'download';

/** `filename*=UTF-8''…`, the form of RFC 5987 that supports all characters. */
const EXTENDED = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i;
const QUOTED = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const BARE = /filename\s*=\s*([^";]+)/i;

function decoded(text: string | undefined): string | null {
  try {
    return text ? decodeURIComponent(text.trim()) : null;
  } catch {
    return null;
  }
}

/** The file name in a content-disposition header; the extended form takes precedence over the plain one. */
export function fileNameOf(header: string | null): string {
  const plain = header?.match(QUOTED)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? header?.match(BARE)?.[1]?.trim();
  const name = decoded(header?.match(EXTENDED)?.[1]) ?? plain;
  // Removes any directories.
  return name?.split(/[\\/]/).at(-1) || NAMELESS;
}
