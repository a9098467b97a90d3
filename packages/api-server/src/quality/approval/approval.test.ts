import type {
  LidarConfigurationChanges,
  LidarConfigurationRecord,
  TestBook,
  TestedConfiguration,
} from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { aConfigurationBody, aQaReport } from '../../../test/quality';
import { lidarConfigurations, qaTests } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';
import { approving } from './approval.fixture';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { staffToken, onTest, readTest } = testing(portal);
const { tested, step, operational, addTest } = approving(portal);

const REASON = 'The laser was replaced without a test.';
const DAY = 86_400;

test('a configuration is approved once all its tests are valid, then suspended, reinstated and retired [12.404]', async () => {
  const { lidar, facility, configuration } = await tested();
  const staff = await staffToken('approver');
  expect(configuration.status).toBe('provisional');
  const approved = await step('approve', lidar.id, staff, { text: 'All tests passed.' });
  expect(approved.body).toMatchObject({
    code: 2,
    data: { status: 'approved', valid_from: Date.UTC(2026, 5, 15) / 1000, valid_to: null },
  });
  pass(10 * DAY);
  const again = await staffToken('later');
  expect((await step('suspend', lidar.id, again, { reason: REASON })).body.data).toMatchObject({ status: 'suspended' });
  expect((await step('reinstate', lidar.id, again, { reason: REASON })).body.data).toMatchObject({
    status: 'approved',
  });
  expect((await step('retire', lidar.id, again, { reason: REASON })).body.data).toMatchObject({
    status: 'retired',
    history: [
      { status: 'approved', reason: 'All tests passed.' },
      { status: 'suspended', reason: REASON },
      { status: 'approved', reason: REASON },
      { status: 'retired', reason: REASON },
    ],
  });
  const entries = (await entriesOf(portal, facility.id)).map(({ action, objectName }) => `${action}: ${objectName}`);
  const named = `${configuration.number} (${configuration.name}) of ${lidar.name}`;
  expect(entries).toEqual(
    expect.arrayContaining([
      `lidar-configuration.add: ${named}`,
      `lidar-configuration.approve: ${named}`,
      `lidar-configuration.retire: ${named}`,
    ]),
  );
  expect((await step('approve', lidar.id, again, {})).status).toBe(409);
});

test('an approval with a missing test is refused, and names it [12.404]', async () => {
  const { lidar } = await tested(['dark']);
  const refused = await step('approve', lidar.id, await staffToken('approver'), {});
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 1003,
      msg: 'Not every test that this configuration requires is valid.',
      errors: [{ path: 'dark', message: 'Dark measurement: 0532xppx, 0532xcpx' }],
    },
  });
});

test('a facility never approves or suspends, and ends the use of its own configuration', async () => {
  const { lidar, owner } = await tested();
  expect((await step('approve', lidar.id, owner, {})).status).toBe(403);
  expect((await step('suspend', lidar.id, owner, { reason: REASON })).status).toBe(403);
  expect((await step('retire', lidar.id, owner, { reason: 'Too short.' })).status).toBe(422);
  expect((await step('retire', lidar.id, owner, { reason: REASON })).body.data).toMatchObject({ status: 'retired' });
});

