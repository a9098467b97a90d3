import { randomUUID } from 'node:crypto';
import { lidarFormValues, UNFINISHED, type UnfinishedCopy, type UnfinishedInstrument } from '@portal/domain';
import { ownerToken, tokenOf } from '../../../test/callers';
import { addDeputyOf } from '../../../test/deputies';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addLidar, addPhotometer, lidarBody, photometerBody } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi } = portal;

const LIST = 'GET /national-facility/:id/unfinished-instruments';
const ONE = '/national-facility/:id/unfinished-instruments/:kind/:copy';

/** A draft facility with an owner and a deputy filling in the form of a new instrument. */
async function begun(kind: 'lidar' | 'photometer' = 'lidar') {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const owner = await ownerToken(portal, facility);
  const { token: deputy } = await addDeputyOf(portal, facility.id);
  const copy = randomUUID();
  const params = { id: facility.id, kind, copy };
  return {
    facility,
    owner,
    deputy,
    copy,
    keep: (version: number, values: object, { token = owner, ...other }: Record<string, string> = {}) =>
      callApi(`POST ${ONE}`, { params: { ...params, ...other }, token, body: { version, values } }),
    read: async (token = owner, other = {}) =>
      (await callApi(`GET ${ONE}`, { params: { ...params, ...other }, token })).body
        .data as unknown as UnfinishedCopy | null,
    discard: (version: number, token = owner) =>
      callApi(`DELETE ${ONE}`, { params: { ...params, copy: `${copy}?version=${version}` }, token }),
    list: async (token = owner) =>
      (await callApi(LIST, { params: { id: facility.id }, token })).body.data as unknown as UnfinishedInstrument[],
  };
}

test('unfinished input continues on any device of owner and deputies, with the number of missing fields [12.60]', async () => {
  const { keep, read, list, deputy, copy } = await begun();
  expect(await read()).toBeNull();
  const first = await keep(0, { ...lidarFormValues(null), name: 'MUSA', latitude: '40.6', longitude: 'east' });
  expect([first.status, first.body.data]).toEqual([
    200,
    expect.objectContaining({ version: 1, missing: 21, wrong: 1 }),
  ]);
  expect(await list(deputy)).toEqual([
    expect.objectContaining({ _id: copy, kind: 'lidar', name: 'MUSA', missing: 21, wrong: 1, version: 1 }),
  ]);
  const values = { name: 'MUSA 2', latitude: '40.6' };
  expect((await keep(1, values, { token: deputy })).status).toBe(200);
  expect(await read()).toMatchObject({ version: 2, values, updated_by: 'Dora Bell' });
});

test('the later of two devices is notified, receives the current copy, and overwrites nothing [12.60]', async () => {
  const { keep, read } = await begun('photometer');
  await keep(0, { name: 'Cimel' });
  await keep(1, { name: 'Cimel of one' });
  const late = await keep(1, { name: 'Cimel of another' });
  expect([late.status, late.body.data]).toEqual([
    409,
    expect.objectContaining({ version: 2, values: expect.objectContaining({ name: 'Cimel of one' }) }),
  ]);
  expect((await keep(0, { name: 'A third' })).status).toBe(409);
  expect(await read()).toMatchObject({ version: 2, values: { name: 'Cimel of one' } });
});

test('a save that was under way does not restore a discarded copy [12.60]', async () => {
  const { keep, read, discard, list } = await begun();
  await keep(0, { name: 'MUSA' });
  expect((await discard(1)).status).toBe(200);
  const late = await keep(1, { name: 'MUSA again' });
  expect([late.status, late.body.data]).toEqual([409, null]);
  expect(await read()).toBeNull();
  expect(await list()).toEqual([]);
  // Discarding is idempotent.
  expect((await discard(1)).status).toBe(200);
});

test('discarding leaves a copy that was typed on elsewhere since [12.60]', async () => {
  const { keep, read, discard, deputy } = await begun();
  await keep(0, { name: 'From A' });
  await keep(1, { name: 'From B' }, { token: deputy });
  const late = await discard(1);
  expect([late.status, late.body.data]).toEqual([
    409,
    expect.objectContaining({ version: 2, values: expect.objectContaining({ name: 'From B' }) }),
  ]);
  expect(await read()).toMatchObject({ version: 2, values: { name: 'From B' } });
  expect((await discard(2, deputy)).status).toBe(200);
  expect(await read()).toBeNull();
});

test('without a version, as releases from before send it, any copy is discarded [12.60]', async () => {
  const { keep, read, facility, owner, copy } = await begun();
  await keep(0, { name: 'MUSA' });
  const params = { id: facility.id, kind: 'lidar', copy };
  expect((await callApi(`DELETE ${ONE}`, { params, token: owner })).status).toBe(200);
  expect(await read()).toBeNull();
});

