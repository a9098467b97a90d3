import { aPdf, aPicture, heldFiles, multipartOf, upload } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { files } from '../../platform/db/tables';

const portal = testPortal();
afterEach(() => {
  delete portal.context.settings.accountBytes;
  delete portal.context.settings.minFreeBytes;
});

async function aSender(email?: string) {
  await addPerson(portal, email === undefined ? {} : { email });
  return (await enter(portal, email)).access_token;
}

const document = () => multipartOf([{ name: 'a.pdf', content: aPdf() }]);
const REFUSED =
  /^Your files take \d+ MB, and may take \d+ MB\. Please delete some that are no longer needed, or ask an administrator\.$/;

test('the files of an account have a quota; what was deleted does not count, nor what others have [12.313]', async () => {
  const token = await aSender();
  const size = aPdf().length;
  portal.context.settings.accountBytes = 2 * size;
  for (let times = 0; times < 2; times += 1) expect((await upload(portal, document(), token)).status).toBe(200);
  const refused = await upload(portal, document(), token);
  expect(refused).toMatchObject({ status: 413, body: { errors: [{ path: 'file' }] } });
  expect(refused.body.msg).toMatch(REFUSED);
  expect(await heldFiles(portal)).toEqual({ rows: 2, stored: 2, incoming: 0 });
  expect((await upload(portal, document(), await aSender('bob@site.example'))).status).toBe(200);
  await portal.db.update(files).set({ uploaderId: null });
  expect((await upload(portal, document(), token)).status).toBe(200);
});

test('a file that would exceed the quota is refused before it is stored, at once or one after the other', async () => {
  const token = await aSender();
  portal.context.settings.accountBytes = Math.floor(1.5 * aPdf().length);
  const answers = await Promise.all([1, 2, 3].map(() => upload(portal, document(), token)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '413', '413']);
  expect((await upload(portal, document(), token)).status).toBe(413);
});

test('below the floor of free space uploads are refused with a sentence, and readiness names it [12.313]', async () => {
  const token = await aSender();
  expect((await portal.get('/readyz')).json()).toEqual({ status: 'ready' });
  portal.context.settings.minFreeBytes = Number.MAX_SAFE_INTEGER;
  const sentence = expect.stringMatching(/^The portal takes no files at this moment: less than \d+ MB are free/);
  const body = multipartOf([{ name: 'a.jpg', content: await aPicture() }]);
  expect(await upload(portal, body, token)).toMatchObject({ status: 503, body: { msg: sentence } });
  const ready = await portal.get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', room: sentence }]);
  expect(await heldFiles(portal)).toEqual({ rows: 0, stored: 0, incoming: 0 });
});
