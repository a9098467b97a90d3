import type { NationalFacility } from '@portal/domain';
import { latestEntry } from '../../../test/audit';
import { ownerToken } from '../../../test/callers';
import { DEPUTY, addDeputyOf } from '../../../test/deputies';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { aPicture, upload } from '../../../test/files';
import { addLidar, addPhotometer, lidarBody } from '../../../test/instruments';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { atOnce } from '../../../test/waiting';
import type { Call } from '../../app/calls';
import { loadSnapshot } from './load-snapshot';
import { recordVersion } from '../accepted/freeze-version';
import { findInstrumentSummary } from '../open-data/open-data.store';
import { getFacility } from '../facilities/load-facility';

const portal = testPortal();
const { callApi, db, context } = portal;

const ARCHIVE = 'POST /national-facility/:id/archive';
const REASON = 'Registered twice.';

const archive = (id: string, token: string, body: object = { reason: REASON }) =>
  callApi(ARCHIVE, { params: { id }, body, token });

async function carsToken() {
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  return (await enter(portal, 'cars@site.example')).access_token;
}

test('staff archive a facility with a reason, and its owner is notified [12.33]', async () => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const { status, body } = await archive(facility.id, await carsToken());
  expect([status, body.code, body.data]).toEqual([200, 2, null]);
  expect(await latestEntry(portal)).toMatchObject({
    action: 'facility.archive',
    objectName: 'CIAO',
    facilityId: facility.id,
    newValue: { reason: REASON },
  });
  const [mail] = await emailsInOrder(portal);
  expect(mail).toMatchObject({ kind: 'facility-archived', recipients: ['pi.ciao@site.example'] });
  expect(mail?.text).toContain(`Reason: ${REASON}`);
});

test('its deputies are notified as well [12.33, 12.36]', async () => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  await addDeputyOf(portal, facility.id);
  const { body } = await archive(facility.id, await carsToken());
  expect(body.msg).toBe('The facility is archived, and its acronym is free again.');
  const told = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'facility-archived');
  expect(told.map(({ recipients }) => recipients)).toEqual([['pi.ciao@site.example'], [DEPUTY]]);
});

test('an archived facility is in no list and on no page, for any user [12.33]', async () => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const lidar = await addLidar(portal, facility.id);
  const token = await administratorToken(portal);
  const owner = await ownerToken(portal, facility);
  const params = { id: facility.id };
  const own = async () => (await callApi('GET /my/national-facilities', { token: owner })).body.data;
  expect(await own()).toMatchObject({ exists: true, nfs: [{ id: facility.id }] });
  await archive(facility.id, token);
  const { body } = await callApi('GET /national-facility/all', { token });
  expect(body.data).toEqual([]);
  expect(await own()).toMatchObject({ exists: false, nfs: [] });
  for (const call of [
    'GET /national-facility/:id/general-info',
    'GET /national-facility/:id/history',
    'GET /national-facility/:id/rounds',
  ] as Call[])
    for (const asks of [token, owner])
      expect([call, (await callApi(call, { params, token: asks })).status]).toEqual([call, 404]);
  expect((await callApi('GET /lidar/system/:id', { params: { id: lidar.id }, token })).status).toBe(404);
});

test('the public pages of its instruments are removed in every format, and their pictures with them [12.33]', async () => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const instruments = {
    lidar: await addLidar(portal, facility.id),
    photometer: await addPhotometer(portal, facility.id),
  };
  const owner = await ownerToken(portal, facility);
  const file = await upload(portal, [{ name: 'dome.jpg', content: await aPicture() }], owner);
  const picture = file.body.data as unknown as string;
  const body = { ...lidarBody(), pictures: [picture] };
  await callApi('POST /lidar/system/edit/:id', { params: { id: instruments.lidar.id }, body, token: owner });
  const addresses = [
    `/api/files/${picture}`,
    ...Object.entries(instruments).flatMap(([kind, { id }]) => [
      `/api/${kind}/system/${id}`,
      `/api/${kind}/system/${id}/about`,
      `/api/open-data/${kind}/${id}`,
      `/api/open-data/${kind}/${id}/pidinst`,
    ]),
  ];
  const answers = async () =>
    Promise.all(addresses.map(async (address) => [address, (await portal.get(address)).statusCode]));
  expect(await answers()).toEqual(addresses.map((address) => [address, 200]));
  await archive(facility.id, await administratorToken(portal));
  expect(await answers()).toEqual(addresses.map((address) => [address, 404]));
  // The data that the page itself is built from.
  for (const kind of ['lidar', 'photometer'] as const)
    expect(await findInstrumentSummary(db, kind, instruments[kind].id)).toBeUndefined();
});

test('its acronym becomes available again, in upper and lower case [12.33]', async () => {
  const { id, ownerId } = await addFacility(portal);
  const token = await administratorToken(portal);
  const register = () =>
    callApi('POST /national-facility/register', { token, body: { acronym: 'ciao', owner: ownerId } });
  expect((await register()).status).toBe(422);
  await archive(id, token);
  const { status, body } = await register();
  expect([status, (body.data as unknown as NationalFacility).acronym]).toEqual([200, 'ciao']);
  expect((await register()).status).toBe(422);
});

describe('archiving is refused, and nothing changes,', () => {
  test.each<[why: string, body: object, path: string]>([
    ['without a reason', {}, 'reason'],
    ['with a blank reason', { reason: ' ' }, 'reason'],
    ['with null', { reason: null }, 'reason'],
    ['with an overlong reason', { reason: 'x'.repeat(10_001) }, 'reason'],
    ['with an unknown field', { reason: REASON, acronym: 'X' }, 'acronym'],
  ])('%s', async (_why, body, path) => {
    const { id } = await addFacility(portal);
    const token = await administratorToken(portal);
    const before = await stored(portal);
    expect(await archive(id, token, body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect(await stored(portal)).toEqual(before);
  });

  test.each<[why: string, ...(Parameters<typeof addFacility> extends [unknown, ...infer Rest] ? Rest : never)]>([
    ['once it is submitted', {}, { status: 'submitted', submittedAt: new Date() }],
    ['once it was submitted', {}, { status: 'draft', round: 2 }],
    ['while the public sees it', { displayed_status: 'labelled' }, { status: 'draft' }],
  ])('%s', async (_why, facility, round) => {
    const { id } = await addFacility(portal, facility, round);
    const token = await administratorToken(portal);
    const before = await stored(portal);
    expect(await archive(id, token)).toMatchObject({ status: 409, body: { code: 1003 } });
    expect(await stored(portal)).toEqual(before);
  });

  test('if an accepted version keeps its addresses', async () => {
    const { id } = await addFacility(portal);
    const application = await loadSnapshot(db, await getFacility(db, id), context.now());
    await recordVersion(db, { application, reason: 'Imported.', at: context.now() });
    const token = await administratorToken(portal);
    const before = await stored(portal);
    expect((await archive(id, token)).status).toBe(409);
    expect(await stored(portal)).toEqual(before);
  });

  test('for its owner', async () => {
    const facility = await addFacility(portal);
    expect((await archive(facility.id, await ownerToken(portal, facility))).status).toBe(403);
  });
});

test('one of two simultaneous requests archives the facility and the other is refused', async () => {
  const { id } = await addFacility(portal);
  const token = await administratorToken(portal);
  const answers = await atOnce(portal, id, [() => archive(id, token), () => archive(id, token)]);
  // A request that arrives after the archiving receives 404.
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.some((status) => status === 409 || status === 404)).toBe(true);
  expect((await emailsInOrder(portal)).map(({ kind }) => kind)).toEqual(['facility-archived']);
});
