import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesProblems } from './served-files.mjs';

const SCRIPT = Buffer.from('export const answer = 42;');
const OTHER = Buffer.from('export const answer = 43;');
const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
const RELEASE = {
  name: 'mf-weather',
  hash: '0123456789abcdef',
  files: Object.fromEntries(
    ['entry.js', 'entry.js.br', 'entry.js.gz', 'entry.js.map'].map((path) => [path, { integrity }]),
  ),
};
const GOOD = { identity: SCRIPT, br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };

/** A portal that serves a file in these forms; null: not found. */
async function aPortal(forms) {
  const server = createServer((request, response) => {
    const form = request.headers['accept-encoding'];
    const content = forms[form];
    if (content === null) return response.writeHead(404).end();
    return response.writeHead(200, form === 'identity' ? {} : { 'content-encoding': form }).end(content);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

test.each([
  ['as described', {}, []],
  ['that is missing', { identity: null }, ['serves entry.js, which is answered with 404']],
  ['that was altered', { identity: OTHER }, ['serves entry.js, which is another file']],
  ['altered in a compressed form only', { br: brotliCompressSync(OTHER) }, ['serves entry.js, which is another file']],
  ['that cannot be unpacked', { gzip: Buffer.from('no gzip') }, ['serves entry.js, which cannot be unpacked (gzip)']],
])('a file %s', async (_what, forms, problems) => {
  const { server, url } = await aPortal({ ...GOOD, ...forms });
  expect(await filesProblems(url, RELEASE)).toEqual({ count: 1, problems });
  server.closeAllConnections();
  server.close();
});
