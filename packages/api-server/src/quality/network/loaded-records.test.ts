import type { FacilityLights, QaTestTypeCode, TestBook } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { instrumentEvents, lidarConfigurations, qaTests, users } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { accepted, staffToken } = testing(portal);

type Test = Partial<typeof qaTests.$inferInsert>;
type Event = Partial<typeof instrumentEvents.$inferInsert>;

const at = (day: string, time = '20:00') => new Date(`${day}T${time}:00Z`);

/** A telecover of a day with its result of the next one. */
const tested = (day: string, status: Test['status'] = 'passed', change: Test = {}): Test => {
  const next = new Date(at(day).getTime() + 86_400_000);
  return {
    status,
    measuredFrom: at(day),
    measuredTo: at(day, '21:00'),
    submittedAt: next,
    evaluatedAt: next,
    ...change,
  };
};
const submitted = (day: string, change: Test = {}) => tested(day, 'submitted', { evaluatedAt: null, ...change });
const failed = (day: string, change: Test = {}) => tested(day, 'failed', change);
const event = (on: string, kind: Event['kind'] = 'alignment', change: Event = {}): Event => ({ on, kind, ...change });

const ONE = { channels: ['0532xppx'] };
const BOTH = { channels: ['0532xppx', '0532xcpx'] };
const RECOMMENDED = { recommendations: 'Align the telescope.' };

/**
 * The book reads everything and lets the domain decide. The network leaves out in SQL what decides on nothing, so both
 * must come to the same rows.
 */
test.each<[why: string, tests: Test[], events: Event[]]>([
  ['nothing was tested', [], []],
  ['a test passed', [tested('2026-05-01')], []],
  ['a failed test is open', [failed('2026-05-01')], []],
  ['a newer test answers a failed one', [failed('2026-05-01'), tested('2026-05-10')], []],
  ['an older test does not', [tested('2026-04-01'), failed('2026-05-01')], []],
  [
    'of one measurement, a later result answers',
    [failed('2026-05-01'), tested('2026-05-01', 'passed', { evaluatedAt: at('2026-05-20') })],
    [],
  ],
  [
    'of one measurement, an earlier result does not',
    [failed('2026-05-01', { evaluatedAt: at('2026-05-20') }), tested('2026-05-01')],
    [],
  ],
  ['a newer test of one channel leaves the other', [failed('2026-05-01'), tested('2026-05-10', 'passed', ONE)], []],
  ['a newer test of all answers one channel', [failed('2026-05-01', ONE), tested('2026-05-10')], []],
  ['a newer test of both channels answers one', [failed('2026-05-01', ONE), tested('2026-05-10', 'passed', BOTH)], []],
  [
    'a failed test of before, and a failed one after the pass',
    [failed('2026-04-01'), tested('2026-04-10'), failed('2026-05-01')],
    [],
  ],
  ['a change after a test', [tested('2026-05-01')], [event('2026-05-02')]],
  ['a change on the day of a test', [tested('2026-05-01')], [event('2026-05-01')]],
  ['a change between two tests', [tested('2026-04-01'), tested('2026-05-01')], [event('2026-04-15')]],
  [
    'a change between tests of different channels',
    [tested('2026-04-01', 'passed', ONE), tested('2026-05-01', 'passed', { channels: ['0532xcpx'] })],
    [event('2026-04-15')],
  ],
  ['a change that concerns other tests', [tested('2026-05-01')], [event('2026-05-02', 'software')]],
  [
    'a change that was struck out',
    [tested('2026-05-01')],
    [event('2026-05-02', 'alignment', { struckAt: at('2026-05-03'), strikeReason: 'Another lidar.' })],
  ],
  ['a change after a failed test', [failed('2026-05-01')], [event('2026-05-02')]],
  ['a first test is with the centre', [submitted('2026-06-01')], []],
  ['a change after the first test, which is with the centre', [submitted('2026-05-20')], [event('2026-05-22')]],
  [
    'a change after the repetition of a failed test',
    [failed('2026-05-01'), submitted('2026-05-20')],
    [event('2026-05-22')],
  ],
  [
    'a change after a test with the centre, which repeats a valid one',
    [tested('2025-06-01'), submitted('2026-05-20')],
    [event('2026-05-22')],
  ],
  ['a recommendation is open', [tested('2026-05-01', 'passed_with_remarks', RECOMMENDED)], []],
  [
    'a recommendation was carried out',
    [tested('2026-05-01', 'passed_with_remarks', RECOMMENDED)],
    [event('2026-05-02', 'recommendation')],
  ],
  [
    'a recommendation was carried out on the day of test and result',
    [tested('2026-05-01', 'passed_with_remarks', { ...RECOMMENDED, evaluatedAt: at('2026-05-01', '23:00') })],
    [event('2026-05-01', 'recommendation')],
  ],
  [
    'another recommendation was carried out before',
    [tested('2026-05-01', 'passed_with_remarks', RECOMMENDED)],
    [event('2026-04-30', 'recommendation')],
  ],
  ['a downtime goes on', [tested('2025-05-01')], [event('2026-05-02', 'failure', { downFrom: '2026-05-02' })]],
  [
    'a downtime has ended',
    [tested('2025-05-01')],
    [event('2026-05-02', 'failure', { downFrom: '2026-05-02', downTo: '2026-05-09' })],
  ],
  ['a result was revoked', [tested('2026-05-01', 'revoked')], []],
  ['a test was superseded', [tested('2026-04-01', 'superseded'), tested('2026-05-01')], [event('2026-04-15')]],
])('network and book agree: %s [12.723]', async (_why, tests, events) => {
  const { facility, lidar, owner } = await accepted();
  const [by] = await db.select().from(users).limit(1);
  const [configuration] = await db.select().from(lidarConfigurations);
  const common = { facilityId: facility.id, createdById: by?.id ?? '' };
  const ofLidar = {
    ...common,
    lidarId: lidar.id,
    lidarName: 'MUSA',
    configurationId: configuration?.id ?? '',
    round: 1,
  };
  const type: QaTestTypeCode = 'telecover';
  for (const values of tests) await db.insert(qaTests).values({ ...ofLidar, type, ...values });
  const about = { ...common, instrumentKind: 'lidar' as const, instrumentId: lidar.id, text: 'A change.' };
  for (const values of events)
    await db.insert(instrumentEvents).values({ ...about, kind: 'alignment', on: '', ...values });
  const book = await callApi('GET /national-facility/:id/test-book', { params: { id: facility.id }, token: owner });
  const network = await callApi('GET /network/lights', { token: await staffToken('viewer') });
  const [read] = (book.body.data as unknown as TestBook).lidars;
  const [loaded] = (network.body.data as unknown as FacilityLights[])[0]?.lidars ?? [];
  expect(loaded?.rows).toEqual(read?.rows);
  expect(loaded?.light).toBe(read?.light);
});
