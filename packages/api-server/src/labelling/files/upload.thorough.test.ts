import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { writtenEntries } from '../../../test/audit';
import {
  aPdf,
  aPicture,
  heldFiles,
  MULTIPART_TYPE,
  multipartOf,
  storedBytes,
  upload,
  type Part,
} from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal, type ApiAnswer } from '../../../test/portal';
import { files } from '../../platform/db/tables';

const portal = testPortal();
const { db } = portal;

const NOTHING = { rows: 0, stored: 0, incoming: 0 };
const MB = 1024 * 1024;

let token: string;
let userId: string;
beforeEach(async () => {
  ({ id: userId } = await addPerson(portal));
  ({ access_token: token } = await enter(portal));
});

const uploadsWritten = () => writtenEntries(portal, 'file.upload');

/** Uploads a file, and returns the stored row and bytes. */
async function kept(...parts: Part[]) {
  const { status, body } = await upload(portal, parts, token);
  expect([status, body.code]).toEqual([200, 0]);
  const file = (await db.select().from(files)).find(({ id }) => id === body.data);
  if (!file) throw new Error('Nothing was kept.');
  const bytes = await storedBytes(portal, file.storageKey);
  if (!bytes) throw new Error('The bytes are missing.');
  return { file, bytes };
}

describe('a PDF document', () => {
  test('is stored unchanged, with its uploader and unlinked, and is recorded [3.16, 7.5.7]', async () => {
    const content = aPdf();
    const { file, bytes } = await kept({ name: 'Plan über Änderungen.PDF', content });
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(bytes).toEqual(content);
    expect(file).toMatchObject({
      kind: 'document',
      uploaderId: userId,
      name: 'Plan über Änderungen.PDF',
      contentType: 'application/pdf',
      size: content.length,
      sha256,
      linkedAs: null,
      createdAt: portal.context.now(),
    });
    expect(await uploadsWritten()).toMatchObject([
      { actorId: userId, objectKind: 'file', objectId: file.id, newValue: { name: file.name, sha256 } },
    ]);
    expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 1, incoming: 0 });
  });

  test('may have up to 25 MB [11.8.3]', async () => {
    const { bytes } = await kept({ name: 'plan.pdf', content: aPdf(25 * MB) });
    expect(bytes).toHaveLength(25 * MB);
  });
});

