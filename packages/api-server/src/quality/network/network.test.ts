import { dayOf, type FacilityLights, type QaTest, type ServedTask, type TestBook } from '@portal/domain';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { enter } from '../../../test/people';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import { writeDigests } from '../../labelling/reminders/digest.service';
import {
  instrumentEvents,
  lidarConfigurations,
  photometerCalibrations,
  photometers,
  qaTests,
  users,
} from '../../platform/db/tables';
import { approving } from '../approval/approval.fixture';
import { testing } from '../tests/quality.fixture';
import { writeTestReminders } from '../reminders/test-reminders.service';
import { loadCentreWork } from './load-network';
import { listOpenConfigurations } from './network.store';
import { loadQualityWork } from './quality-work';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { accepted, staffToken, onTest, submitted, conclude } = testing(portal);
const { addTest, tested, step } = approving(portal);

const DAY = 86_400;
const OWNER = 'pi.ciao@site.example';

const lightsFor = async (token: string) => {
  const { status, body } = await callApi('GET /network/lights', { token });
  return { status, lights: body.data as unknown as FacilityLights[] };
};
const OF_TESTS = ['due-tests', 'returned-test', 'test-evaluations', 'taken-test', 'configuration-approval'];
const tasksOf = async (token: string) =>
  ((await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[]).filter(({ kind }) =>
    OF_TESTS.includes(kind),
  );

/** The messages of the test book that were written until now, as kind and recipients. */
const mails = async () =>
  (await emailsInOrder(portal))
    .filter(({ kind }) => kind.startsWith('qa-'))
    .map(({ kind, recipients }) => `${kind}: ${recipients.join()}`);

/** The clock of the portal moves on, and its reminders are written. */
async function remindAfter(days: number) {
  pass(days * DAY);
  await writeTestReminders(context);
  return mails();
}

test('those who evaluate read the lights of the network; facilities and ARES do not [12.407]', async () => {
  const { owner, facility, lidar } = await tested();
  const { lights } = await lightsFor(await staffToken('evaluator'));
  expect(lights).toMatchObject([{ facility: { _id: facility.id, acronym: 'CIAO' }, light: 'amber' }]);
  expect(lights[0]?.lidars).toMatchObject([{ _id: lidar.id, light: 'green', configurations: ['provisional'] }]);
  const [row] = lights[0]?.lidars[0]?.rows ?? [];
  expect(row).toMatchObject({ type: 'telecover', light: 'green', due: Date.UTC(2027, 5, 1) / 1000 });
  expect((await lightsFor(owner)).status).toBe(403);
  expect((await lightsFor(await staffToken('ares', 'ares'))).status).toBe(403);
});

test('the lights of the network are those of the test book', async () => {
  const { owner, facility } = await submitted();
  const { lights } = await lightsFor(await staffToken('evaluator'));
  const { body } = await callApi('GET /national-facility/:id/test-book', { params: { id: facility.id }, token: owner });
  const [book] = (body.data as unknown as TestBook).lidars;
  expect(lights[0]?.lidars[0]?.rows).toEqual(book?.rows);
  expect(lights[0]?.lidars[0]?.light).toBe(book?.light);
  expect(book?.configurations[0]?.turn).toEqual({
    pending_with: 'facility',
    sentence: 'Waiting for the facility to make the tests that the configuration requires.',
  });
});

/** Measured on an evening. */
const on = (measured: string) => ({ measuredFrom: new Date(`${measured}T20:00:00Z`) });

test('what the network leaves out of old books changes none of their lights', async () => {
  const { owner, facility, lidar, configuration } = await tested(['dark', 'trigger_delay']);
  const at = { facilityId: facility.id, lidarId: lidar.id, configurationId: configuration._id };
  await addTest({ ...at, type: 'telecover', status: 'failed', ...on('2025-01-01') });
  await addTest({ ...at, type: 'rayleigh_fit', status: 'failed', ...on('2026-06-02') });
  await addTest({ ...at, type: 'dark', status: 'superseded', ...on('2024-01-01') });
  await addTest({ ...at, type: 'dark', status: 'failed', channels: ['0532xppx'], ...on('2025-01-01') });
  await addTest({ ...at, type: 'dark', channels: ['0532xcpx'], ...on('2026-01-01') });
  await addTest({ ...at, type: 'trigger_delay', ...on('2019-01-01') });
  const concluded = { evaluatedAt: new Date(context.now().getTime() + 1000) };
  await addTest({ ...at, type: 'polarisation_calibration', status: 'failed', ...concluded });
  const [by] = await db.select().from(users).limit(1);
  const about = {
    facilityId: facility.id,
    instrumentKind: 'lidar',
    instrumentId: lidar.id,
    text: 'A change.',
  } as const;
  const events = [
    { kind: 'optics', on: '2020-01-01' },
    { kind: 'electronics', on: '2020-01-01' },
    { kind: 'detector', on: '2026-02-01' },
    { kind: 'laser', on: '2026-06-02' },
    { kind: 'failure', on: '2020-01-01', downFrom: '2020-01-01', downTo: '2020-02-01' },
  ] as const;
  await db.insert(instrumentEvents).values(events.map((event) => ({ ...about, ...event, createdById: by?.id ?? '' })));
  const { lights } = await lightsFor(await staffToken('evaluator'));
  const { body } = await callApi('GET /national-facility/:id/test-book', { params: { id: facility.id }, token: owner });
  const [book] = (body.data as unknown as TestBook).lidars;
  expect(lights[0]?.lidars[0]?.rows).toEqual(book?.rows);
  expect(book?.rows.find(({ type }) => type === 'polarisation_calibration')?.reason).toBe('failed');
  expect(new Set(book?.rows.map(({ reason }) => reason)).size).toBeGreaterThan(3);
  await db.insert(instrumentEvents).values({
    ...about,
    kind: 'repair',
    on: '2026-06-10',
    downFrom: '2026-06-10',
    createdById: by?.id ?? '',
  });
  const { lights: down } = await lightsFor(await staffToken('another'));
  expect(down[0]?.lidars[0]?.light).toBe('grey');
});

test('a test of one channel leaves the others due, in the book, the network, tasks, reminders and the approval [12.470]', async () => {
  const { owner, facility, lidar, configuration } = await tested(['telecover']);
  const at = { facilityId: facility.id, lidarId: lidar.id, configurationId: configuration._id };
  await addTest({ ...at, type: 'telecover', channels: ['0532xcpx'] });
  const { body } = await callApi('GET /national-facility/:id/test-book', { params: { id: facility.id }, token: owner });
  const [book] = (body.data as unknown as TestBook).lidars;
  const due = Date.UTC(2026, 6, 31) / 1000;
  expect(book?.rows[0]).toMatchObject({ type: 'telecover', reason: 'due-soon', due, names: ['0532xppx'] });
  expect(book?.configurations[0]?.missing_tests).toEqual([{ type: 'telecover', names: ['0532xppx'] }]);
  const { lights } = await lightsFor(await staffToken('evaluator'));
  expect(lights[0]?.lidars[0]?.rows).toEqual(book?.rows);
  await remindAfter(40);
  const mail = (await emailsInOrder(portal)).find(({ kind }) => kind === 'qa-due-second');
  expect(mail?.text).toContain('Telecover, quadrants (0532xppx) of the lidar');
  expect(await tasksOf((await enter(portal, OWNER)).access_token)).toMatchObject([
    { what: `Make a test of ${lidar.name}: Telecover, quadrants (0532xppx)` },
  ]);
});

test('a test is a task of those whose turn it is, with the sentence that says so [12.408]', async () => {
  const { id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  expect((await tasksOf(evaluator)).map(({ kind, what }) => [kind, what])).toEqual([
    ['test-evaluations', 'Evaluate a test'],
  ]);
  expect(await tasksOf(owner)).toEqual([]);
  const taken = await onTest('POST /qa-tests/:id/take', id, evaluator);
  expect((taken.body.data as unknown as QaTest).turn.sentence).toBe('Waiting for the result of the evaluator.');
  expect((await tasksOf(evaluator)).map(({ kind, path }) => [kind, path])).toEqual([
    ['taken-test', `/cars/qa-test/${id}`],
  ]);
  expect(await tasksOf(await staffToken('another'))).toEqual([]);
  const why = { reason: 'The sector north was covered twice.', channels: ['0532xppx'] };
  await onTest('POST /qa-tests/:id/return', id, evaluator, why);
  expect((await tasksOf(owner)).map(({ what }) => what)).toEqual([
    expect.stringContaining('Correct a returned test: Telecover, quadrants of'),
  ]);
});

test('a configuration with all its tests is a task of those who approve', async () => {
  const { lidar, owner } = await tested();
  const staff = await staffToken('approver');
  expect((await tasksOf(staff)).map(({ kind }) => kind)).toEqual(['configuration-approval']);
  const asked = await portal.get('/api/user/tasks?kind=configuration-approval', { authorization: `Bearer ${staff}` });
  expect(asked.json()).toHaveProperty('data', await tasksOf(staff));
  expect(await tasksOf(owner)).toEqual([]);
  await step('approve', lidar.id, staff, {});
  expect(await tasksOf(staff)).toEqual([]);
});

test('the centre reads no more for its tasks with the years, and everyone finds the same tasks at once as one by one', async () => {
  const { facility, lidar, configuration, id } = await submitted();
  const at = { facilityId: facility.id, lidarId: lidar.id, configurationId: configuration._id };
  for (const status of ['superseded', 'failed', 'passed'] as const) await addTest({ ...at, type: 'dark', status });
  const [by] = await db.select().from(users).limit(1);
  const event = {
    facilityId: facility.id,
    instrumentKind: 'lidar',
    instrumentId: lidar.id,
    text: 'A new one.',
  } as const;
  for (const day of ['2020-01-01', '2026-06-10'])
    await db.insert(instrumentEvents).values({ ...event, kind: 'detector', on: day, createdById: by?.id ?? '' });
  const open = await listOpenConfigurations(db, dayOf(context.now()));
  expect(open.events.map((each) => each.on)).toEqual(['2026-06-10']);
  await db.update(lidarConfigurations).set({ status: 'approved', validFrom: '2026-06-01' });
  const work = await loadCentreWork(db, dayOf(context.now()), { approves: true });
  expect(work.map(({ tests, provisional }) => [tests.map((test) => test.id), provisional])).toEqual([[[id], []]]);
  await staffToken('evaluator');
  const people = await listRemindable(db);
  const together = await loadQualityWork(context, null);
  for (const person of people)
    expect((await loadQualityWork(context, person))(person).map(({ key }) => key)).toEqual(
      together(person).map(({ key }) => key),
    );
  expect(people.length).toBeGreaterThan(1);
});

test('tests that are due are one task of the facility, and stand in the digest', async () => {
  const { lidar } = await accepted();
  pass(50 * DAY);
  const owner = (await enter(portal, OWNER)).access_token;
  expect(await tasksOf(owner)).toMatchObject([
    { kind: 'due-tests', what: expect.stringContaining(`tests of ${lidar.name}: Telecover, quadrants`) },
  ]);
  await db.update(users).set({ activatedAt: new Date('2026-01-01') });
  await writeDigests(context, loadQualityWork);
  const digest = (await emailsInOrder(portal)).find(({ kind }) => kind === 'digest');
  expect(digest?.text).toContain('Telecover, quadrants');
});

const reminded = async () =>
  (await emailsInOrder(portal)).map(({ kind }) => kind).filter((kind) => kind.startsWith('calibration-'));
const calibrationsOf = async () => {
  const token = (await enter(portal, OWNER)).access_token;
  const tasks = (await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[];
  return tasks.filter(({ kind }) => kind === 'due-calibration').map(({ what }) => what);
};

test('a calibration that is due is a task of the facility, and is reminded of until it is sent away [12.410]', async () => {
  const { facility } = await accepted();
  const [photometer] = await db.select().from(photometers);
  await remindAfter(0);
  await remindAfter(0);
  expect(await reminded()).toEqual(['calibration-due-first']);
  await remindAfter(50);
  expect(await calibrationsOf()).toEqual([`Have ${photometer?.name} calibrated`]);
  expect(await reminded()).toEqual(['calibration-due-first', 'calibration-overdue-first']);
  await db.insert(photometerCalibrations).values({
    facilityId: facility.id,
    photometerId: photometer?.id ?? '',
    instrumentNumber: '383',
    centre: 'lille',
    kind: 'pre_field',
    sentOn: dayOf(context.now()),
    createdById: facility.ownerId,
  });
  await remindAfter(40);
  expect(await calibrationsOf()).toEqual([]);
  expect(await reminded()).toHaveLength(2);
  const { body } = await callApi('GET /network/lights', { token: await staffToken('viewer') });
  expect(body.data).toMatchObject([{ photometers: [{ reason: 'at-calibration-centre', due: null }] }]);
  const calendar = await callApi('GET /support/calendar', { token: (await enter(portal, OWNER)).access_token });
  expect(JSON.stringify(calendar.body.data)).not.toContain('Calibration');
});

test.each([
  ['any configuration', () => db.delete(lidarConfigurations)],
  ['one in use', () => db.update(lidarConfigurations).set({ status: 'retired', validFrom: '2026-06-01' })],
])('without %s, task and reminder are to add one once its tests are due soon', async (_what, end) => {
  const { lidar, facility } = await accepted();
  await end();
  await remindAfter(40);
  const mail = (await emailsInOrder(portal)).find(({ kind }) => kind === 'qa-due-second');
  expect(mail?.text).toContain('Add one first.');
  expect(mail?.text).toContain(`/qa-support/?facility=${facility.id}&configure=${lidar.id}`);
  const token = (await enter(portal, OWNER)).access_token;
  const tasks = (await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[];
  expect(tasks.find(({ kind }) => kind === 'missing-configuration')).toMatchObject({
    what: `Add a configuration of ${lidar.name}`,
    path: `/qa-support/?facility=${facility.id}&configure=${lidar.id}`,
    button: 'Add configuration',
  });
});

test('the sender has a receipt, evaluators the news, and the facility the result without a name [12.409]', async () => {
  const evaluator = await staffToken('evaluator');
  const { id } = await submitted();
  expect((await mails()).toSorted()).toEqual([
    'qa-test-arrived: evaluator@site.example',
    `qa-test-submitted: ${OWNER}`,
  ]);
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await conclude(id, evaluator, {
    results: ['0532xppx', '0532xcpx'].map((name) => ({ name, assessment: 'not_assessable', remark: 'Clouds.' })),
    conclusions: 'Not a clear night.',
  });
  const all = await emailsInOrder(portal);
  const result = all.filter(({ kind }) => kind === 'qa-test-concluded');
  expect(result.flatMap(({ recipients }) => recipients)).toContain(OWNER);
  expect(result[0]?.text).toMatch(/This is no fault[^]*Not a clear night/);
  expect(JSON.stringify(result)).not.toContain('evaluator@');
});

test('a due date is reminded of four times, once each, and again when it moves [12.410]', async () => {
  const { facility, lidar, configuration } = await accepted();
  await staffToken('scheduler');
  // Begun on 2026-06-01, so that the first tests are due on 2026-07-31; today is 2026-06-15.
  expect(await remindAfter(0)).toEqual([`qa-due-first: ${OWNER}`]);
  expect(await remindAfter(0)).toHaveLength(1);
  expect(await remindAfter(32)).toEqual([`qa-due-first: ${OWNER}`, `qa-due-second: ${OWNER}`]);
  expect(await remindAfter(15)).toHaveLength(3);
  const late = await remindAfter(29);
  expect(late.slice(3).toSorted()).toEqual([
    `qa-overdue-second: ${OWNER}`,
    'qa-overdue-second: scheduler@site.example',
  ]);
  expect(await remindAfter(100)).toHaveLength(5);
  const [by] = await db.select().from(users).limit(1);
  await db.insert(qaTests).values({
    facilityId: facility.id,
    lidarId: lidar.id,
    lidarName: lidar.name,
    configurationId: configuration._id,
    type: 'dark',
    round: 1,
    status: 'passed',
    measuredFrom: context.now(),
    submittedAt: context.now(),
    createdById: by?.id ?? '',
  });
  expect(await remindAfter(1)).toHaveLength(5);
  await db.insert(instrumentEvents).values({
    facilityId: facility.id,
    instrumentKind: 'lidar',
    instrumentId: lidar.id,
    kind: 'detector',
    on: dayOf(context.now()),
    text: 'A new detector.',
    createdById: by?.id ?? '',
  });
  const moved = await remindAfter(0);
  expect(moved.slice(5)).toEqual([`qa-due-first: ${OWNER}`]);
  expect((await emailsInOrder(portal)).at(-1)?.text).toContain('Dark measurement of the lidar');
});

test('of two servers that remind at once, each message is written once', async () => {
  await accepted();
  await Promise.all([writeTestReminders(context), writeTestReminders(context)]);
  expect(await mails()).toEqual([`qa-due-first: ${OWNER}`]);
});

test('users who have switched reminders off are not reminded, and nothing of it is seen at stage 1a', async () => {
  await accepted();
  await writeTestReminders({ ...context, settings: { ...context.settings, stages: '1a' } });
  expect(await mails()).toEqual([]);
  await db.update(users).set({ wantsDigest: false });
  expect(await remindAfter(0)).toEqual([]);
});

const untaken = async (days: number) => (await remindAfter(days)).filter((mail) => mail.startsWith('qa-test-untaken'));

test('after fourteen days the schedulers hear of a test that nobody has taken, once [12.410]', async () => {
  await staffToken('scheduler');
  const { id } = await submitted();
  expect(await untaken(13)).toEqual([]);
  expect(await untaken(1)).toEqual(['qa-test-untaken: scheduler@site.example']);
  expect(await untaken(1)).toHaveLength(1);
  await onTest('POST /qa-tests/:id/take', id, (await enter(portal, 'scheduler@site.example')).access_token);
  expect(await untaken(30)).toHaveLength(1);
});
