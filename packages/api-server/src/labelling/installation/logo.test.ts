import sharp from 'sharp';
import { addPerson, enter } from '../../../test/people';
import { aPdf, aPicture, heldFiles, MULTIPART_TYPE, multipartOf, storedBytes } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { files } from '../../platform/db/tables';

const portal = testPortal();
const { db } = portal;

const svg = (content = '', size = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="40" height="20" fill="#0b2a5b"/>${content}</svg>`;

async function send(content: Buffer | string, name = 'logo.svg', role: 'administrator' | 'cars' = 'administrator') {
  await addPerson(portal, { email: 'some@site.example', roles: [role] });
  const token = (await enter(portal, 'some@site.example')).access_token;
  const body = multipartOf([{ name, content }]);
  const answer = await portal.post('/api/installation/logo', body, MULTIPART_TYPE, token);
  return { status: answer.statusCode, body: answer.json() };
}

/** The name of the stored file and the decoded picture. */
async function kept() {
  const [file] = await db.select().from(files);
  const bytes = await storedBytes(portal, file?.storageKey ?? '');
  const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  return { name: file?.name, type: file?.contentType, format, width, height };
}

test.each<[what: string, content: () => Promise<Buffer | string>, name: string, width: number, height: number]>([
  ['an SVG', async () => svg(), 'logo.svg', 1000, 500],
  ['an SVG with explicit dimensions', async () => svg('', 'width="4" height="2"'), 'Zeichen.svg', 1000, 500],
  ['an SVG starting with a comment', async () => `<?xml version="1.0"?><!-- x -->\n${svg()}`, 'x.xml', 1000, 500],
  ['a PNG', () => aPicture({ format: 'png', width: 40, height: 40 }), 'logo.png', 40, 40],
  ['a large PNG', () => aPicture({ format: 'png', width: 3000, height: 3000 }), 'logo.png', 1000, 1000],
])('%s is stored as a PNG', async (_what, content, name, width, height) => {
  const { status, body } = await send(await content(), name);
  expect([status, body.data]).toEqual([200, expect.any(String)]);
  const picture = await kept();
  expect(picture).toEqual({ name: expect.stringMatching(/\.png$/), type: 'image/png', format: 'png', width, height });
});

test.each<[what: string, content: () => Promise<Buffer | string>, status: number]>([
  ['an SVG with a script', async () => svg('<script>alert(1)</script>'), 422],
  ['an SVG that loads a resource', async () => svg('<image href="http://127.0.0.1/x.png"/>'), 422],
  ['an SVG that reads a file', async () => svg('<image href="file:///etc/hostname"/>'), 422],
  ['an SVG with entities', async () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 422],
  ['a damaged SVG', async () => svg('<g>'), 422],
  ['an SVG that is far too large', async () => svg('', 'width="9000000" height="9000000"'), 422],
  ['an SVG in another encoding', async () => Buffer.from(svg(), 'utf16le'), 415],
  ['an HTML page', async () => '<!doctype html><p>Logo</p>', 415],
  ['a JPEG', () => aPicture(), 415],
  ['a PDF', async () => aPdf(), 415],
  ['a damaged PNG', async () => (await aPicture({ format: 'png' })).subarray(0, 60), 422],
  ['nothing', async () => '', 422],
  ['an oversized file', async () => svg(`<!--${'x'.repeat(1024 * 1024)}-->`), 413],
])('%s is refused on the field and not stored [12.24]', async (_what, content, expected) => {
  const { status, body } = await send(await content());
  expect([status, body.errors]).toEqual([expected, [{ path: 'file', message: expect.stringMatching(/^[A-Z].*\.$/) }]]);
  expect(await heldFiles(portal)).toEqual({ rows: 0, stored: 0, incoming: 0 });
});

test('other users cannot upload a logo', async () => {
  expect((await send(svg(), 'logo.svg', 'cars')).status).toBe(403);
  expect(await heldFiles(portal)).toEqual({ rows: 0, stored: 0, incoming: 0 });
});
