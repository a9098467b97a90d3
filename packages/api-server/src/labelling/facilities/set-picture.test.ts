import type { AcceptanceStatusCode } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addFile, aPicture, MULTIPART_TYPE, multipartOf } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { applications, files } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const SET = 'POST /national-facility/:id/edit/picture';

async function open(caller: Caller = 'its owner', status: AcceptanceStatusCode = 'registered') {
  const facility = await addFacility(portal, {}, { status });
  const token = await tokenOf(portal, caller, facility);
  const set = (body: object) => callApi(SET, { token, params: { id: facility.id }, body });
  return { facility, token, set };
}

const actions = async () => (await writtenEntries(portal)).map(({ action }) => action);

test('a picture is set and removed, and the first one starts the application [7.3.7]', async () => {
  const { facility, set } = await open();
  const { id } = await addFile(portal, { uploaderId: facility.ownerId });
  expect((await set({ file: id })).body).toMatchObject({ code: 2, data: { pictures: [id], version: 2 } });
  expect(await db.select().from(files)).toMatchObject([{ linkedAs: 'facility-picture', linkedId: facility.id }]);
  expect((await set({ file: null })).body.data).toMatchObject({ pictures: [], picture: null, version: 3 });
  expect(await db.select().from(files)).toMatchObject([{ linkedAs: null, uploaderId: null }]);
  expect(await db.select().from(applications)).toMatchObject([{ status: 'draft' }]);
  expect((await actions()).slice(-3)).toEqual(['application.start', 'facility.set-picture', 'facility.delete-picture']);
});

test('setting the current picture changes nothing', async () => {
  const { facility, set } = await open();
  const { id } = await addFile(portal, { uploaderId: facility.ownerId });
  await set({ file: id });
  const before = await stored(portal);
  expect((await set({ file: id })).status).toBe(200);
  expect(await stored(portal)).toEqual(before);
});

test('a file is accepted in place of its id [11.5.7]', async () => {
  const { facility, token } = await open();
  const body = multipartOf([{ name: 'station.jpg', content: await aPicture() }]);
  const url = `/api/national-facility/${facility.id}/edit/picture`;
  const { statusCode } = await portal.post(url, body, MULTIPART_TYPE, token);
  expect(statusCode).toBe(200);
  expect(await db.select().from(files)).toMatchObject([{ linkedAs: 'facility-picture', linkedId: facility.id }]);
});

test.each<[why: string, body: object]>([
  ['an unknown id', { file: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }],
  ['an invalid id', { file: 'x' }],
  ['an empty body', {}],
])('%s is refused on the field', async (_why, body) => {
  const { set } = await open();
  const before = await stored(portal);
  const answer = await set(body);
  expect([answer.status, answer.body.code]).toEqual([422, 1003]);
  expect(answer.body.errors).toEqual([{ path: 'file', message: expect.any(String) }]);
  expect(await stored(portal)).toEqual(before);
});

test.each<[Caller, AcceptanceStatusCode, status: number, code: number]>([
  ['nobody', 'draft', 401, 1001],
  ['another owner', 'draft', 403, 1001],
  ['the reviewer of lidars', 'draft', 403, 1001],
  ['ARES', 'draft', 403, 1001],
  ['CARS', 'draft', 200, 2],
  ['an administrator', 'invited', 200, 2],
  ['its owner', 'submitted', 409, 1005],
  ['CARS', 'submitted', 409, 1005],
  ['an administrator', 'evaluated', 409, 1005],
])('%s while %s: %d with code %d', async (caller, status, expected, code) => {
  const { set } = await open(caller, status);
  const before = await stored(portal);
  const answer = await set({ file: null });
  expect([answer.status, answer.body.code]).toEqual([expected, code]);
  expect(await stored(portal)).toEqual(before);
});
