import { ownerToken } from '../../../test/callers';
import {
  addReviewed,
  administratorToken,
  giveEvaluations,
  lidarPath,
  reviewerAddress,
  submitCall,
  evaluationOf,
} from '../../../test/evaluations';
import { emailsInOrder } from '../../../test/emails';
import { deriveState } from '../../../test/derived-state';
import { addFacility } from '../../../test/facilities';
import { addComplete, applicationOf } from '../../../test/applications';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { setDueDate } from '../../../test/reminders';
import { users } from '../../platform/db/tables';
import { writeDueReminders } from './due-dates.service';

const portal = testPortal();
const { callApi, db, context, pass } = portal;

const DAY = 24 * 3600;
/** Today is 2026-06-15. */
const DUE = '2026-06-30';

const setDue = (facilityId: string, dueDate = DUE) => setDueDate(portal, facilityId, dueDate);

async function look(days = 0) {
  pass(days * DAY);
  await deriveState(db);
  await writeDueReminders(context);
  const found = await emailsInOrder(portal);
  return found.map(({ kind, recipients }) => `${kind}: ${recipients.join()}`);
}
const OWNER = 'pi.ciao@site.example';

test('the owner is reminded seven days before and one day after the due date, once each [12.6, 12.283]', async () => {
  const { id } = await addFacility(portal, { name: 'Observatory' }, { status: 'invited', dueDate: DUE });
  expect(await look(7)).toEqual([]);
  expect(await look(1)).toEqual([`due-soon: ${OWNER}`]);
  expect(await look(7)).toEqual([`due-soon: ${OWNER}`]);
  expect(await look(1)).toEqual([`due-soon: ${OWNER}`, `overdue: ${OWNER}`]);
  expect(await look(10)).toHaveLength(2);
  const [soon, late] = await emailsInOrder(portal);
  expect(soon).toMatchObject({ subject: `CIAO: complete and submit the application, due on ${DUE}`, facilityId: id });
  expect(soon?.text).toMatch(/Waiting for the facility to describe the instruments/);
  expect(soon?.html).toContain(`href="https://portal.example/edit-nf/${id}?check=first"`);
  expect(soon?.text).toContain('https://portal.example/#reminders');
  expect(late?.subject).toBe(`CIAO: complete and submit the application, overdue since ${DUE}`);
});

test('a due date set within the seven days is reminded of at once, and a new date again', async () => {
  const { id } = await addFacility(portal, {}, { status: 'draft' });
  await setDue(id, '2026-06-17');
  expect(await look()).toHaveLength(1);
  await setDue(id, '2026-06-18');
  expect(await look()).toHaveLength(2);
  await setDue(id, '2026-06-17');
  expect(await look()).toHaveLength(2);
});

test('users who have switched reminders off are not reminded', async () => {
  const { id } = await addFacility(portal, {}, { status: 'draft' });
  await setDue(id, '2026-06-17');
  await db.update(users).set({ wantsDigest: false });
  expect(await look(5)).toEqual([]);
});

test('several servers running at once write one message', async () => {
  const { id } = await addFacility(portal, {}, { status: 'draft' });
  await setDue(id, '2026-06-17');
  await Promise.all([writeDueReminders(context), writeDueReminders(context)]);
  expect(await look()).toHaveLength(1);
});

describe('the reminder is sent to the responsible users:', () => {
  beforeEach(async () => {
    await administratorToken(portal);
    await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  });

  test('administrators, while reviewers are missing', async () => {
    const { facility } = await addComplete(portal, 'submitted');
    await setDue(facility.id, '2026-06-17');
    expect(await look()).toEqual(['due-soon: admin@site.example']);
  });

  test('reviewers with open evaluations', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world, ['lidar-data']);
    await setDue(world.facility.id, '2026-06-17');
    expect(await look()).toEqual([`due-soon: ${reviewerAddress('lidar_data')}`]);
  });

  test('those who issue reports', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world);
    await setDue(world.facility.id, '2026-06-17');
    expect(await look()).toEqual(['due-soon: admin@site.example', 'due-soon: cars@site.example']);
  });

  test('no one, once the process is complete', async () => {
    const { id } = await addFacility(portal, {}, { status: 'evaluated' });
    await setDue(id, '2026-06-10');
    expect(await look()).toEqual([]);
  });
});

const dueDate = async (id: string) => (await applicationOf(portal, id)).dueDate;

describe('a due date ends with its step', () => {
  test('when the application is submitted', async () => {
    const { facility } = await addComplete(portal);
    await setDue(facility.id);
    await callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
      params: { id: facility.id },
      token: await ownerToken(portal, facility),
    });
    expect(await dueDate(facility.id)).toBeNull();
    expect((await look(30)).filter((each) => each.includes('due'))).toEqual([]);
  });

  test('when the reviewers are set, but not when one is replaced', async () => {
    const { facility, reviewers } = await addReviewed(portal);
    const token = await administratorToken(portal);
    const set = (body: object) =>
      callApi('POST /national-facility/:id/set-initial-acceptance-reviewers', {
        params: { id: facility.id },
        token,
        body,
      });
    await set({ ...reviewers, lidar: null });
    await setDue(facility.id);
    await set({ ...reviewers, lidar: null, photometer: null });
    expect(await dueDate(facility.id)).toBe(DUE);
    await set(reviewers);
    expect(await dueDate(facility.id)).toBeNull();
  });

  test('when the last evaluation is submitted, but not before', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world, ['lidar-data', 'lidar-feature']);
    await setDue(world.facility.id);
    const token = await administratorToken(portal);
    const submit = (aspect: string) =>
      callApi(submitCall(lidarPath(aspect)), { token, params: world.place, body: evaluationOf(aspect) });
    await submit('data');
    expect(await dueDate(world.facility.id)).toBe(DUE);
    await submit('feature');
    expect(await dueDate(world.facility.id)).toBeNull();
  });
});
