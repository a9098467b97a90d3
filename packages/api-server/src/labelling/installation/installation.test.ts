import { latestEntry, writtenEntries } from '../../../test/audit';
import { addFile } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { files, installation } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const READ = 'GET /installation';
const EDIT = 'POST /installation/edit';

const NOTHING = {
  product_title: null,
  infrastructure: null,
  issuing_centre: null,
  logo: [],
  licence: null,
  licence_url: null,
  preliminary_meaning_yes: null,
  preliminary_meaning_conditionally: null,
  preliminary_meaning_no: null,
  meaning_yes: null,
  meaning_conditionally: null,
  meaning_no: null,
};
const NOTHING_AT_ALL = { ...NOTHING, address: null, contact: null, reply_to: null, version: 0 };

async function administrator() {
  const { id } = await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
  const token = (await enter(portal, 'admin@site.example')).access_token;
  return { id, token, edit: (body: object) => callApi(EDIT, { token, body }) };
}

test('initially nothing is set, which is public', async () => {
  expect(await callApi(READ)).toEqual({ status: 200, body: { data: NOTHING } });
  const { token } = await administrator();
  expect((await callApi(READ, { token })).body.data).toEqual(NOTHING_AT_ALL);
});

test('settings made by an administrator are public except for the addresses [12.24]', async () => {
  const { edit } = await administrator();
  const names = { infrastructure: 'Aerosols of the North', meaning_no: 'Apply again.' };
  const answer = await edit({ version: 0, ...names, address: 'One street\nOne town', reply_to: 'office@site.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ code: 2, data: { version: 1, address: 'One street\nOne town' } });
  expect((await callApi(READ)).body.data).toEqual({ ...NOTHING, ...names });
});

test('a save keeps omitted fields and clears empty ones', async () => {
  const { edit } = await administrator();
  await edit({ version: 0, product_title: ' Labels ', infrastructure: 'North', meaning_yes: 'Good' });
  const { body } = await edit({ version: 1, infrastructure: '', meaning_yes: null });
  expect(body.data).toEqual({ ...NOTHING_AT_ALL, product_title: 'Labels', version: 2 });
});

test('changes are recorded', async () => {
  const { id, edit } = await administrator();
  await edit({ version: 0, product_title: 'Labels', infrastructure: 'North' });
  await edit({ version: 1, product_title: 'Labels', infrastructure: 'South' });
  expect(await latestEntry(portal)).toMatchObject({
    actorId: id,
    action: 'installation.edit',
    objectKind: 'installation',
    facilityId: null,
    oldValue: { infrastructure: 'North' },
    newValue: { infrastructure: 'South' },
  });
});

test('equal values write nothing', async () => {
  const { edit } = await administrator();
  await edit({ version: 0, infrastructure: 'North' });
  const before = await stored(portal);
  expect((await edit({ version: 1, infrastructure: 'North' })).body.data).toMatchObject({ version: 1 });
  expect(await stored(portal)).toEqual(before);
});

test.each<[which: string, version: number]>([
  ['older', 0],
  ['newer', 2],
])('settings based on an %s version are refused with the current ones [12.24]', async (_which, version) => {
  const { edit } = await administrator();
  await edit({ version: 0, infrastructure: 'North' });
  const before = await stored(portal);
  const { status, body } = await edit({ version, infrastructure: 'South' });
  expect([status, body.code]).toEqual([409, 1003]);
  expect(body.data).toMatchObject({ infrastructure: 'North', version: 1 });
  expect(await stored(portal)).toEqual(before);
});

test('one of two simultaneous first saves is refused', async () => {
  const { edit } = await administrator();
  const answers = await Promise.all(['North', 'South'].map((name) => edit({ version: 0, infrastructure: name })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await db.$count(installation)).toBe(1);
  expect(await writtenEntries(portal, 'installation.edit')).toHaveLength(1);
});

test.each<[what: string, body: object, paths: string[]]>([
  ['no version', { infrastructure: 'North' }, ['version']],
  ['a version of null', { version: null }, ['version']],
  ['an unknown field', { version: 0, title: 'x' }, ['title']],
  ['a text that is too long', { version: 0, product_title: 'x'.repeat(61) }, ['product_title']],
  ['an invalid address', { version: 0, contact: 'x', reply_to: 'a@b\r\nBcc: c@d' }, ['contact', 'reply_to']],
  ['a value that is not a list', { version: 0, logo: 'x' }, ['logo']],
])('%s is refused on the field', async (_what, body, paths) => {
  const { edit } = await administrator();
  const before = await stored(portal);
  const answer = await edit(body);
  expect(answer.status).toBe(422);
  expect((answer.body.errors as { path: string }[]).map(({ path }) => path).toSorted()).toEqual(paths);
  expect(await stored(portal)).toEqual(before);
});

test('a body that is not an object is refused', async () => {
  const { token } = await administrator();
  const answer = await portal.post('/api/installation/edit', '[1]', 'application/json', token);
  expect(answer.statusCode).toBe(422);
});

const addOther = () => addPerson(portal, { email: 'other@site.example' });

describe('a logo', () => {
  test('is linked by a save, visible to everyone, and released by the next save', async () => {
    const { id: uploaderId, edit } = await administrator();
    const [first, second] = [await addFile(portal, { uploaderId }), await addFile(portal, { uploaderId })];
    await edit({ version: 0, logo: [first.id] });
    expect((await callApi(READ)).body.data).toMatchObject({ logo: [first.id] });
    const shown = await portal.get(`/api/files/${first.id}`);
    expect([shown.statusCode, shown.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    await edit({ version: 1, logo: [second.id] });
    await edit({ version: 2, logo: [] });
    expect((await callApi(READ)).body.data).toMatchObject({ logo: [] });
    const links = await db.select({ linkedAs: files.linkedAs, uploaderId: files.uploaderId }).from(files);
    expect(links).toEqual([
      { linkedAs: null, uploaderId: null },
      { linkedAs: null, uploaderId: null },
    ]);
  });

  test('stays if it is omitted', async () => {
    const { id: uploaderId, edit } = await administrator();
    const { id } = await addFile(portal, { uploaderId });
    await edit({ version: 0, logo: [id] });
    expect((await edit({ version: 1, infrastructure: 'North' })).body.data).toMatchObject({ logo: [id] });
  });

  test.each<[what: string, file: () => Promise<{ id: string }>]>([
    ['nothing', async () => ({ id: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' })],
    ['an upload of another user', async () => addFile(portal, { uploaderId: (await addOther()).id })],
    ['a shared document', async () => addFile(portal, { kind: 'document', linkedAs: 'shared' })],
  ])('cannot be %s', async (_what, file) => {
    const { edit } = await administrator();
    const { id } = await file();
    const before = await stored(portal);
    const { status, body } = await edit({ version: 0, logo: [id], infrastructure: 'North' });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: 'logo' })]]);
    expect(await stored(portal)).toEqual(before);
  });

  test('can be deleted by administrators only, with its reference', async () => {
    const { id: uploaderId, token, edit } = await administrator();
    const { id } = await addFile(portal, { uploaderId });
    await edit({ version: 0, logo: [id] });
    await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
    const others = (await enter(portal, 'cars@site.example')).access_token;
    const DELETE = { params: { id } };
    expect((await callApi('DELETE /files/:id', { ...DELETE, token: others })).status).toBe(403);
    expect((await callApi('DELETE /files/:id', { ...DELETE, token })).status).toBe(200);
    expect((await callApi(READ)).body.data).toMatchObject({ logo: [] });
    expect(await latestEntry(portal)).toMatchObject({ action: 'installation.delete-picture' });
  });
});
