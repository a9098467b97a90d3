import { MAX_INSTRUMENTS, type AcceptanceStatusCode } from '@portal/domain';
import { latestEntry, writtenEntries } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addLidar, addPhotometer, lidarBody, photometerBody } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { applications, evaluations, files, lidarChannelGroups, lidars, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const KINDS = {
  lidar: {
    add: 'POST /national-facility/:id/edit/add-lidar-system',
    edit: 'POST /lidar/system/edit/:id',
    delete: 'DELETE /lidar/system/:id',
    list: 'GET /national-facility/:id/lidars',
    body: lidarBody,
    insert: addLidar,
    table: lidars,
  },
  photometer: {
    add: 'POST /national-facility/:id/edit/add-photometer-system',
    edit: 'POST /photometer/system/edit/:id',
    delete: 'DELETE /photometer/system/:id',
    list: 'GET /national-facility/:id/photometers',
    body: photometerBody,
    insert: addPhotometer,
    table: photometers,
  },
} as const;
type Kind = keyof typeof KINDS;
const EACH_KIND: Kind[] = ['lidar', 'photometer'];

type Write = 'add' | 'edit' | 'delete';

/** A facility with one instrument, and functions for the caller to write to it. */
async function open(kind: Kind, caller: Caller = 'its owner', status: AcceptanceStatusCode = 'draft') {
  const facility = await addFacility(portal, {}, { status });
  const { insert, body: bodyOf, ...calls } = KINDS[kind];
  const { id } = await insert(portal, facility.id);
  const token = await tokenOf(portal, caller, facility);
  const write = (what: Write, change: object = {}) =>
    callApi(calls[what], {
      token,
      params: { id: what === 'add' ? facility.id : id },
      ...(what !== 'delete' && { body: bodyOf({ ...(what === 'add' && { name: 'Another' }), ...change }) }),
    });
  return { facility, id, token, write };
}

const lastEntry = () => latestEntry(portal);

/** Where the status makes no difference, a single status of each kind is tested. */
const some = (statuses: AcceptanceStatusCode[], first: number[], later: number[]) =>
  first === later ? statuses.slice(-1) : statuses;

// Both kinds need the same capabilities of the same facility, so the other kind runs with the thorough tests only.
describe.each(process.env.TEST_SAMPLE ? (['lidar'] as const) : EACH_KIND)('%s: access by caller and status', (kind) => {
  const EDITABLE: AcceptanceStatusCode[] = ['registered', 'invited', 'draft'];
  const LOCKED: AcceptanceStatusCode[] = [
    'submitted',
    'preliminary_report_issued',
    'waiting_final_report',
    'evaluated',
  ];
  const DONE = [200, 2];
  const LATE = [409, 1005];
  const FORBIDDEN = [403, 1001];
  const STRANGER = [401, 1001];
  const TABLE: [Caller, whileEditable: number[], afterwards: number[]][] = [
    ['nobody', STRANGER, STRANGER],
    ['its owner', DONE, LATE],
    ['another owner', FORBIDDEN, FORBIDDEN],
    ['the reviewer of lidars', FORBIDDEN, FORBIDDEN],
    ['an evaluator', FORBIDDEN, FORBIDDEN],
    ['CARS', DONE, LATE],
    ['ARES', FORBIDDEN, FORBIDDEN],
    ['an administrator', DONE, LATE],
  ];
  const rows = TABLE.flatMap(([caller, first, later]) =>
    (['add', 'edit', 'delete'] as const).flatMap((what) => [
      ...some(EDITABLE, first, later).map((status) => [caller, what, status, first] as const),
      ...some(LOCKED, first, later).map((status) => [caller, what, status, later] as const),
    ]),
  );

  const isDone = ([, , , answer]: (typeof rows)[number]) => answer === DONE;

  test.each(rows.filter(isDone))('%s: %s while %s', async (caller, what, status) => {
    const { write } = await open(kind, caller, status);
    const before = await stored(portal);
    const { status: answered, body } = await write(what);
    expect([answered, body.code]).toEqual(DONE);
    expect((await stored(portal)).entries).toBeGreaterThan(before.entries);
  });

  test.each(rows.filter((row) => !isDone(row)))(
    '%s: no %s while %s: %j [4.6, 11.5.17]',
    async (caller, what, status, expected) => {
      const { write } = await open(kind, caller, status);
      const before = await stored(portal);
      const { status: answered, body } = await write(what);
      expect([answered, body.code]).toEqual(expected);
      expect(await stored(portal)).toEqual(before);
    },
  );
});

describe.each(EACH_KIND)('a %s', (kind) => {
  const { table, list } = KINDS[kind];

  test('is added with its id, first version and facility [7.3.8, 7.3.9]', async () => {
    const { facility, token, write } = await open(kind);
    const { body } = await write('add', { name: ' New one ', latitude: '40.60104' });
    expect(body.data).toMatchObject({ name: 'New one', latitude: 40.601, facility: facility.id, version: 1 });
    const listed = (await callApi(list, { token, params: { id: facility.id } })).body.data as unknown as object;
    expect(Object.values(listed)[0]).toMatchObject([{ version: 1 }, { name: 'New one' }]);
    expect(await lastEntry()).toMatchObject({
      actorId: facility.ownerId,
      action: `${kind}.add`,
      objectKind: kind,
      objectName: 'New one',
      facilityId: facility.id,
      newValue: { name: 'New one', latitude: '40.6010', planned_operation_date: '2020-01-01' },
    });
  });

  test('is changed, and the history keeps the changed fields [7.5.3, 7.5.4]', async () => {
    const { id, write } = await open(kind);
    await write('edit');
    const { body } = await write('edit', { altitude: 700, name: 'New name', version: 2 });
    expect(body.data).toMatchObject({ _id: id, altitude: 700, name: 'New name', version: 3 });
    expect(await lastEntry()).toMatchObject({
      action: `${kind}.edit`,
      objectId: id,
      oldValue: { altitude: '760', name: KINDS[kind].body().name },
      newValue: { altitude: '700', name: 'New name' },
    });
  });

  test('is added up to a number of its kind in the facility, and edited beyond it', async () => {
    const { facility, write } = await open(kind);
    const { insert } = KINDS[kind];
    for (let count = 2; count < MAX_INSTRUMENTS; count += 1)
      await insert(portal, facility.id, { name: `No. ${count}` });
    const last = { name: `No. ${MAX_INSTRUMENTS}` };
    expect((await write('add', last)).status).toBe(200);
    const before = await stored(portal);
    expect(await write('add', { name: 'One more' })).toMatchObject({
      status: 422,
      body: { code: 1003, msg: `A facility has at most 100 ${kind}s. Please delete one first.` },
    });
    expect(await stored(portal)).toEqual(before);
    expect((await write('edit', { name: 'New name' })).status).toBe(200);
    const other = kind === 'lidar' ? KINDS.photometer : KINDS.lidar;
    const token = await tokenOf(portal, 'CARS', facility);
    const added = await callApi(other.add, { token, params: { id: facility.id }, body: other.body() });
    expect(added.status).toBe(200);
  });

  test('saved without changes records nothing and does not start an application', async () => {
    const { write } = await open(kind);
    const { body } = await write('edit');
    await db.update(applications).set({ status: 'registered' });
    const before = await stored(portal);
    expect(await write('edit', { version: 1 })).toMatchObject({ status: 200, body: { data: body.data } });
    expect(await stored(portal)).toEqual(before);
  });

  test.each(['add', 'edit', 'delete'] as const)('%s by the owner starts the application', async (what) => {
    const { write } = await open(kind, 'its owner', 'invited');
    await write(what);
    expect((await db.select().from(applications))[0]).toMatchObject({ status: 'draft', version: 2 });
    expect((await writtenEntries(portal)).slice(-2).map(({ action }) => action)).toEqual([
      'application.start',
      `${kind}.${what}`,
    ]);
  });

  test.each([
    ['an older version', 1],
    ['a version from the future', 3],
  ])('of %s is refused with the current one', async (_what, version) => {
    const { id, write } = await open(kind);
    await write('edit', { name: 'First', version: 1 });
    const before = await stored(portal);
    const { status, body } = await write('edit', { name: 'Second', version });
    expect([status, body.code]).toEqual([409, 1003]);
    expect(body.data).toMatchObject({ _id: id, name: 'First', version: 2 });
    expect(await stored(portal)).toEqual(before);
  });

  test('saved twice at once is saved once', async () => {
    const { write } = await open(kind);
    const both = await Promise.all(['First', 'Second'].map((name) => write('edit', { name, version: 1 })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await db.select().from(table)).toMatchObject([{ version: 2 }]);
  });

  test('deleted during a save is gone, in either order', async () => {
    const { write } = await open(kind);
    const [saved, deleted] = await Promise.all([write('edit'), write('delete')]);
    expect([200, 404]).toContain(saved.status);
    expect(deleted.status).toBe(200);
    expect(await db.$count(table)).toBe(0);
  });

  test('that is incomplete is refused field by field [11.5.8]', async () => {
    const { facility, token } = await open(kind);
    const before = await stored(portal);
    const { status, body } = await callApi(KINDS[kind].add, {
      token,
      params: { id: facility.id },
      body: { name: 'X' },
    });
    expect([status, body.code]).toEqual([422, 1003]);
    expect(body.errors).toContainEqual({ path: 'manufacturer', message: 'Required' });
    expect(await stored(portal)).toEqual(before);
  });

  test('cannot have a name with a character that is not seen', async () => {
    const { facility, write } = await open(kind);
    await KINDS[kind].insert(portal, facility.id, { name: 'PFR OHP' });
    const before = await stored(portal);
    const { status, body } = await write('add', { name: 'PFR O\u00ADHP' });
    const message = 'Contains the character U+00AD, which is invisible';
    expect([status, body.errors]).toEqual([422, [{ path: 'name', message }]]);
    expect(await stored(portal)).toEqual(before);
  });

  test.each<[what: 'add' | 'edit', other: string]>([
    ['add', 'Éva 2'],
    ['edit', 'Éva 2'],
    ['add', 'E\u0301v\u00ADa \uFEFF\u20602\uFE0F'],
  ])('cannot share its name with another one in the facility: %s beside %j', async (what, other) => {
    const { facility, write } = await open(kind);
    await KINDS[kind].insert(portal, facility.id, { name: other });
    const before = await stored(portal);
    const { status, body } = await write(what, { name: ' éVA   2 ' });
    expect([status, body.code, body.errors]).toEqual([
      422,
      1003,
      [{ path: 'name', message: `This facility already has a ${kind} with this name.` }],
    ]);
    expect(await stored(portal)).toEqual(before);
  });

  test('can share its name with one in another facility, and change case in its own name', async () => {
    const { write, id } = await open(kind);
    const other = await addFacility(portal, { acronym: 'OTHER' });
    await KINDS[kind].insert(portal, other.id, { name: 'The one' });
    for (const name of ['The one', 'THE ONE']) expect((await write('edit', { name })).status).toBe(200);
    const rows = await db.select().from(KINDS[kind].table);
    expect(rows.find((row) => row.id === id)?.name).toBe('THE ONE');
  });

  test('of the same name is added once by two simultaneous requests', async () => {
    const { write } = await open(kind);
    const answers = await Promise.all([write('add', { name: 'New' }), write('add', { name: 'new' })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(await db.select().from(KINDS[kind].table)).toHaveLength(2);
  });

  test('is deleted with its picture and the evaluations of the current round', async () => {
    const { facility, id, write } = await open(kind);
    const file = await addFile(portal, { uploaderId: facility.ownerId });
    expect((await write('edit', { pictures: [file.id] })).body.data).toMatchObject({ pictures: [file.id] });
    expect((await db.select().from(files))[0]).toMatchObject({ linkedAs: `${kind}-picture`, linkedId: id });
    const [current] = await db.select().from(applications);
    const [archived] = await db
      .insert(applications)
      .values({ facilityId: facility.id, round: 2, isCurrent: false, archivedAt: new Date() })
      .returning();
    const evaluation = { targetKind: kind, targetId: id, aspect: 'general' as const };
    await db.insert(evaluations).values([
      { ...evaluation, applicationId: current?.id ?? '' },
      { ...evaluation, applicationId: archived?.id ?? '' },
    ]);
    expect(await write('delete')).toMatchObject({ status: 200, body: { code: 2, data: null } });
    expect(await db.$count(table)).toBe(0);
    expect(await db.select().from(files)).toMatchObject([{ linkedAs: null, uploaderId: null }]);
    expect(await db.select().from(evaluations)).toMatchObject([{ applicationId: archived?.id }]);
    expect(await lastEntry()).toMatchObject({ action: `${kind}.delete`, objectName: KINDS[kind].body().name });
  });

  test('cannot take the picture of another record', async () => {
    const { facility, write } = await open(kind);
    const file = await addFile(portal, { uploaderId: facility.ownerId });
    await write('edit', { pictures: [file.id] });
    const before = await stored(portal);
    const { status, body } = await write('add', { pictures: [file.id] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'pictures', message: 'This picture is no longer there. Please upload it again.' },
    ]);
    expect(await stored(portal)).toEqual(before);
  });
});

describe('the channel groups of a lidar', () => {
  test('are stored one per category, and one that is not available has no other values', async () => {
    const { id, write } = await open('lidar');
    await write('edit');
    const rows = await db.select().from(lidarChannelGroups);
    expect(rows).toHaveLength(7);
    expect(rows.find(({ category }) => category === 'elastic_532')).toEqual({
      lidarId: id,
      category: 'elastic_532',
      availability: 'existing',
      operation_start_date: '2020-01-01',
      height_resolution: 3.75,
      time_resolution: 60,
      distance_full_overlap: 250,
      minimum_altitude_range: 15_000,
      channels: ['0532xcpx', '0532xppx'],
    });
    const { channels } = lidarBody();
    const elastic = { ...channels['Elastic 532'], availability: 'no' };
    await write('edit', { channels: { ...channels, 'Elastic 532': elastic } });
    expect((await lastEntry())?.newValue).toEqual({
      'channels.Elastic 532.availability': 'no',
      'channels.Elastic 532.operation_start_date': '',
      'channels.Elastic 532.height_resolution': '',
      'channels.Elastic 532.time_resolution': '',
      'channels.Elastic 532.distance_full_overlap': '',
      'channels.Elastic 532.minimum_altitude_range': '',
      'channels.Elastic 532.channels': [],
    });
  });

  test('are refused with the invalid field and its category [11.5.14]', async () => {
    const { write } = await open('lidar');
    const { channels } = lidarBody();
    const { body } = await write('edit', {
      channels: { ...channels, 'Elastic 532': { ...channels['Elastic 532'], height_resolution: '' } },
    });
    expect(body.errors).toEqual([{ path: 'channels.Elastic 532.height_resolution', message: 'Required' }]);
  });

  test.each([
    ['the order in which they were chosen', { channels: ['0532xppx', '0532xcpx'] }],
    ['a channel chosen twice', { channels: ['0532xcpx', '0532xppx', '0532xcpx'] }],
  ])('do not change with %s [11.5.14]', async (_why, change) => {
    const { write } = await open('lidar');
    await write('edit');
    const before = await stored(portal);
    const { channels } = lidarBody();
    await write('edit', { channels: { ...channels, 'Elastic 532': { ...channels['Elastic 532'], ...change } } });
    expect(await stored(portal)).toEqual(before);
  });
});

test.each(['null', '[]', '"x"', '{"channels":{"Elastic 532":[[1]]}}', '{"pictures":{"length":-1},"name":{"a":1}}'])(
  'the body %s from the owner causes no server error',
  async (body) => {
    const { facility, id, token } = await open('lidar');
    for (const path of [`national-facility/${facility.id}/edit/add-lidar-system`, `lidar/system/edit/${id}`]) {
      const { statusCode } = await portal.post(`/api/${path}`, body, 'application/json', token);
      expect([400, 422]).toContain(statusCode);
    }
  },
);
