import { epochOf, type ServedTask, type SupportRequest } from '@portal/domain';
import { emailsInOrder } from '../../../test/emails';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { users } from '../../platform/db/tables';
import type { Call } from '../../app/calls';
import { testing } from '../tests/quality.fixture';
import { writeQualityReminders } from './quality-reminders';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { accepted, staffToken } = testing(portal);

const DAY = 86_400;
const OWNER = 'pi.ciao@site.example';
const SCHEDULER = 'scheduler@site.example';
const KINDS = ['slots-to-choose', 'question-to-answer', 'new-request', 'request-without-offer'];

const requestIn = ({ data }: { data?: unknown }) => data as SupportRequest;
const on = (call: Call, id: string, token: string, body: object = {}) => callApi(call, { params: { id }, token, body });
const again = async (email: string) => (await enter(portal, email)).access_token;

async function asked() {
  const fixture = await accepted();
  const staff = await staffToken('scheduler');
  const body = {
    facility: fixture.facility.id,
    kind: 'remote_qa',
    subject: 'A telecover',
    text: 'Late.',
    instruments: [fixture.lidar.id],
    flexibility: 'any',
    urgency: 'normal',
  };
  const answer = await callApi('POST /support/requests', { body, token: fixture.owner });
  return { ...fixture, staff, id: requestIn(answer.body)._id };
}

const offer = (id: string, staff: string, days: readonly string[]) =>
  on('POST /support/requests/:id/offer', id, staff, {
    slots: days.map((day) => ({ from: epochOf(day), to: epochOf(day), place: 'Potenza' })),
  });

async function scheduled(day: string) {
  const fixture = await asked();
  await on('POST /support/requests/:id/acknowledge', fixture.id, fixture.staff);
  const { body } = await offer(fixture.id, fixture.staff, [day]);
  const slot = requestIn(body).offered[0]?.slot._id;
  await on('POST /support/requests/:id/choose', fixture.id, fixture.owner, { slot });
  return fixture;
}

/** The clock of the portal moves on, and its reminders are written. */
async function remindAfter(days: number, kind: string) {
  pass(days * DAY);
  await writeQualityReminders(context);
  const mails = (await emailsInOrder(portal)).filter((mail) => mail.kind === kind);
  return mails.map(({ recipients }) => recipients.join()).toSorted();
}

const tasksOf = async (token: string) =>
  ((await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[]).filter(({ kind }) =>
    KINDS.includes(kind),
  );

test('both sides are reminded of a slot a week before, once, and again when it was moved [12.434]', async () => {
  const { id } = await scheduled('2026-07-01');
  expect(await remindAfter(8, 'support-slot-soon')).toEqual([]);
  expect(await remindAfter(1, 'support-slot-soon')).toEqual([OWNER, SCHEDULER]);
  expect(await remindAfter(1, 'support-slot-soon')).toHaveLength(2);
  const [owner, staff] = [await again(OWNER), await again(SCHEDULER)];
  const moved = await on('POST /support/requests/:id/move', id, staff, {
    text: 'We are ill.',
    slots: [{ from: epochOf('2026-07-15'), to: epochOf('2026-07-15'), place: 'Potenza' }],
  });
  expect(await remindAfter(20, 'support-slot-soon')).toHaveLength(2);
  await on('POST /support/requests/:id/choose', id, owner, { slot: requestIn(moved.body).offered[0]?.slot._id });
});

test('a slot that was moved is reminded of by its new day', async () => {
  const { id, owner, staff } = await scheduled('2026-06-20');
  expect(await remindAfter(0, 'support-slot-soon')).toHaveLength(2);
  const moved = await on('POST /support/requests/:id/move', id, staff, {
    text: 'We are ill.',
    slots: [{ from: epochOf('2026-06-22'), to: epochOf('2026-06-22'), place: 'Potenza' }],
  });
  await on('POST /support/requests/:id/choose', id, owner, { slot: requestIn(moved.body).offered[0]?.slot._id });
  expect(await remindAfter(0, 'support-slot-soon')).toHaveLength(4);
  expect((await emailsInOrder(portal)).at(-1)?.text).toContain('2026-06-22, Potenza');
});

test('users who want no reminders are not reminded of a slot, and nothing is written at stage 1a', async () => {
  await scheduled('2026-06-20');
  await writeQualityReminders({ ...context, settings: { ...context.settings, stages: '1a' } });
  await db.update(users).set({ wantsDigest: false });
  expect(await remindAfter(0, 'support-slot-soon')).toEqual([SCHEDULER]);
});

test('after fourteen days the schedulers hear of a request that no one has taken on, once [12.434]', async () => {
  await asked();
  expect(await remindAfter(13, 'support-request-untaken')).toEqual([]);
  expect(await remindAfter(1, 'support-request-untaken')).toEqual([SCHEDULER]);
  expect(await remindAfter(30, 'support-request-untaken')).toHaveLength(1);
});

test('each state of a request is one task of the side whose turn it is [12.435]', async () => {
  const { id, owner, staff } = await asked();
  expect(await tasksOf(owner)).toEqual([]);
  expect(await tasksOf(staff)).toMatchObject([
    { kind: 'new-request', what: 'Take a request on: S-2026-001', button: 'Open request' },
  ]);
  await on('POST /support/requests/:id/acknowledge', id, staff);
  expect(await tasksOf(staff)).toMatchObject([{ kind: 'request-without-offer', due_date: null }]);
  await on('POST /support/requests/:id/ask', id, staff, { text: 'Which night?' });
  expect(await tasksOf(staff)).toEqual([]);
  expect(await tasksOf(owner)).toMatchObject([{ kind: 'question-to-answer' }]);
  await on('POST /support/requests/:id/answer', id, owner, { text: 'The last.' });
  await offer(id, staff, ['2026-09-01', '2026-09-08']);
  expect(await tasksOf(owner)).toMatchObject([{ kind: 'slots-to-choose', due_date: epochOf('2026-06-29') }]);
  expect(await tasksOf(staff)).toEqual([]);
  expect(await tasksOf(await staffToken('ares', 'ares'))).toEqual([]);
});
