import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Compressed forms that builds may contain, best first. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Content type by the file extension; never guessed from the content. */
export const contentType = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

/** Whether an Accept-Encoding header allows an encoding; `q=0` forbids it. */
function accepts(header: string, encoding: string): boolean {
  const offer = header.split(',').map((part) => part.trim().toLowerCase().split(';'));
  const named = offer.find(([name]) => name?.trim() === encoding);
  return named !== undefined && !named.slice(1).some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
}

/** A form of a file: itself, or compressed. */
export interface Form {
  path: string;
  encoding?: string;
}

/**
 * The form of a file to send: the best compressed one that the browser accepts and the release has, or the file itself.
 */
export function chooseForm(files: Record<string, unknown>, path: string, acceptEncoding = ''): Form {
  const best = ENCODINGS.find(
    ({ encoding, ending }) => Object.hasOwn(files, path + ending) && accepts(acceptEncoding, encoding),
  );
  return best ? { path: path + best.ending, encoding: best.encoding } : { path };
}
