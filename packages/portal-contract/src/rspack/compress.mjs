import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|json|geojson|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed forms of a file, by the ending they get. Source maps stay as they are: only tools ask for them. */
export async function compressed(name, content) {
  if (!TEXT.test(name)) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return [
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ];
}
