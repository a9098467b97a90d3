import { day } from '@portal/domain';
import { addFacility } from '../../../test/facilities';
import { tokenOf, type Caller } from '../../../test/callers';
import { testPortal } from '../../../test/portal';
import { applications, conditions, qaTests } from '../../platform/db/tables';
import { approving } from '../../quality/approval/approval.fixture';
import { testing } from '../../quality/tests/quality.fixture';
import { GRANTED, onTheWay } from './process.fixture';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { accepted, staffToken } = testing(portal);
const { tested } = approving(portal);
const { decide, addEvaluation, readTimeline, readStages, rowOf } = onTheWay(portal);

const DAY = 86_400;

test.each<[Caller, number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['an evaluator', 403],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('%s reads the network by stage: %d [12.747]', async (caller, status) => {
  const { facility } = await accepted();
  const token = await tokenOf(portal, caller, facility);
  expect((await callApi('GET /network/stages', { token })).status).toBe(status);
});

test('every facility has its stage, and an archived one is left out [12.747]', async () => {
  const at = context.now();
  await addFacility(portal, { acronym: 'AAA' }, { status: 'draft' });
  await addFacility(portal, { acronym: 'GONE', archivedAt: at }, { status: 'draft' });
  await addFacility(portal, { acronym: 'BBB' }, { status: 'submitted', submittedAt: at });
  const nothing = { pendingFor: 'nothing', step: 'nothing' } as const;
  const refused = { status: 'evaluated', acceptance: 'no', submittedAt: at, evaluatedAt: at, ...nothing } as const;
  await addFacility(portal, { acronym: 'CCC' }, refused);
  const labelled = await addFacility(portal, { acronym: 'DDD' }, { status: 'evaluated', submittedAt: at });
  await decide(labelled.id, GRANTED);
  const { on, rows } = await readStages(await staffToken('cars'));
  expect(on).toBe('2026-06-15');
  expect(rows.map(({ facility, stage }) => `${facility.acronym} ${stage}`)).toEqual([
    'AAA registered',
    'BBB 1a',
    'CCC ended',
    'DDD 2',
  ]);
});

test('a row has what is open as the timeline has it [12.747]', async () => {
  const { facility } = await tested();
  await decide(facility.id, { kind: 'propose' });
  const cars = await staffToken('cars');
  const row = await rowOf('CIAO', cars);
  const { stage, open } = await readTimeline(facility.id, cars);
  expect(row).toMatchObject({ stage, stage_since: '2026-06-15' });
  expect(row.open).toEqual(open);
  expect(open).toHaveLength(2);
});

test('what is due within 90 days or overdue is listed by day, and nothing later [12.748]', async () => {
  const { facility } = await tested();
  const [round] = await db.select().from(applications);
  await db.insert(conditions).values(
    ['2026-09-13', '2026-09-14', '2026-06-01'].map((dueDate, place) => ({
      applicationId: round?.id ?? '',
      facilityId: facility.id,
      report: 'final' as const,
      place,
      text: `Condition ${place}.`,
      dueDate,
      setAt: context.now(),
    })),
  );
  await decide(facility.id, { ...GRANTED, validUntil: '2026-08-31' });
  await addEvaluation(facility.id);
  const { due, label } = await rowOf('CIAO', await staffToken('cars'));
  expect(label).toEqual({ status: 'granted', is_valid: true, valid_until: '2026-08-31' });
  expect(due.map(({ on, what, pending_with }) => `${on} ${pending_with}: ${what}`)).toEqual([
    '2026-06-01 facility: Meet a condition: Condition 2',
    expect.stringMatching(/^2026-07-31 facility: Calibration of /),
    '2026-08-09 facility: Write the statement on the yearly evaluation 2026',
    '2026-08-31 cars: Propose the renewal of the label, which ends on 2026-08-31, once its conditions are met',
    '2026-08-31 nobody: The label ends',
    '2026-09-13 facility: Meet a condition: Condition 0',
  ]);
  // The timeline has its steps with their days already, and besides what is no step yet.
  const timeline = await readTimeline(facility.id, await staffToken('evaluator'));
  expect(timeline.coming.slice(0, 2).map(({ on, what }) => `${on} ${what}`)).toEqual([
    expect.stringMatching(/^2026-07-31 Calibration of /),
    '2026-08-31 The label ends',
  ]);
  expect(timeline.on).toBe('2026-06-15');
});

test('the data centre reads nothing that is due or waits in a test book, and the same standstill [12.747]', async () => {
  const { facility } = await tested();
  await decide(facility.id, { ...GRANTED, validUntil: '2026-08-31' });
  const cars = await rowOf('CIAO', await staffToken('cars'));
  const ares = await rowOf('CIAO', (await tokenOf(portal, 'ARES', facility)) ?? '');
  const bookIn = ({ open, due }: typeof cars) =>
    [...open.filter(({ stage }) => stage === '1b').map(({ text }) => text), ...due.map(({ what }) => what)].filter(
      (what) => !what.includes('label'),
    );
  expect(bookIn(cars)).not.toEqual([]);
  expect(bookIn(ares)).toEqual([]);
  expect(ares.due.map(({ what }) => what)).toContain('The label ends');
  expect(ares.stands_still_for).toBe(cars.stands_still_for);
});

test('where nothing moves for 90 days with something open, the process stands still [12.741]', async () => {
  const { facility } = await tested();
  await db.update(applications).set({
    statusSince: context.now(),
    stepSince: context.now(),
    pendingSince: context.now(),
    pendingFor: 'nothing',
    step: 'nothing',
  });
  await decide(facility.id, { kind: 'propose' });
  const before = await rowOf('CIAO', await staffToken('cars'));
  expect(before).toMatchObject({ moved_on: '2026-06-15', stands_still_for: null });
  pass(90 * DAY);
  expect((await rowOf('CIAO', await staffToken('another'))).stands_still_for).toBe(90);
  await db.update(qaTests).set({ takenAt: context.now() });
  expect(await rowOf('CIAO', await staffToken('third'))).toMatchObject({
    moved_on: '2026-09-13',
    stands_still_for: null,
  });
});

test('the tests of a facility count from the day on which they are its task, once they are overdue [12.741]', async () => {
  await accepted();
  // Accepted on 2026-06-01: the first tests are due after 60 days, and a task 14 days before.
  pass(60 * DAY);
  expect(
    (await rowOf('CIAO', await staffToken('cars'))).open.map(({ since, due }) => [day(since), due]),
  ).toContainEqual(['2026-07-17', '2026-07-31']);
  pass(61 * DAY);
  expect((await rowOf('CIAO', await staffToken('another'))).stands_still_for).toBeNull();
  pass(DAY);
  expect((await rowOf('CIAO', await staffToken('third'))).stands_still_for).toBe(90);
});

test('the number of statements does not depend on that of facilities', async () => {
  await accepted();
  const token = await staffToken('cars');
  await readStages(token);
  const count = portal.statements().length;
  await accepted({ scc_lidar_id: 121, scc_version_id: 202, scc_configuration_id: 312 }, 'TWO');
  expect((await readStages(token)).rows).toHaveLength(2);
  expect(portal.statements()).toHaveLength(count);
});
