import type { AcceptanceStatusCode, RoleCode } from '@portal/domain';
import { deriveState } from '../../../test/derived-state';
import { writtenEntries } from '../../../test/audit';
import { addFacility } from '../../../test/facilities';
import { addFile, heldFiles } from '../../../test/files';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { applications, facilities, files, lidars, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const OWNER = 'pi.ciao@site.example';
const remove = async (id: string, email?: string) =>
  callApi('DELETE /files/:id', { params: { id }, ...(email && { token: (await enter(portal, email)).access_token }) });

const PICTURED = {
  facility: { table: facilities, name: 'CIAO' },
  lidar: { table: lidars, name: 'MUSA' },
  photometer: { table: photometers, name: 'Cimel 1' },
} as const;
type Kind = keyof typeof PICTURED;

/** A facility in a status, and a record of it with a picture. */
async function withPicture(kind: Kind, status: AcceptanceStatusCode = 'draft') {
  const facility = await addFacility(portal, { name: 'Observatory' }, { status });
  const record =
    kind === 'facility' ? facility : await (kind === 'lidar' ? addLidar : addPhotometer)(portal, facility.id);
  const file = await addFile(portal, {
    uploaderId: facility.ownerId,
    linkedAs: `${kind}-picture`,
    linkedId: record.id,
    facilityId: facility.id,
  });
  const [saved] = await db.update(PICTURED[kind].table).set({ pictureId: file.id }).returning();
  return { facility, record: saved, file };
}

const recordOf = async (kind: Kind) => (await db.select().from(PICTURED[kind].table))[0];

describe.each(['facility', 'lidar', 'photometer'] as const)('the picture of a %s', (kind) => {
  test('is deleted with its reference, and nothing else of the record changes', async () => {
    const { facility, record, file } = await withPicture(kind);
    expect(await remove(file.id, OWNER)).toMatchObject({ status: 200, body: { code: 0, data: null } });
    expect(await recordOf(kind)).toEqual({ ...record, pictureId: null });
    expect(await heldFiles(portal)).toEqual({ rows: 0, stored: 0, incoming: 0 });
    expect(await writtenEntries(portal, `${kind}.delete-picture`)).toMatchObject([
      {
        actorId: facility.ownerId,
        objectKind: kind,
        objectId: record?.id,
        objectName: PICTURED[kind].name,
        facilityId: facility.id,
        oldValue: { pictures: [file.id] },
      },
    ]);
  });

  test.each<[status: AcceptanceStatusCode]>([['submitted'], ['evaluated']])(
    'stays while the application is %s',
    async (status) => {
      const { record, file } = await withPicture(kind, status);
      expect(await remove(file.id, OWNER)).toMatchObject({ status: 409, body: { code: 1005 } });
      expect(await recordOf(kind)).toEqual(record);
      expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
      expect(await writtenEntries(portal, `${kind}.delete-picture`)).toEqual([]);
    },
  );
});

test.each<[who: RoleCode | null, status: number]>([
  [null, 401],
  ['national_facility', 403],
  ['lidar_reviewer', 403],
  ['ares', 403],
  ['cars', 200],
  ['administrator', 200],
])('deleting the picture of a draft as %s returns %d [11.8.4]', async (role, status) => {
  const { file } = await withPicture('lidar');
  if (role) await addPerson(portal, { roles: [role] });
  expect((await remove(file.id, role ? 'ada@site.example' : undefined)).status).toBe(status);
  expect((await heldFiles(portal)).stored).toBe(status === 200 ? 0 : 1);
});

test('a picture stays if a submission comes before its deletion', async () => {
  const { file, record } = await withPicture('lidar');
  const { access_token: token } = await enter(portal, OWNER);
  const begin = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    const submitted = { status: 'submitted', submittedAt: portal.context.now() } as const;
    await db.update(applications).set(submitted);
    await deriveState(db);
    return begin(work);
  });
  expect(await callApi('DELETE /files/:id', { params: { id: file.id }, token })).toMatchObject({
    status: 409,
    body: { code: 1005 },
  });
  expect(await recordOf('lidar')).toEqual(record);
  expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
});

describe('an unlinked upload', () => {
  test.each<[who: string, email: string, status: number]>([
    ['its uploader', 'ada@site.example', 200],
    ['an administrator', 'admin@site.example', 200],
    ['another user', 'grace@site.example', 403],
  ])('deleted by %s (%s) returns %d [7.5.8, 11.8.4]', async (_who, email, status) => {
    const { id: uploaderId } = await addPerson(portal);
    await addPerson(portal, { email: 'grace@site.example', roles: ['cars'] });
    await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
    const file = await addFile(portal, { uploaderId });
    expect((await remove(file.id, email)).status).toBe(status);
    expect(await heldFiles(portal)).toMatchObject({ stored: status === 200 ? 0 : 1, rows: status === 200 ? 0 : 1 });
    const entries = await writtenEntries(portal, 'file.delete');
    expect(entries.map(({ objectId, oldValue }) => [objectId, oldValue])).toEqual(
      status === 200 ? [[file.id, { name: 'station.jpg' }]] : [],
    );
  });
});

test.each(['upgrade-plan', 'submission-report', 'preliminary-report', 'final-report', 'answer'] as const)(
  'no user can delete a file used as %s [11.8.4]',
  async (linkedAs) => {
    const { id, ownerId } = await addFacility(portal, {}, { status: 'evaluated' });
    await addPerson(portal, { roles: ['administrator'] });
    const link = { linkedAs, linkedId: id, facilityId: id };
    const file = await addFile(portal, { kind: 'document', uploaderId: ownerId, ...link });
    for (const email of [OWNER, 'ada@site.example']) {
      expect(await remove(file.id, email)).toMatchObject({
        status: 409,
        body: {
          msg: 'Upgrade plans, reports, files of answers and tests, and pictures that were accepted cannot be deleted here.',
        },
      });
    }
    expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
  },
);

test('a deleted file is gone permanently, even if its bytes cannot be removed at once', async () => {
  const { file } = await withPicture('lidar');
  jest.spyOn(portal.context.files, 'delete').mockRejectedValueOnce(new Error('The storage is away.'));
  expect((await remove(file.id, OWNER)).status).toBe(200);
  expect(await db.select().from(files)).toMatchObject([{ uploaderId: null, linkedAs: null, facilityId: null }]);
  expect((await portal.get(`/api/files/${file.id}`)).statusCode).toBe(404);
  expect((await remove(file.id, OWNER)).status).toBe(404);
  expect(portal.logged.join('')).toContain('The storage is away.');
});
