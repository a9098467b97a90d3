import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addPerson, enter } from '../../../test/people';
import { heldFiles, multipartOf, type Part } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { anotherRemote, aRemoteRelease, CONTENTS, type Content } from './releases.fixture';

const portal = testPortal();
const { context } = portal;

const RELEASE = aRemoteRelease();
const { name, hash } = RELEASE;

let token: string;
beforeEach(async () => {
  token = await teamToken(portal, name);
  await describeRelease(portal, RELEASE, token);
});

const send = (parts: Part[] | Buffer) => sendFiles(portal, RELEASE, { parts, token });
const file = (field: string, content: Buffer | string): Part => ({ field, name: 'file', content });

/** The stored files of the release; also checks that the folder for incoming files is empty. */
async function kept() {
  expect((await heldFiles(portal)).incoming).toBe(0);
  const paths = Object.keys(CONTENTS);
  const isThere = await Promise.all(paths.map((path) => context.releaseFiles.has({ name, hash, path })));
  return paths.filter((_path, index) => isThere[index]);
}

test('files are identified by their paths, whatever their file names', async () => {
  const { status, body } = await send([
    { field: 'entry.js', name: 'C:\\x\\..\\other.js', content: CONTENTS['entry.js'] },
  ]);
  expect([status, body.data]).toEqual([200, ['entry.js']]);
  expect(await kept()).toEqual(['entry.js']);
});

test('the same files may be sent again, and together with others', async () => {
  for (const parts of [{ 'home.css': CONTENTS['home.css'] }, CONTENTS, CONTENTS])
    expect((await send(partsOf(parts))).status).toBe(200);
  expect(await kept()).toEqual(Object.keys(CONTENTS));
});

test.each<[why: string, part: Part, path: string, says: string]>([
  [
    'one byte differs',
    file('entry.js', 'entry(!'),
    'entry.js',
    'entry.js of mf-public 1.0.0 is not the file that was built.',
  ],
  [
    'it is cut off',
    file('entry.js', 'entry('),
    'entry.js',
    'entry.js of mf-public 1.0.0 is not the file that was built.',
  ],
  [
    'it has additional content',
    file('entry.js', 'entry();alert(1)//'),
    'entry.js',
    'entry.js of mf-public 1.0.0 is not the file that was built.',
  ],
  [
    'it is far too long',
    file('home.css', Buffer.alloc(4000, 'x')),
    'home.css',
    'home.css of mf-public 1.0.0 is not the file',
  ],
  ['it is empty', file('entry.js', ''), 'entry.js', 'entry.js of mf-public 1.0.0 is not the file that was built.'],
  ['the release has no such file', file('other.js', 'x'), 'other.js', 'other.js is not a file of mf-public 1.0.0.'],
  ['its path leads elsewhere', file('../../evil.js', 'x'), '../../evil.js', '../../evil.js is not a file of'],
  [
    'it is a text',
    { field: 'entry.js', content: 'entry()' },
    'entry.js',
    'entry.js of mf-public 1.0.0 is sent as a text',
  ],
])('a file is refused by name if %s; those before it are kept', async (_why, part, path, says) => {
  const { status, body } = await send([file('home.js', CONTENTS['home.js']), part]);
  expect([status, body.msg]).toEqual([422, expect.stringContaining(says)]);
  expect(body.errors).toEqual([{ path, message: body.msg }]);
  expect(await kept()).toEqual(['home.js']);
});