test.each(['lidar', 'photometer'] as const)('a saved %s no longer has an unfinished copy [12.60]', async (kind) => {
  const { keep, list, facility, owner, copy } = await begun(kind);
  const [body, add] = kind === 'lidar' ? [lidarBody, addLidar] : [photometerBody, addPhotometer];
  const { id } = await add(portal, facility.id, { name: 'Another' });
  await keep(0, { name: 'New' });
  await keep(0, { name: 'Another, renamed' }, { copy: id });
  expect(await list()).toHaveLength(2);
  const edited = await callApi(`POST /${kind}/system/edit/:id`, {
    params: { id },
    token: owner,
    body: body({ name: 'Another' }),
  });
  expect(edited.status).toBe(200);
  expect((await list()).map(({ _id }) => _id)).toEqual([copy]);
  const query = `unfinished=${copy}`;
  const added = await portal.inject({
    method: 'POST',
    url: `/api/national-facility/${facility.id}/edit/add-${kind}-system?${query}`,
    payload: body({ name: 'New' }),
    headers: { authorization: `Bearer ${owner}` },
  });
  expect(added.statusCode).toBe(200);
  expect(await list()).toEqual([]);
});

test('the copy of a deleted lidar is deleted with it [12.60]', async () => {
  const { keep, list, facility, owner } = await begun();
  const { id } = await addLidar(portal, facility.id);
  await keep(0, { name: 'MUSA, better' }, { copy: id });
  await callApi('DELETE /lidar/system/:id', { params: { id }, token: owner });
  expect(await list()).toEqual([]);
});

test('a copy has exactly the fields of its form, in their types [12.60]', async () => {
  const { keep, read } = await begun();
  await keep(0, { name: 7, latitude: ['1'], toll: 'x', channels: { 'Elastic 532': { channels: ['0532xcpx', 3] } } });
  const values = (await read())?.values as ReturnType<typeof lidarFormValues>;
  const empty = lidarFormValues(null);
  expect(values).toEqual({
    ...empty,
    channels: { ...empty.channels, 'Elastic 532': { ...empty.channels['Elastic 532'], channels: ['0532xcpx'] } },
  });
  const strange = await keep(1, { name: 'a\0b\uD800c' });
  expect(strange.status).toBe(200);
  expect(await read()).toMatchObject({ values: { name: 'abc' } });
});

test('copies have a size limit, and facilities a maximum number of copies [12.60]', async () => {
  const { keep } = await begun();
  const long = await keep(0, { name: 'MUSA', additional_info: 'x'.repeat(UNFINISHED.bytes) });
  expect([long.status, long.body.errors]).toEqual([422, [{ path: 'values', message: 'Must be at most 100 kB' }]]);
  for (let count = 0; count < UNFINISHED.perFacility; count += 1)
    expect((await keep(0, { name: `MUSA ${count}` }, { copy: randomUUID() })).status).toBe(200);
  expect((await keep(0, { name: 'One more' }, { copy: randomUUID() })).status).toBe(422);
});

test('a picture that the reader cannot save is left out of the copy [12.60]', async () => {
  const { keep, read, deputy, facility } = await begun();
  const mine = await addFile(portal, { kind: 'image', uploaderId: facility.ownerId });
  await keep(0, { name: 'MUSA', pictures: [mine.id, randomUUID()] });
  expect((await read())?.values.pictures).toEqual([mine.id]);
  expect((await read(deputy))?.values.pictures).toEqual([]);
});

test.each(['CARS', 'an administrator', 'another owner', 'the reviewer of lidars'] as const)(
  '%s can neither read nor write unfinished copies [12.60]',
  async (caller) => {
    const facility = await addFacility(portal, {}, { status: 'draft' });
    const token = await tokenOf(portal, caller, facility);
    const params = { id: facility.id, kind: 'lidar', copy: randomUUID() };
    expect((await callApi(LIST, { params, token })).status).toBe(403);
    expect((await callApi(`POST ${ONE}`, { params, token, body: { version: 0, values: {} } })).status).toBe(403);
  },
);

test('unfinished copies cannot be stored once the application is submitted [12.60]', async () => {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  const params = { id: facility.id, kind: 'lidar', copy: randomUUID() };
  const token = await ownerToken(portal, facility);
  const refused = await callApi(`POST ${ONE}`, { params, token, body: { version: 0, values: {} } });
  expect([refused.status, refused.body.code]).toEqual([409, 1005]);
});
