import type { ComingStep, ServedTask, Timeline } from '@portal/domain';
import { ownerToken, tokenOf } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { acceptedVersions, qaTests } from '../../platform/db/tables';
import { approving } from '../../quality/approval/approval.fixture';
import { writeTestReminders } from '../../quality/reminders/test-reminders.service';
import { testing } from '../../quality/tests/quality.fixture';
import { GRANTED, onTheWay } from './process.fixture';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { staffToken } = testing(portal);
const { tested } = approving(portal);
const { decide, readTimeline, rowOf } = onTheWay(portal);

const DAY = 86_400;
const REASON = 'A reason of twenty letters.';
const daysAgo = (days: number) => new Date(context.now().getTime() - days * DAY * 1000);
const readComing = async (id: string, token: string) =>
  (await callApi('GET /national-facility/:id/coming-steps', { params: { id }, token })).body
    .data as unknown as ComingStep[];
const comingOf = ({ coming }: Timeline) => coming.map(({ on, what, open_from: from }) => `${on} ${what} (${from})`);
const isEvaluation = ({ about }: { about: string }) => about === 'evaluation';
const isTest = ({ about }: { about: string }) => about === 'test' || about === 'calibration';

test('what comes next has its day, and the one from which on it is open, until it is an open step [12.796]', async () => {
  const { facility, owner } = await tested();
  const measured = new Date('2025-07-05T09:00:00Z');
  await db.update(qaTests).set({ measuredFrom: measured, measuredTo: measured });
  const first = await readTimeline(facility.id, owner);
  expect(first.open.filter(isTest)).toEqual([]);
  expect(comingOf(first)).toContain('2026-07-05 Telecover, quadrants of MUSA (2026-06-21)');
  pass(6 * DAY);
  const after = await readTimeline(facility.id, await ownerToken(portal, facility));
  expect(after.open.filter(isTest)).toMatchObject([{ due: '2026-07-05', pending_with: 'facility' }]);
  expect(comingOf(after).some((line) => line.includes('Telecover'))).toBe(false);
});

test('tests that lie further ahead than reminders are listed among what is due in 90 days [12.748]', async () => {
  await tested();
  const measured = new Date('2025-09-01T09:00:00Z');
  await db.update(qaTests).set({ measuredFrom: measured, measuredTo: measured });
  const { due } = await rowOf('CIAO', await staffToken('cars'));
  expect(due.map(({ on, about, what }) => `${on} ${about}: ${what}`)).toContain(
    '2026-09-01 test: Telecover, quadrants of MUSA',
  );
});

test('the next regular evaluation is among what comes next and, in its last 90 days, among what is due [12.820]', async () => {
  const { facility, owner } = await tested();
  await decide(facility.id, GRANTED);
  const opens = '2027-02-01 The yearly evaluation opens (null)';
  expect(comingOf(await readTimeline(facility.id, owner))).toContain(opens);
  pass(140 * DAY);
  const token = await staffToken('cars');
  expect((await rowOf('CIAO', token)).due.filter(isEvaluation)).toEqual([]);
  pass(2 * DAY);
  const later = await staffToken('other');
  expect((await rowOf('CIAO', later)).due.filter(isEvaluation)).toMatchObject([
    { on: '2027-02-01', pending_with: 'nobody' },
  ]);
});

test('the data centre, which reads no test books, reads of what comes next the days of the label alone [12.795]', async () => {
  const { facility } = await tested();
  await decide(facility.id, GRANTED);
  const token = (await tokenOf(portal, 'ARES', facility)) ?? '';
  const timeline = await readTimeline(facility.id, token);
  expect(comingOf(timeline)).toEqual([
    '2027-02-01 The yearly evaluation opens (null)',
    '2031-05-31 The label ends (null)',
  ]);
  expect(await readComing(facility.id, token)).toEqual(timeline.coming);
});

test('what comes next is read without the timeline as well, for pages that do not show the past [12.796]', async () => {
  const { facility, owner } = await tested();
  await decide(facility.id, GRANTED);
  const { coming } = await readTimeline(facility.id, owner);
  expect(coming.length).toBeGreaterThan(1);
  expect(await readComing(facility.id, owner)).toEqual(coming);
});

test('after the withdrawal of its label a facility is asked for no tests, until one is proposed again [12.798]', async () => {
  const { facility } = await tested();
  const measured = new Date('2025-05-05T09:00:00Z');
  await db.update(qaTests).set({ measuredFrom: measured, measuredTo: measured });
  await decide(facility.id, GRANTED);
  const asked = async (person: string) => {
    const token = await staffToken(person);
    const row = await rowOf('CIAO', token);
    const { open, coming } = await readTimeline(facility.id, token);
    return [row.open, row.due, open, coming].map((steps) => steps.some(isTest));
  };
  const overdue = [true, true, true];
  expect((await asked('first')).slice(0, 3)).toEqual(overdue);
  await decide(facility.id, { kind: 'withdraw', reason: REASON });
  expect(await asked('second')).toEqual([false, false, false, false]);
  await decide(facility.id, { kind: 'propose' });
  expect((await asked('third')).slice(0, 3)).toEqual(overdue);
});

test('after the withdrawal of its label tests are no tasks of a facility, and no message reminds of them [12.798]', async () => {
  const { facility } = await tested();
  const measured = new Date('2025-05-05T09:00:00Z');
  await db.update(qaTests).set({ measuredFrom: measured, measuredTo: measured });
  await decide(facility.id, GRANTED);
  await decide(facility.id, { kind: 'withdraw', reason: REASON });
  const asked = async () => {
    await writeTestReminders(context);
    const token = await ownerToken(portal, facility);
    const tasks = (await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[];
    const mails = await emailsInOrder(portal);
    return {
      task: tasks.some(({ kind }) => kind === 'due-tests'),
      mail: mails.some(({ kind }) => kind.startsWith('qa-overdue')),
    };
  };
  expect(await asked()).toEqual({ task: false, mail: false });
  await decide(facility.id, { kind: 'propose' });
  expect(await asked()).toEqual({ task: true, mail: true });
});

test('what an administrator records as accepted stands under the stage of the facility at that time [12.743]', async () => {
  const { facility, owner } = await tested();
  const version = {
    facilityId: facility.id,
    acceptedBy: 'administrator',
    round: 1,
    acceptance: null,
    reason: null,
  } as const;
  const listing = {} as never;
  await db.insert(acceptedVersions).values([
    { ...version, number: 1, validFrom: daysAgo(10), validTo: daysAgo(8), listing, isLast: false },
    { ...version, number: 2, validFrom: daysAgo(6), validTo: daysAgo(4), listing, isLast: false },
    { ...version, number: 3, validFrom: daysAgo(2), listing },
  ]);
  await decide(facility.id, { ...GRANTED, recordedAt: daysAgo(3) });
  const { entries } = await readTimeline(facility.id, owner);
  const versions = entries.flatMap(({ stage, text }) =>
    text.startsWith('Version') ? [`${stage} ${text.slice(0, 9)}`] : [],
  );
  expect(versions).toEqual(['2 Version 3', '1b Version 2', '1a Version 1']);
});
