import { ROLES, type RoleCode, type SharedFile, type SharedFiles } from '@portal/domain';
import { accounts } from '../../../test/accounts';
import { latestEntry } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { addFile, aPdf, aPicture, upload } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { files } from '../../platform/db/tables';
import { sweepFiles } from '../../platform/files/sweep-files';

const portal = testPortal();
const { callApi, db } = portal;

const share = (id: string, token?: string) => callApi('POST /files/:id/share', { params: { id }, token });
const list = async (token?: string) => (await callApi('GET /files', { token })).body.data as unknown as SharedFiles;
const uploaded = async (token: string, name = 'guide.pdf') => {
  const content = name.endsWith('.pdf') ? aPdf() : await aPicture();
  return (await upload(portal, [{ name, content }], token)).body.data as unknown as string;
};

test('a shared upload is listed with its name, size and uploader, but without an address', async () => {
  const token = await administratorToken(portal);
  const id = await uploaded(token);
  const { status, body } = await share(id, token);
  expect([status, body.code]).toEqual([200, 2]);
  const expected: SharedFile = {
    _id: id,
    name: 'guide.pdf',
    content_type: 'application/pdf',
    size: 100,
    date: Date.parse('2026-06-15T12:00:00Z') / 1000,
    uploader: { _id: expect.any(String) as string, first_name: 'Anna', last_name: 'Byron' },
  };
  expect(body.data).toEqual(expected);
  expect(await list(token)).toEqual({ files: [expected], max_files: null });
  expect(await latestEntry(portal)).toMatchObject({ action: 'file.share', objectId: id, objectName: 'guide.pdf' });
});

test('several files are listed newest first; the installation sets their number per upload [2.7.7, 11.8.6]', async () => {
  const token = await administratorToken(portal);
  for (const name of ['one.pdf', 'two.jpg', 'three.pdf']) {
    await share(await uploaded(token, name), token);
    portal.pass(60);
  }
  await uploaded(token, 'not-shared.pdf');
  Object.assign(portal.context.settings, { maxUploadFiles: 5 });
  const { files: found, max_files } = await list(token);
  delete portal.context.settings.maxUploadFiles;
  expect([found.map(({ name }) => name), max_files]).toEqual([['three.pdf', 'two.jpg', 'one.pdf'], 5]);
});

test('every logged-in user may download it, others may not, and the clean-up keeps it', async () => {
  const token = await administratorToken(portal);
  const id = await uploaded(token);
  await share(id, token);
  portal.pass(48 * 3600);
  await sweepFiles(portal.context);
  await addPerson(portal, { roles: [] });
  const { access_token } = await enter(portal);
  const authorization = `Bearer ${access_token}`;
  expect((await portal.get(`/api/download/${id}`, { authorization })).statusCode).toBe(200);
  expect((await portal.get(`/api/download/${id}`)).statusCode).toBe(401);
});

test('a deleted file is no longer listed', async () => {
  const token = await administratorToken(portal);
  const id = await uploaded(token);
  await share(id, token);
  expect((await callApi('DELETE /files/:id', { params: { id }, token })).status).toBe(200);
  expect((await list(token)).files).toEqual([]);
});

test('one of two simultaneous requests shares the upload', async () => {
  const token = await administratorToken(portal);
  const id = await uploaded(token);
  const answers = await Promise.all([share(id, token), share(id, token)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test.each<[what: string, change: Partial<typeof files.$inferInsert>]>([
  ['an upload of another user', {}],
  ['a picture of a facility', { linkedAs: 'facility-picture', linkedId: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }],
  ['a report', { kind: 'document', linkedAs: 'final-report', linkedId: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }],
])('%s cannot be shared, and nothing changes', async (_what, change) => {
  const { id: uploaderId } = await addPerson(portal);
  const { id } = await addFile(portal, { uploaderId, ...change });
  const token = await administratorToken(portal);
  const before = [await db.select().from(files), await accounts(portal)];
  expect(await share(id, token)).toMatchObject({ status: 409, body: { code: 1003 } });
  expect([await db.select().from(files), await accounts(portal)]).toEqual(before);
});

test('an unknown file returns 404', async () => {
  const token = await administratorToken(portal);
  expect((await share('6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11', token)).status).toBe(404);
});

const OTHERS = ROLES.map(({ code }) => code).filter((code) => code !== 'administrator');

test.each<RoleCode | 'nobody'>(['nobody', ...OTHERS])('%s may neither list nor share files', async (role) => {
  const { id: uploaderId } = await addPerson(portal, { roles: role === 'nobody' ? [] : [role] });
  const token = role === 'nobody' ? undefined : (await enter(portal)).access_token;
  const { id } = await addFile(portal, { uploaderId });
  const before = await db.select().from(files);
  const refused = role === 'nobody' ? 401 : 403;
  expect((await callApi('GET /files', { token })).status).toBe(refused);
  expect((await share(id, token)).status).toBe(refused);
  expect(await db.select().from(files)).toEqual(before);
});