test('of two approvals at once, one succeeds', async () => {
  const { lidar, facility } = await tested();
  const tokens = [await staffToken('one'), await staffToken('other')];
  const answers = await atOnce(
    portal,
    facility.id,
    tokens.map((token) => () => step('approve', lidar.id, token, {})),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an outdated version is refused with the present configuration', async () => {
  const { lidar, configuration } = await tested();
  const body = { version: configuration.version + 1 };
  const refused = await step('approve', lidar.id, await staffToken('approver'), body);
  expect(refused).toMatchObject({ status: 409, body: { data: { number: 1, status: 'provisional' } } });
});

test('a newer configuration with the same id supersedes the approved one [12.404]', async () => {
  const { lidar, owner, facility } = await tested();
  await step('approve', lidar.id, await staffToken('approver'), {});
  const saved = await callApi('POST /lidar/system/:id/configurations', {
    params: { id: lidar.id },
    body: aConfigurationBody({ name: 'night, new filters' }),
    token: owner,
  });
  const second = saved.body.data as unknown as LidarConfigurationRecord;
  for (const type of ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const)
    await addTest({ facilityId: facility.id, lidarId: lidar.id, configurationId: second._id, type });
  await db.update(lidarConfigurations).set({ createdAt: context.now() });
  pass(DAY);
  const staff = await staffToken('later');
  expect((await step('approve', lidar.id, staff, {}, 2)).status).toBe(200);
  const [first, newer] = await operational(lidar.id, staff);
  expect([first?.approval, newer?.approval]).toMatchObject([
    { status: 'superseded', valid_from: '2026-06-15', valid_to: '2026-06-16' },
    { status: 'approved', valid_from: '2026-06-16', valid_to: null },
  ]);
  expect((await operational(lidar.id, staff, '2026-06-15')).map(({ approval }) => approval.status)).toEqual([
    'approved',
    'provisional',
  ]);
});

test('ARES reads channels, results of tests and the gain ratio in schema 1.1; the present route stays as it is [12.405]', async () => {
  const { lidar } = await tested();
  const ares = await staffToken('ares', 'ares');
  const [provisional] = await operational(lidar.id, ares);
  expect(provisional).toMatchObject({
    schema_version: '1.1',
    approval: { status: 'provisional', approved_at: null, valid_from: null, valid_to: null },
    station: { id: 'ino' },
    lidar: { id: 120, portal_id: lidar.id },
    lidar_version: { id: 201 },
    lidar_configuration: { id: 310, number: 1, name: 'night' },
  } satisfies DeepPartial<TestedConfiguration>);
  expect(provisional?.lidar_configuration.channels).toMatchObject([
    { id: 1480, string_id: '0532xppx', recorder_channel_id: 'BT0', dead_time: 3.7, first_signal_rangebin: 400 },
    { id: 1481, string_id: '0532xcpx' },
  ]);
  expect(provisional?.quality_assurance).toEqual(
    expect.arrayContaining([
      {
        test: 'telecover',
        date: '2026-06-01',
        passed: true,
        valid_until: '2027-06-01',
        portal_id: expect.any(String) as string,
      },
      { test: 'telecover_ring', date: null, passed: null, valid_until: null, portal_id: null },
    ]),
  );
  const factors = provisional?.lidar_configuration.products.flatMap(
    (product) => product.polarization_calibration_correction_factor,
  );
  expect(factors).toMatchObject([{ pair: '0532xcpx/0532xppx', eta: 0.995 }, { eta: 0.995 }]);
  expect(provisional?.missing).not.toContain('channels[0].dead_time');
});

const telecover = (document: TestedConfiguration | undefined) =>
  document?.quality_assurance.find((each) => each.test === 'telecover');

test('what was approved is frozen; results of tests are those given until the day, and none that was revoked since', async () => {
  const { lidar, facility, configuration } = await tested();
  await step('approve', lidar.id, await staffToken('approver'), {});
  const [approved] = await operational(lidar.id, await staffToken('ares', 'ares'));
  await db.update(qaTests).set({ status: 'revoked' });
  pass(2 * DAY);
  const at = { facilityId: facility.id, lidarId: lidar.id, configurationId: configuration._id };
  await addTest({ ...at, type: 'telecover', status: 'failed', measuredFrom: new Date('2026-06-16T20:00:00Z') });
  const later = await staffToken('later');
  const [now] = await operational(lidar.id, later);
  expect(now?.lidar_configuration).toEqual(approved?.lidar_configuration);
  expect(telecover(now)).toMatchObject({ date: '2026-06-16', passed: false, valid_until: null });
  const [before] = await operational(lidar.id, later, '2026-06-15');
  expect(telecover(before)).toMatchObject({ passed: null });
});

test('the owner and ARES are told of an approval, a suspension and a successor, without a name [12.406]', async () => {
  const { lidar } = await tested();
  await staffToken('ares', 'ares');
  const staff = await staffToken('approver');
  await step('approve', lidar.id, staff, { text: 'All tests passed.' });
  await step('suspend', lidar.id, staff, { reason: REASON });
  const mails = (await emailsInOrder(portal)).filter(({ kind }) => kind.startsWith('lidar-configuration'));
  expect(mails.map(({ kind, recipients }) => `${kind}: ${recipients.join()}`).toSorted()).toEqual([
    'lidar-configuration-approved: ares@site.example',
    'lidar-configuration-approved: pi.ciao@site.example',
    'lidar-configuration-suspended: ares@site.example',
    'lidar-configuration-suspended: pi.ciao@site.example',
  ]);
  expect(mails.find(({ kind }) => kind.endsWith('suspended'))?.text).toContain(REASON);
  expect(JSON.stringify(mails)).not.toContain('approver@');
});

type DeepPartial<Value> = Value extends object ? { [Name in keyof Value]?: DeepPartial<Value[Name]> } : Value;

const telecoverOf = (configurations: TestedConfiguration[]) =>
  configurations[0]?.quality_assurance.find(({ test: name }) => name === 'telecover');

/** A facility whose telecovers are a superseded one with remarks, of March, and a newer one of June. */
async function withTwoTelecovers(change: Partial<typeof qaTests.$inferInsert> = {}) {
  const fixture = await tested(['telecover']);
  const { facility, lidar, configuration } = fixture;
  const of = {
    facilityId: facility.id,
    lidarId: lidar.id,
    configurationId: configuration._id,
    type: 'telecover',
  } as const;
  const newer = await addTest(of);
  const report = { ...aQaReport(), status: 'passed_with_remarks' } as const;
  const measured = { measuredFrom: new Date('2026-03-01T20:00:00Z'), report };
  const older = await addTest({ ...of, ...measured, status: 'superseded', supersededById: newer, ...change });
  return { ...fixture, newer, older, of };
}

test('when a newer test is revoked, book, data centre and approval agree on the one that it had superseded [12.580]', async () => {
  const { lidar, facility, owner, newer, older } = await withTwoTelecovers();
  const administrator = await staffToken('admin', 'administrator');
  const revoked = await onTest('POST /qa-tests/:id/revoke', newer, administrator, { reason: REASON });
  expect(revoked.status).toBe(200);
  expect((await readTest(older, owner)).status).toBe('passed_with_remarks');
  const { body } = await callApi('GET /national-facility/:id/test-book', { params: { id: facility.id }, token: owner });
  const [book] = (body.data as unknown as TestBook).lidars;
  expect(book?.rows.find(({ type }) => type === 'telecover')).toMatchObject({ due: Date.UTC(2027, 2, 1) / 1000 });
  expect(book?.configurations[0]?.missing_tests).toEqual([]);
  const quality = { date: '2026-03-01', passed: true, valid_until: '2027-03-01', portal_id: older };
  expect(telecoverOf(await operational(lidar.id, administrator))).toMatchObject(quality);
  const answer = await portal.get('/api/lidar/operational-configurations', {
    authorization: `Bearer ${administrator}`,
  });
  const { changes } = answer.json<{ data: LidarConfigurationChanges }>().data;
  expect(changes.map(({ result }) => result)).toMatchObject([
    { portal_id: newer, passed: null },
    { portal_id: older, passed: true },
  ]);
  expect((await step('approve', lidar.id, await staffToken('approver'), {})).status).toBe(200);
});

test('a test that another one supersedes too stays superseded [12.580]', async () => {
  const { owner, newer, older, of } = await withTwoTelecovers();
  const between = await addTest({ ...of, measuredFrom: new Date('2026-04-01T20:00:00Z') });
  const administrator = await staffToken('admin', 'administrator');
  await onTest('POST /qa-tests/:id/revoke', newer, administrator, { reason: REASON });
  expect((await readTest(older, owner)).status).toBe('superseded');
  await onTest('POST /qa-tests/:id/revoke', between, administrator, { reason: REASON });
  expect((await readTest(older, owner)).status).toBe('passed_with_remarks');
});