describe('a picture', () => {
  test.each(['jpeg', 'png'] as const)(
    'stays a %s, is stored upright and loses its location metadata [3.16, 11.8.3]',
    async (format) => {
      const content = await aPicture({ format, width: 60, height: 30 });
      const sent = await sharp(content).metadata();
      expect([sent.width, sent.orientation, sent.exif?.length]).toEqual([60, 6, expect.any(Number)]);
      const { file, bytes } = await kept({ name: 'station', content });
      const seen = await sharp(bytes).metadata();
      expect(seen).toMatchObject({ format, width: 30, height: 60 });
      expect([seen.exif, seen.xmp, seen.icc, seen.orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(file).toMatchObject({
        kind: 'image',
        contentType: `image/${format}`,
        name: format === 'png' ? 'station.png' : 'station.jpg',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    },
  );

  test.each([
    ['wide', { width: 1200, height: 4000 }, [2000, 600]],
    ['high', { width: 4000, height: 1200 }, [600, 2000]],
    ['small', { width: 20, height: 10 }, [10, 20]],
  ])('that is %s has at most 2000 pixels on its longest side and is never enlarged', async (_what, size, expected) => {
    const { bytes } = await kept({ name: 'a.jpg', content: await aPicture(size) });
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual(expected);
  });

  test('may have up to 10 MB [11.8.3]', async () => {
    const picture = await aPicture();
    const { file } = await kept({
      name: 'a.jpg',
      content: Buffer.concat([picture, Buffer.alloc(10 * MB - picture.length)]),
    });
    expect(file.size).toBeLessThan(10_000);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const TYPES = 'Only JPEG and PNG pictures and PDF documents can be uploaded.';
const SIZES = 'Pictures may have up to 10 MB, PDF documents up to 25 MB.';
const DAMAGED = 'The picture is damaged and cannot be read.';
const ONE = 'Send one file, in a part with the name "file".';
const pdf: Part = { name: 'a.pdf', content: aPdf() };

/** The response to an upload, after checking that nothing was stored. */
async function refused(sent: Promise<ApiAnswer>) {
  const answer = await sent;
  expect(await heldFiles(portal)).toEqual(NOTHING);
  expect(await uploadsWritten()).toEqual([]);
  return answer;
}

describe('is refused and leaves nothing behind: [11.10.2]', () => {
  test.each<[what: string, part: Part, status: number, sentence: string]>([
    ['an empty file', { name: 'a.pdf', content: '' }, 422, 'The file is empty.'],
    ['a web page named as a PDF [11.8.3]', { name: 'a.pdf', content: '<html><script>alert(1)</script>' }, 415, TYPES],
    ['an SVG with a script', { name: 'a.svg', content: SVG }, 415, TYPES],
    ['an SVG named as a picture', { name: 'a.jpg', content: SVG }, 415, TYPES],
    ['a CSV table', { name: 'a.csv', content: 'a,b\n1,2' }, 415, TYPES],
    ['an animated picture', { name: 'a.gif', content: 'GIF89a' }, 415, TYPES],
    [
      'a PDF with other bytes before it',
      { name: 'a.pdf', content: Buffer.concat([Buffer.from('\n'), aPdf()]) },
      415,
      TYPES,
    ],
    [
      'a truncated PDF',
      { name: 'a.pdf', content: aPdf(5000).subarray(0, 4000) },
      422,
      'The PDF document is damaged or incomplete.',
    ],
    ['a PDF that is too large', { name: 'a.pdf', content: aPdf(25 * MB + 1) }, 413, SIZES],
    ['a file that is far too large', { name: 'a.bin', content: Buffer.alloc(26 * MB) }, 413, SIZES],
  ])('%s', async (_what, part, status, sentence) => {
    const errors = [{ path: 'file', message: sentence }];
    expect(await refused(upload(portal, [part], token))).toMatchObject({
      status,
      body: { code: 1003, msg: sentence, errors },
    });
  });

  test.each<[what: string, make: () => Promise<Buffer>, status: number, sentence: string]>([
    ['a truncated JPEG', async () => (await aPicture({ width: 900, height: 900 })).subarray(0, 2000), 422, DAMAGED],
    [
      'a truncated PNG',
      async () => (await aPicture({ format: 'png', width: 900, height: 900 })).subarray(0, 1000),
      422,
      DAMAGED,
    ],
    ['a JPEG in name only', async () => Buffer.from('ffd8ffe000104a464946', 'hex'), 422, DAMAGED],
    [
      'a PNG in name only',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)]),
      422,
      DAMAGED,
    ],
    [
      'a picture of 49 million pixels',
      () => aPicture({ width: 7000, height: 7000, format: 'png' }),
      422,
      'The picture has more than 40 million pixels.',
    ],
    ['a picture of more than 10 MB', async () => Buffer.concat([await aPicture(), Buffer.alloc(10 * MB)]), 413, SIZES],
  ])('%s', async (_what, make, status, sentence) => {
    const errors = [{ path: 'file', message: sentence }];
    const sent = [{ name: 'a.jpg', content: await make() }];
    expect(await refused(upload(portal, sent, token))).toMatchObject({
      status,
      body: { code: 1003, msg: sentence, errors },
    });
  });

  test.each<[what: string, parts: Part[], status: number, sentence: string]>([
    ['nothing', [], 422, 'No file was sent.'],
    ['two files', [pdf, pdf], 422, ONE],
    ['a file and a field', [pdf, { field: 'note', content: 'x' }], 422, ONE],
    ['a field and a file', [{ field: 'note', content: 'x' }, pdf], 422, ONE],
    ['a field in place of a file', [{ content: 'x' }], 422, ONE],
    ['a file in a field of another name [7.5.7]', [{ ...pdf, field: 'picture' }], 422, ONE],
    [
      'a file in a field with an odd name',
      [{ ...pdf, field: '__proto__' }],
      400,
      'The upload is broken. Please try again.',
    ],
  ])('%s', async (_what, parts, status, sentence) => {
    expect(await refused(upload(portal, parts, token))).toMatchObject({ status, body: { msg: sentence } });
  });

  test.each<[what: string, body: Buffer]>([
    ['a body truncated in the file', multipartOf([{ name: 'a.pdf', content: aPdf(100_000) }]).subarray(0, 50_000)],
    ['a body truncated in the header', multipartOf([pdf]).subarray(0, 40)],
    ['a body of another format', Buffer.from('{"file":"x"}')],
  ])('%s', async (_what, body) => {
    expect(await refused(upload(portal, body, token))).toMatchObject({
      status: 400,
      body: { msg: 'The upload is broken. Please try again.' },
    });
  });

  test.each<[what: string, type: string, status: number]>([
    ['JSON', 'application/json', 415],
    ['a form without a boundary', 'multipart/form-data', 400],
    ['an unknown media type', 'application/pdf', 415],
  ])('%s', async (_what, type, status) => {
    const sent = portal.post('/api/files', '{}', type, token);
    const { body } = await refused(sent.then((answer) => ({ status: answer.statusCode, body: answer.json() })));
    expect([(await sent).statusCode, body.code]).toEqual([status, expect.any(Number)]);
  });

  test.each<[encoding: string, pack: (bytes: Buffer) => Buffer]>([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('a body that is compressed with %s', async (encoding, pack) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': MULTIPART_TYPE,
      'content-encoding': encoding,
    };
    const sent = portal.inject({ method: 'POST', url: '/api/files', headers, payload: pack(multipartOf([pdf])) });
    const msg = 'A file is sent without compression of the request.';
    expect(await refused(sent.then((answer) => ({ status: answer.statusCode, body: answer.json() })))).toMatchObject({
      status: 415,
      body: { code: 1003, msg, errors: [{ path: 'file', message: msg }] },
    });
  });

  test('an upload without a login', async () => {
    expect((await refused(upload(portal, [pdf]))).status).toBe(401);
  });
});

test('other calls accept no multipart bodies', async () => {
  const answer = await portal.post('/api/contact', multipartOf([pdf]).toString(), 'multipart/form-data; boundary=x');
  expect(answer.statusCode).toBe(415);
});

test('each account has thirty uploads an hour [11.8.5]', async () => {
  for (let n = 1; n <= 30; n += 1)
    expect((await upload(portal, [{ name: 'a.txt', content: 'x' }], token)).status).toBe(415);
  expect(await upload(portal, [pdf], token)).toMatchObject({
    status: 429,
    body: { msg: 'Too many uploads. Please try again in 60 minutes.' },
  });
  expect(await heldFiles(portal)).toEqual(NOTHING);
  await addPerson(portal, { email: 'grace@site.example' });
  const other = await enter(portal, 'grace@site.example');
  expect((await upload(portal, [pdf], other.access_token)).status).toBe(200);
});

test('an upload that cannot be stored returns an error and has no owner', async () => {
  jest.spyOn(portal.context.files, 'put').mockRejectedValue(new Error('The disk is full.'));
  const { status, body } = await upload(portal, [pdf], token);
  expect([status, body.msg]).toEqual([500, 'Could not save information!']);
  expect(portal.logged.join('')).toContain('The disk is full.');
  expect(await db.select().from(files)).toMatchObject([{ uploaderId: null, linkedAs: null }]);
  expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 0, incoming: 0 });
});