test('a property that every object inherits is no file', async () => {
  expect((await send([file('constructor', 'x')])).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('a truncated body is refused, and the incomplete file is not kept', async () => {
  const whole = multipartOf(partsOf({ 'home.js': CONTENTS['home.js'], 'entry.js': CONTENTS['entry.js'] }));
  const { status, body } = await send(whole.subarray(0, whole.length - 50));
  expect([status, body.msg]).toEqual([400, 'The upload is broken. Please try again.']);
  expect(await kept()).not.toContain('entry.js');
});

test('a body longer than all files of the release is not read', async () => {
  const { status, body } = await send([file('entry.js', Buffer.alloc(100_000))]);
  expect([status, body.msg]).toEqual([
    413,
    expect.stringMatching(
      /^The request has 1\d{5} bytes, and all files of mf-public 1\.0\.0 have at most \d{4}\. Send only/,
    ),
  ]);
});

test('files are sent as a form', async () => {
  const answer = await portal.post(`/api/releases/${name}/${hash}/files`, '{}', 'application/json', token);
  expect(answer.statusCode).toBe(415);
});

test('files of a release that was not announced are refused', async () => {
  const unknown = { ...RELEASE, hash: 'f'.repeat(16) };
  const { status, body } = await sendFiles(portal, unknown, { parts: partsOf(CONTENTS), token });
  expect([status, body.msg]).toEqual([
    404,
    'mf-public has no release ffffffffffffffff that waits for files. Send its release.json first.',
  ]);
});

test('files of one part are refused from the team of another', async () => {
  const other = await teamToken(portal, 'mf-admin');
  const { status } = await sendFiles(portal, RELEASE, { parts: partsOf(CONTENTS), token: other });
  expect(status).toBe(401);
  expect(await kept()).toEqual([]);
});

test('published files cannot be changed, even by administrators', async () => {
  await deploy(portal, RELEASE, token);
  await addPerson(portal, { roles: ['administrator'] });
  const { access_token: access } = await enter(portal);
  await sendFiles(portal, RELEASE, { parts: [file('entry.js', 'another')], token: access });
  expect((await portal.get(`/releases/${name}/${hash}/entry.js`)).body).toBe(CONTENTS['entry.js']);
});

test('a failing storage is a server error, and the release does not move', async () => {
  jest.spyOn(context.releaseFiles, 'put').mockRejectedValueOnce(new Error('The storage is away.'));
  const { status, body } = await send(partsOf(CONTENTS));
  expect([status, body.msg]).toEqual([500, 'Could not save information!']);
  expect(portal.logged.join('')).toContain('The storage is away.');
  expect((await describeRelease(portal, RELEASE, token)).body.data).toMatchObject({ is_current: false });
});

test('a large file arrives completely', async () => {
  const content = 'dust '.repeat(600_000);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const files = { ...RELEASE.files, 'large.js': { integrity, bytes: content.length } };
  const large = anotherRemote(name, { hash: '8'.repeat(16), files });
  await describeRelease(portal, large, token);
  const sent = await sendFiles(portal, large, { parts: partsOf({ ...CONTENTS, 'large.js': content }), token });
  expect(sent.status).toBe(200);
  expect((await describeRelease(portal, large, token)).body.data).toMatchObject({ is_current: true });
  expect((await portal.get(`/releases/${name}/${large.hash}/large.js`)).body).toBe(content);
});

const NOT_UTF_8 =
  'home.css of mf-public 1.0.0 is not in UTF-8 without a byte order mark. Build it with the portal’s build.';

test.each<[what: string, path: string, content: Content, message: string]>([
  [
    'noise in place of a compressed form',
    'entry.js.br',
    'noise',
    'entry.js.br of mf-public 1.0.0 is not a compressed form of entry.js. Build it again.',
  ],
  [
    'the compressed form of other content',
    'entry.js.gz',
    gzipSync('other()'),
    'entry.js.gz of mf-public 1.0.0 is not a compressed form of entry.js. Build it again.',
  ],
  [
    'a compressed form that never ends',
    'entry.js.br',
    brotliCompressSync('entry()'.repeat(1_000_000)),
    'entry.js.br of mf-public 1.0.0 is not a compressed form of entry.js. Build it again.',
  ],
  [
    'a compressed form with bytes after its end',
    'entry.js.br',
    Buffer.concat([brotliCompressSync(CONTENTS['entry.js']), Buffer.from('more')]),
    'entry.js.br of mf-public 1.0.0 is not a compressed form of entry.js. Build it again.',
  ],
  [
    'a sheet that reaches beyond its part',
    'home.css',
    '.a:where([data-remote=mf-public] *){top:0}header{top:0}',
    'home.css of mf-public 1.0.0 would style elements of other parts: header. Build it with the portal’s build.',
  ],
  [
    'a sheet that cannot be read',
    'home.css',
    '.a{top:0',
    'home.css of mf-public 1.0.0 would style elements of other parts: it cannot be read. Build it with the portal’s build.',
  ],
  ['a sheet with a mark of UTF-16', 'home.css', Buffer.from('\uFEFF/*,header{top:0}*/', 'utf16le'), NOT_UTF_8],
  ['a sheet with a mark of UTF-8', 'home.css', Buffer.from('\uFEFF.a{top:0}'), NOT_UTF_8],
  ['a sheet in another encoding', 'home.css', Buffer.from('.a{content:"\u00e9"}', 'latin1'), NOT_UTF_8],
  ['a sheet that names another encoding', 'home.css', '@charset "utf-7";.a{top:0}', NOT_UTF_8],
])('%s is refused on its file, although its hash is right', async (_what, path, content, message) => {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const files = { ...RELEASE.files, [path]: { integrity, bytes: content.length } };
  const release = aRemoteRelease({ hash: '8'.repeat(16), files });
  await describeRelease(portal, release, token);
  const sent = await sendFiles(portal, release, { parts: [file(path, content)], token });
  expect(sent).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
  expect((await heldFiles(portal)).incoming).toBe(0);
});
