import { randomUUID } from 'node:crypto';
import type { Timeline } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { reporting } from '../../labelling/acceptance/reporting.fixture';
import { applications, conditions, lidarConfigurationPeriods, qaTests } from '../../platform/db/tables';
import { writeAudit } from '../../platform/audit/audit.store';
import { approving } from '../../quality/approval/approval.fixture';
import { testing } from '../../quality/tests/quality.fixture';
import { GRANTED, onTheWay } from './process.fixture';

const portal = testPortal();
const { callApi, db, pass } = portal;
const { accepted, submitted, conclude, staffToken, onTest } = testing(portal);
const { addTest, tested } = approving(portal);
const { decide, addEvaluation, addAction, readTimeline } = onTheWay(portal);

const MINUTE = 60;
const DAY = 86_400;
const ofTests = (timeline: Timeline) => lines(timeline).filter((line) => line.startsWith('1b'));
const lines = ({ entries }: Timeline) => entries.map(({ stage, text }) => `${stage}: ${text}`);
const steps = ({ open }: Timeline) => open.map(({ text, pending_with: party, due }) => `${party}: ${text} (${due})`);

test.each<[Caller, number]>([
  ['nobody', 401],
  ['another owner', 403],
  ['its owner', 200],
  ['the reviewer of lidars', 200],
  ['an evaluator', 200],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('%s reads the timeline of an accepted facility: %d [12.743]', async (caller, status) => {
  const { facility } = await accepted();
  const token = await tokenOf(portal, caller, facility);
  const answer = await callApi('GET /national-facility/:id/timeline', { params: { id: facility.id }, token });
  expect(answer.status).toBe(status);
});

test('rounds are told by their reports, and a facility that was refused has ended [12.743]', async () => {
  const { evaluated, carsToken, issue } = reporting(portal);
  const { facility } = await evaluated();
  const cars = await carsToken();
  pass(MINUTE);
  const preliminary = await issue(facility.id, { preliminary_acceptance: 'no', statement: 'SECRET' }, cars);
  expect(preliminary.status).toBe(200);
  const between = await readTimeline(facility.id, cars);
  expect(between.stage).toBe('1a');
  expect(between.open).toMatchObject([{ stage: '1a', text: 'Issue the final report', pending_with: 'cars' }]);
  pass(MINUTE);
  await issue(facility.id, { acceptance: 'no', statement: 'SECRET' }, cars);
  const timeline = await readTimeline(facility.id, cars);
  expect(lines(timeline).slice(0, 3)).toEqual([
    '1a: The final report was issued: not accepted.',
    '1a: The preliminary report was issued: not accepted.',
    '1a: The application was submitted.',
  ]);
  expect(timeline.stage).toBe('ended');
  expect(timeline.open).toEqual([]);
  expect(JSON.stringify(timeline)).not.toContain('SECRET');
});

test('tests that were concluded together are one entry, and drafts are none [12.743]', async () => {
  const { facility, lidar, configuration, owner } = await tested();
  const at = { facilityId: facility.id, lidarId: lidar.id, configurationId: configuration._id };
  await addTest({ ...at, type: 'dark', status: 'draft' });
  await addTest({ ...at, type: 'dark', status: 'failed', evaluatedAt: new Date('2026-06-10T09:00:00Z') });
  const timeline = await readTimeline(facility.id, owner);
  expect(ofTests(timeline)).toEqual(['1b: 5 tests of MUSA: passed.', '1b: Dark measurement of MUSA: failed.']);
  expect(timeline.stage).toBe('1b');
});

test('a test at the centre is open without a word on who has it; its result and its evaluator stay unread [12.744]', async () => {
  const { facility, id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const before = await readTimeline(facility.id, owner);
  expect(steps(before)).toContain('cars: Evaluate a test (null)');
  expect(lines(before).some((line) => line.includes('Telecover'))).toBe(false);
  const assessments = ['0532xppx', '0532xcpx'].map((name) => ({ name, assessment: 'pass', remark: 'A remark.' }));
  const concluded = await conclude(id, evaluator, { results: assessments, conclusions: 'SECRET' });
  expect(concluded.status).toBe(200);
  const after = await readTimeline(facility.id, owner);
  expect(lines(after)[0]).toMatch(/^1b: Telecover, quadrants of \S+: passed/);
  expect(after.entries[0]?.path).toBe(`/qa-support/${facility.id}/test/${id}`);
  expect(steps(after)).not.toContain('cars: Evaluate a test (null)');
  expect(JSON.stringify(after)).not.toMatch(/SECRET|evaluator/);
});

test('a superseded test keeps its result, and a revoked one says so [12.743]', async () => {
  const { facility, owner } = await submitted();
  const at = new Date('2026-06-10T09:00:00Z');
  const report = { status: 'passed' } as never;
  await db.update(qaTests).set({ status: 'superseded', evaluatedAt: at, report });
  expect(ofTests(await readTimeline(facility.id, owner))[0]).toMatch(/: passed\.$/);
  await db.update(qaTests).set({ status: 'revoked' });
  expect(ofTests(await readTimeline(facility.id, owner))[0]).toMatch(/: passed, revoked since\.$/);
});

test('a configuration is named with its lidar [12.743]', async () => {
  const { facility, configuration, owner } = await tested();
  const at = { configurationId: configuration._id, facilityId: facility.id, validFrom: '2026-06-14' };
  const decidedAt = new Date('2026-06-14T09:00:00Z');
  await db.insert(lidarConfigurationPeriods).values({ ...at, status: 'approved', decidedAt, reason: 'SECRET' });
  const timeline = await readTimeline(facility.id, owner);
  expect(lines(timeline)).toContain('1b: Configuration 1 of MUSA: approved.');
  expect(JSON.stringify(timeline)).not.toContain('SECRET');
});

test('a label is told from its proposal to its end, which needs no job [12.745]', async () => {
  const { facility } = await tested();
  // A session does not last for the life of a label.
  const read = async () => readTimeline(facility.id, await ownerToken(portal, facility));
  await decide(facility.id, { kind: 'propose', reason: 'SECRET' });
  const proposed = await read();
  expect(proposed.stage).toBe('1c');
  expect(steps(proposed)).toContain('administrators: Decide on the proposed label (null)');
  expect(proposed.open.find(({ stage }) => stage === '1c')?.path).toBe(`/nf-label/${facility.id}`);
  pass(DAY);
  await decide(facility.id, { ...GRANTED, validUntil: '2026-06-20' });
  pass(DAY);
  await decide(facility.id, { kind: 'suspend', reason: 'SECRET', publicText: 'Suspended.' });
  const held = await read();
  expect(held.stage).toBe('2');
  pass(4 * DAY);
  const ended = await read();
  const OF_LABEL = [
    '2: The validity of the label ended.',
    '2: The label was suspended.',
    '1c: The label was granted, valid from 2026-06-01 until 2026-06-20.',
    '1c: The centre proposed the label.',
  ];
  expect(lines(ended).slice(0, 4)).toEqual(OF_LABEL);
  expect(ended.stage).toBe('ended');
  expect(JSON.stringify(ended)).not.toContain('SECRET');
  await decide(facility.id, { kind: 'expire' });
  expect(lines(await read()).slice(0, 4)).toEqual(OF_LABEL);
  await decide(facility.id, { kind: 'propose' });
  expect(lines(await read()).filter((text) => text === OF_LABEL[0])).toHaveLength(1);
});

test.each<[why: string, after: ('propose' | 'return' | 'refuse')[]]>([
  ['proposed again', ['propose']],
  ['proposed again and returned', ['propose', 'return']],
  ['proposed again and refused', ['propose', 'refuse']],
])('the end of a label is told once: %s after it [12.745]', async (_why, after) => {
  const { facility } = await tested();
  await decide(facility.id, { ...GRANTED, validUntil: '2026-06-20' });
  pass(6 * DAY);
  const read = async () => readTimeline(facility.id, await ownerToken(portal, facility));
  const ends = async () => lines(await read()).filter((line) => line.endsWith('The validity of the label ended.'));
  await decide(facility.id, { kind: 'expire' }, ...after.map((kind) => ({ kind })));
  expect(await ends()).toHaveLength(1);
});

test('an evaluation has the year whose day opened it, also if it opened late [12.746]', async () => {
  const { facility, owner } = await tested();
  await decide(facility.id, GRANTED);
  const id = await addEvaluation(facility.id, { openedForYear: 2025, openedOn: '2026-01-20' });
  expect(lines(await readTimeline(facility.id, owner))).toContain('2: Yearly evaluation 2025 opened.');
  const { body } = await callApi('GET /national-facility/all', { token: await staffToken('cars') });
  expect(body.data).toMatchObject([{ evaluation: { _id: id, year: 2025 } }]);
});

test('an evaluation is open with its day, and told once it is closed [12.746]', async () => {
  const { facility, owner } = await tested();
  await decide(facility.id, { ...GRANTED, recordedAt: new Date('2026-06-01T12:00:00Z') });
  const id = await addEvaluation(facility.id, { statement: 'SECRET' });
  const cars = await staffToken('cars');
  expect(steps(await readTimeline(facility.id, owner))).toContain(
    'facility: Write the statement on the yearly evaluation 2026 (2026-08-09)',
  );
  expect(lines(await readTimeline(facility.id, owner))).toContain('2: Yearly evaluation 2026 opened.');
  expect((await readTimeline(facility.id, cars)).open.find(({ stage }) => stage === '2')?.path).toBe(
    `/cars/evaluation/${id}`,
  );
  const closedAt = new Date('2026-06-15T11:00:00Z');
  const closed = await addEvaluation(facility.id, {
    status: 'closed',
    openedOn: '2025-02-01',
    statementDue: '2025-04-01',
    closedAt,
    outcome: 'continue_with_actions',
    conclusions: 'SECRET',
  });
  await addAction(closed);
  await addAction(closed, { place: 2, text: 'Clean the telescope.', reportedAt: closedAt, report: 'SECRET' });
  await addAction(closed, { place: 3, text: 'Done already.', reportedAt: closedAt, confirmedAt: closedAt });
  const timeline = await readTimeline(facility.id, owner);
  expect(lines(timeline)).toContain('2: Yearly evaluation 2025 closed: the label continues, with actions.');
  expect(steps(timeline)).toEqual(
    expect.arrayContaining([
      'facility: Carry out an action of the yearly evaluation 2025: Replace the flash lamps (2026-09-01)',
      'cars: Confirm an action of the yearly evaluation 2025: Clean the telescope (null)',
    ]),
  );
  expect(JSON.stringify(timeline)).not.toMatch(/SECRET|Done already/);
});

test.each<[Caller, isRead: boolean]>([
  ['its owner', true],
  ['the reviewer of lidars', true],
  ['CARS', true],
  ['an administrator', true],
  ['ARES', false],
])('%s reads what waits in the test book: %s, as there [12.744]', async (caller, isRead) => {
  const { facility } = await submitted();
  const timeline = await readTimeline(facility.id, (await tokenOf(portal, caller, facility)) ?? '');
  expect(steps(timeline).includes('cars: Evaluate a test (null)')).toBe(isRead);
  expect(timeline.stage).toBe('1b');
});

test('reviewers, who read no evaluations, find none in the timeline [12.746]', async () => {
  const { facility } = await tested();
  await decide(facility.id, GRANTED);
  await addEvaluation(facility.id);
  const token = (await tokenOf(portal, 'the reviewer of lidars', facility)) ?? '';
  const timeline = await readTimeline(facility.id, token);
  expect(lines(timeline).some((line) => line.includes('evaluation 2026'))).toBe(false);
  expect(steps(timeline).some((step) => step.includes('statement'))).toBe(false);
  expect(lines(timeline)).toContain('1c: The label was granted, valid from 2026-06-01 until 2031-05-31.');
});

test.each<[Caller, invite: string, application: string, condition: string]>([
  ['its owner', '/edit-nf/ID', '/edit-nf/ID?check=first', '/edit-nf/ID?condition=CONDITION'],
  ['CARS', '/cars/evaluate-nf/ID', '/cars/evaluate-nf/ID', '/cars/evaluate-nf/ID'],
  ['an administrator', '/admin/edit-nfs?invite=ID', '/cars/evaluate-nf/ID', '/cars/evaluate-nf/ID'],
])('for %s an open step leads where they may take it, or to the facility [12.744]', async (caller, ...paths) => {
  const facility = await addFacility(portal);
  const token = (await tokenOf(portal, caller, facility)) ?? '';
  const firstPath = async () => (await readTimeline(facility.id, token)).open[0]?.path;
  const [round] = await db.select().from(applications);
  const invited = await firstPath();
  await db.update(applications).set({ status: 'draft', step: 'application', pendingFor: 'application' });
  const drafted = await firstPath();
  const id = randomUUID();
  const about = { applicationId: round?.id ?? '', facilityId: facility.id, report: 'final', place: 0 } as const;
  const dueDate = '2026-06-20';
  await db.insert(conditions).values({ ...about, id, text: 'A condition.', dueDate, setAt: portal.context.now() });
  const conditional = await firstPath();
  const general = [invited, drafted, conditional].map((path) =>
    path?.replace(facility.id, 'ID').replace(id, 'CONDITION'),
  );
  expect(general).toEqual(paths);
});

test('every upgrade plan is told with the day of its upload [12.743]', async () => {
  const { facility, owner } = await accepted();
  const about = { objectKind: 'facility' as const, objectId: facility.id, facilityId: facility.id };
  const at = new Date('2026-05-01T09:00:00Z');
  await writeAudit(db, { ...about, objectName: 'CIAO', action: 'application.add-upgrade-plan', at });
  const { entries } = await readTimeline(facility.id, owner);
  expect(entries.find(({ text }) => text.includes('upgrade plan'))).toMatchObject({
    at: at.getTime() / 1000,
    stage: '1a',
  });
});
