import { addComplete } from '../../../test/applications';
import { addReviewed, administratorToken, giveEvaluations, reviewerAddress } from '../../../test/evaluations';
import { emailsInOrder } from '../../../test/emails';
import { deriveState } from '../../../test/derived-state';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { changeAccount } from '../../../test/reminders';
import { applications, emails, userRoles } from '../../platform/db/tables';
import { writeDigests } from './digest.service';

const portal = testPortal();
const { db, context, pass } = portal;

const DAY = 24 * 3600;

/** Advances the clock to Monday noon; accounts were created a day before. */
async function nextMonday() {
  pass(7 * DAY);
  await db.delete(emails);
}
const written = () => emailsInOrder(portal);
const recipients = async () => (await written()).flatMap((mail) => mail.recipients);

async function write() {
  // No request has derived the pending party yet.
  await deriveState(db);
  await writeDigests(context);
}

async function digestsOf(week = nextMonday) {
  await week();
  await write();
  return recipients();
}

/** Runs the digest and returns the number of digests so far. */
async function look() {
  await write();
  return (await recipients()).length;
}

test('an owner with a pending step receives the task, its start, and the way to switch reminders off', async () => {
  const { id } = await addFacility(portal, { name: 'Potenza observatory' }, { status: 'invited' });
  expect(await digestsOf()).toEqual(['pi.ciao@site.example']);
  const [mail] = await written();
  expect(mail).toMatchObject({
    kind: 'digest',
    subject: 'CIAO: complete and submit the application',
    status: 'pending',
    secrets: [],
  });
  expect(mail?.text).toContain(
    '* Potenza observatory (CIAO): Complete and submit the application\n  Waiting since 2026-06-15',
  );
  expect(mail?.text).toContain(`https://portal.example/edit-nf/${id}`);
  expect(mail?.text).toContain('https://portal.example/#reminders');
  expect(mail?.html).toContain(
    `<a href="https://portal.example/edit-nf/${id}?check=first">Potenza observatory (CIAO): Complete`,
  );
});

test.each<[why: string, make: () => Promise<unknown>, told: string[]]>([
  ['an invitation to send', () => addFacility(portal), ['admin@site.example']],
  ['reviewers to assign', () => addComplete(portal, 'submitted'), ['admin@site.example']],
  [
    'evaluations of two reviewers and the synergy',
    async () =>
      giveEvaluations(portal, await addReviewed(portal), ['lidar-feature', 'photometer-data', 'facility-synergy']),
    ['admin@site.example', reviewerAddress('lidar'), reviewerAddress('photometer_data')],
  ],
  [
    'a preliminary report',
    async () => giveEvaluations(portal, await addReviewed(portal)),
    ['admin@site.example', 'cars@site.example'],
  ],
  [
    'an upgrade plan',
    () => addFacility(portal, {}, { status: 'preliminary_report_issued', preliminaryAcceptance: 'conditionally' }),
    ['pi.ciao@site.example'],
  ],
  [
    'a final report',
    () => addFacility(portal, {}, { status: 'waiting_final_report', preliminaryAcceptance: 'conditionally' }),
    ['admin@site.example', 'cars@site.example'],
  ],
  ['nothing', () => addFacility(portal, {}, { status: 'evaluated' }), []],
])('for %s, exactly the users who can do it are reminded', async (_why, make, told) => {
  await administratorToken(portal);
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  await addPerson(portal, { email: 'other.owner@site.example', roles: ['national_facility'] });
  await make();
  expect(await digestsOf()).toEqual(told);
});

test.each<[who: string, change: object]>([
  ['has switched it off', { wantsDigest: false }],
  ['was deactivated', { deactivatedAt: new Date('2026-06-16T00:00:00Z') }],
  ['has no password yet', { activatedAt: null, passwordHash: null }],
])('a user who %s receives no digest', async (_who, change) => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  await changeAccount(portal, facility.ownerId, change);
  expect(await digestsOf()).toEqual([]);
});

test('an owner who may no longer edit receives no digest', async () => {
  await addFacility(portal, {}, { status: 'draft' });
  await db.delete(userRoles);
  expect(await digestsOf()).toEqual([]);
});

test('the digest comes once a week, on Monday from 7:00 UTC or when the portal is back, and stops when the step is done [12.6]', async () => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  // Monday 12:00; the account was created just now, so it receives no digest this week.
  expect(await look()).toBe(0);
  pass(6 * DAY + 18 * 3600 + 3599);
  expect(await look()).toBe(0);
  pass(1);
  expect(await look()).toBe(1);
  pass(2 * DAY);
  expect(await look()).toBe(1);
  pass(8 * DAY);
  expect(await look()).toBe(2);
  await db.update(applications).set({ status: 'evaluated', submittedAt: context.now() });
  pass(7 * DAY);
  expect(await look()).toBe(2);
  await deactivate(portal, facility.ownerId);
});

test('a task that opens after Monday is in the digest of the next Monday', async () => {
  await addFacility(portal, {}, { status: 'evaluated' });
  pass(7 * DAY);
  await write();
  await db.update(applications).set({ status: 'draft' });
  pass(DAY);
  await write();
  expect(await recipients()).toEqual([]);
  expect(await digestsOf()).toEqual(['pi.ciao@site.example']);
});

test('several servers running at once write one message to each user', async () => {
  await addFacility(portal, {}, { status: 'draft' });
  await addFacility(portal, { acronym: 'TWO' }, { status: 'invited' });
  await nextMonday();
  await deriveState(db);
  await Promise.all([writeDigests(context), writeDigests(context), writeDigests(context)]);
  expect(await recipients()).toEqual(['pi.ciao@site.example', 'pi.two@site.example']);
});

test('overdue tasks come first and are marked, followed by the earliest due date and the longest waiting time', async () => {
  await administratorToken(portal);
  for (const [acronym, dueDate, since] of [
    ['LONG', null, '2026-01-01'],
    ['NEW', null, '2026-06-01'],
    ['SOON', '2026-07-01', '2026-06-10'],
    ['LATE', '2026-06-20', '2026-06-11'],
    ['LATER', '2026-06-21', '2026-06-12'],
    ['TODAY', '2026-06-22', '2026-06-12'],
  ] as const)
    await addFacility(portal, { acronym }, { dueDate, statusSince: new Date(`${since}T00:00:00Z`) });
  await digestsOf();
  const text = (await written()).find((mail) => mail.recipients[0] === 'admin@site.example')?.text ?? '';
  expect(text.match(/\* (\w+):/g)).toEqual(
    ['LATE', 'LATER', 'TODAY', 'SOON', 'LONG', 'NEW'].map((name) => `* ${name}:`),
  );
  expect(text).toContain('* LATE: Send the invitation\n  Overdue since 2026-06-20\n  Waiting since 2026-06-11');
  expect(text).toContain('* TODAY: Send the invitation\n  Waiting since 2026-06-12\n  Due on 2026-06-22');
  expect((await written())[0]?.subject).toBe('6 open tasks');
});

test('at most fifty tasks are listed', async () => {
  await administratorToken(portal);
  const { ownerId } = await addFacility(portal, { acronym: 'A0' });
  for (let count = 1; count <= 54; count += 1) await addFacility(portal, { acronym: `A${count}`, ownerId });
  await digestsOf();
  const [mail] = await written();
  expect(mail?.text.match(/^\* /gm)).toHaveLength(50);
  expect(mail?.text).toContain('And 5 more, which the portal lists.');
});
