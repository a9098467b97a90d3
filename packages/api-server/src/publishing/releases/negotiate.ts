import { extname } from 'node:path';
import { acceptsEncoding } from '../../platform/http/accepts-encoding';

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
    ({ encoding, ending }) => Object.hasOwn(files, path + ending) && acceptsEncoding(acceptEncoding, encoding),
  );
  return best ? { path: path + best.ending, encoding: best.encoding } : { path };
}
