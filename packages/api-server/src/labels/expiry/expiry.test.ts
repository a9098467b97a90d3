import { epochOf } from '@portal/domain';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { writtenEntries } from '../../../test/audit';
import { labelDecisions, users } from '../../platform/db/tables';
import { changeLabel } from '../decisions/record-decision.service';
import { aChange, labelIn, labelling } from '../decisions/label.fixture';
import type { Actor } from '../../platform/process/app-types';
import { runLabelExpiry } from './run-label-expiry';

const portal = testPortal();
const { context, db, pass } = portal;
const { granted, take, read, again, addFullEvaluation } = labelling(portal);

const DAY = 86_400;
const OWNER = 'pi.ciao@site.example';
const CENTRE = 'administrator@site.example,cars@site.example';
/** 107 days after the first day of the clock of the tests. */
const ENDS = { valid_until: epochOf('2026-09-30') };

const kinds = async () =>
  (await db.select().from(labelDecisions).orderBy(labelDecisions.place)).map(({ kind }) => kind);
const mails = async (kind: string) =>
  (await emailsInOrder(portal)).filter((mail) => mail.kind === kind).map(({ recipients }) => recipients.join());

/** The clock of the portal moves on, and its job runs. */
async function runAfter(days: number) {
  pass(days * DAY);
  await runLabelExpiry(context);
}

test('a label is valid on its last day, and ended on the next one, whatever the server did meanwhile [12.531]', async () => {
  const { id } = await granted(ENDS);
  pass(107 * DAY);
  expect((await read(id, await again('cars'))).today).toMatchObject({ status: 'granted', is_valid: true });
  pass(DAY);
  const ended = { status: 'expired', is_valid: false, since: '2026-10-01', valid_until: '2026-09-30' };
  expect((await read(id, await again('cars'))).today).toMatchObject(ended);
  expect(await kinds()).toEqual(['propose', 'grant']);
  await runAfter(30);
  expect(await kinds()).toEqual(['propose', 'grant', 'expire']);
  expect((await read(id, await again('cars'))).today).toMatchObject(ended);
});

test('the end is recorded and told once, by however many servers [12.531]', async () => {
  await granted(ENDS);
  pass(120 * DAY);
  await Promise.all([runLabelExpiry(context), runLabelExpiry(context)]);
  await runAfter(1);
  expect(await kinds()).toEqual(['propose', 'grant', 'expire']);
  expect((await mails('label-expired')).toSorted()).toEqual([CENTRE, OWNER].toSorted());
  expect(await mails('label-ending')).toEqual([]);
  expect(await writtenEntries(portal, 'label.expire')).toMatchObject([{ actorId: null }]);
});

test('a step after the end records the end before it [12.531]', async () => {
  const { id, scope } = await granted(ENDS);
  await addFullEvaluation(id);
  await take('propose-renewal', id, await again('cars'), { scope });
  pass(120 * DAY);
  const cars = await again('cars');
  expect((await read(id, cars)).today).toMatchObject({ status: 'expired', request: { kind: 'label' } });
  const returned = await take('return', id, await again('administrator'), { reason: 'It came after the end.' });
  expect(labelIn(returned)).toMatchObject({ version: 5, today: { status: 'expired', request: null } });
  expect(await kinds()).toEqual(['propose', 'grant', 'propose-renewal', 'expire', 'return']);
  await runAfter(0);
  expect((await mails('label-expired')).toSorted()).toEqual([CENTRE, OWNER].toSorted());
});

test('a step that begins on the last day is taken on it, also if midnight passes meanwhile [12.531]', async () => {
  const { id } = await granted(ENDS);
  pass(107 * DAY);
  const midnight = Date.parse('2026-10-01T00:00:00Z');
  let readings = 0;
  const now = () => new Date((readings += 1) === 1 ? midnight - 1 : midnight);
  const [user] = (await db.select().from(users)).filter(({ email }) => email === 'administrator@site.example');
  const actor: Actor = {
    id: user?.id ?? '',
    email: '',
    firstName: '',
    lastName: '',
    permissions: ['administrator'],
    sessionId: '',
  };
  const suspended = await changeLabel({ context: { ...context, now }, actor, id }, 'suspend', {
    version: 2,
    ...aChange(),
  });
  expect(suspended.today).toMatchObject({ status: 'suspended', since: '2026-09-30' });
});

test('three notices go out before the end, each once, and only the nearest after a downtime [12.532]', async () => {
  await granted(ENDS);
  const notices = async (days: number) => {
    await runAfter(days);
    return (await mails('label-ending')).filter((who) => who === OWNER).length;
  };
  expect(await notices(16)).toBe(0);
  expect(await notices(1)).toBe(1);
  expect(await notices(1)).toBe(1);
  // 5 days before the end: the second notice was missed, and does not come with the third.
  expect(await notices(84)).toBe(2);
  expect(await notices(1)).toBe(2);
  expect((await mails('label-ending')).filter((who) => who === CENTRE)).toHaveLength(2);
  const [, last] = (await emailsInOrder(portal)).filter(
    ({ kind, recipients }) => kind === 'label-ending' && recipients[0] === OWNER,
  );
  expect(last?.text).toContain('5 days remain.');
});

test('users who want no reminders get no notice, but hear of the end; at stage 1a nothing is written', async () => {
  await granted(ENDS);
  await db.update(users).set({ wantsDigest: false });
  pass(100 * DAY);
  await runLabelExpiry({ ...context, settings: { ...context.settings, stages: '1a' } });
  expect(await mails('label-ending')).toEqual([]);
  await runAfter(0);
  expect(await mails('label-ending')).toEqual([CENTRE]);
  await runAfter(20);
  expect((await mails('label-expired')).toSorted()).toEqual([CENTRE, OWNER].toSorted());
});

test('a suspended label ends too, and cannot be reinstated afterwards [12.531]', async () => {
  const { id, administrator } = await granted(ENDS);
  await take('suspend', id, administrator, aChange());
  await runAfter(120);
  expect(await mails('label-ending')).toEqual([]);
  expect((await read(id, await again('cars'))).today).toMatchObject({ status: 'expired', is_valid: false });
  const answer = await take('reinstate', id, await again('administrator'), aChange({ on: epochOf('2026-10-13') }));
  expect(answer.status).toBe(409);
});
