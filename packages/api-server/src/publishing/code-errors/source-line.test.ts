import { Readable } from 'node:stream';
import { aMappedRelease, anError, MAP } from './code-errors.fixture';
import { sourceLineOf } from './source-line';

/** The source position of the error according to this map. */
function lineBy(map: unknown) {
  const { contents, release } = aMappedRelease(map);
  const open = async ({ path }: { path: string }) => Readable.from([contents[path] ?? '']);
  return sourceLineOf({ open }, release, anError());
}

const map = (change: object) => ({ ...MAP, ...change });
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);

test('the source line and the name called there are found', async () => {
  expect(await lineBy(MAP)).toEqual({ source: 'src/pages/home-page.tsx:42', name: 'openStation' });
});

test.each([
  ['webpack://mf-a/../packages/ui/src/table/data-table.tsx', 'packages/ui/src/table/data-table.tsx:42'],
  ['webpack://mf-a/../node_modules/.pnpm/formik@2/node_modules/formik/dist/formik.js', 'formik/dist/formik.js:42'],
  ['webpack:///../../../../etc/passwd', 'etc/passwd:42'],
])('the source %s is reported as %s', async (source, told) => {
  expect(await lineBy(map({ sources: [source] }))).toMatchObject({ source: told });
});

test.each<[what: string, map: unknown]>([
  ['is missing', undefined],
  ['is empty', ''],
  ['is no JSON', '{"version":3,'],
  ['is something else', 'null'],
  ['is nested very deeply', DEEP],
  ['has no sources', map({ sources: undefined })],
  ['has sources that are not strings', map({ sources: [{ toString: 'x' }] })],
  ['has invalid mappings', map({ mappings: '\u0000🙂,,,;;;~' })],
  ['leads to a line that no file has', map({ mappings: 'YA+/////DAAA' })],
  ['does not contain the position', map({ mappings: '' })],
  ['names a sentence as its source', map({ sources: ['Call Zebulon! <b>now</b>'] })],
  ['names a very long source', map({ sources: [`src/${'x'.repeat(300)}.ts`] })],
  ['is oversized', map({ sourcesContent: ['x'.repeat(5_000_000)] })],
])('a map that %s yields no position', async (_what, content) => {
  expect(await lineBy(content)).toBeNull();
});

test('a name that is a sentence is omitted', async () => {
  const line = await lineBy(map({ names: ['Call Zebulon now'] }));
  expect(line).toEqual({ source: 'src/pages/home-page.tsx:42', name: null });
});

const isAway = () => Promise.reject(new Error('The storage is away.'));

test('a failing storage yields no position', async () => {
  expect(await sourceLineOf({ open: isAway }, aMappedRelease(MAP).release, anError())).toBeNull();
});
