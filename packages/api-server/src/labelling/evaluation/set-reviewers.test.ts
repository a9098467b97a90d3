import type { AcceptanceStatusCode, Component, ComponentReviewers } from '@portal/domain';
import { emailsByRecipient } from '../../../test/emails';
import { addComplete } from '../../../test/applications';
import { entriesOf, writtenEntries } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import {
  addReviewed,
  addReviewers,
  administratorToken,
  reviewerAddress,
  reviewerToken,
} from '../../../test/evaluations';
import { addPerson, deactivate, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { atOnce } from '../../../test/waiting';
import { componentReviewers, emails, evaluations, userRoles } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const SET = 'POST /national-facility/:id/set-initial-acceptance-reviewers';
const GET = 'GET /national-facility/:id/initial-acceptance-reviewers';

/** Everything that a refused call must leave unchanged. */
const everything = async () => ({
  ...(await stored(portal)),
  chosen: await db.select().from(componentReviewers).orderBy(componentReviewers.component),
});

/** A facility without reviewers, possible reviewers, and an administrator. */
async function open(status: AcceptanceStatusCode = 'submitted') {
  const { facility } = await addComplete(portal, status);
  const people = await addReviewers(portal);
  const token = await administratorToken(portal);
  const set = (body: object) => callApi(SET, { token, params: { id: facility.id }, body });
  return { facility, people, token, set };
}

const ids = (reviewers: unknown) =>
  Object.fromEntries(
    Object.entries(reviewers as ComponentReviewers).map(([component, who]) => [component, who?._id ?? null]),
  );

test('every component gets its reviewer, whose name is visible to all reviewers [6.9, 7.4.4]', async () => {
  const { facility, people, token, set } = await open();
  const { status, body } = await set(people);
  expect([status, body.code, ids(body.data)]).toEqual([200, 2, people]);
  const { body: read } = await callApi(GET, { token, params: { id: facility.id } });
  expect(read.data).toMatchObject({
    lidar: { _id: people.lidar, first_name: 'Rita', last_name: 'Lidar reviewer' },
    photometer_data: { last_name: 'Photometer data reviewer' },
  });
  expect(JSON.stringify(read)).not.toContain('@');
});

test('a component that is null or left out becomes free, and drafts stay [11.6.11]', async () => {
  const { place, facility, reviewers } = await addReviewed(portal);
  const draft = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
  const body = { feature_comments: 'To be checked.' };
  await callApi(draft, { token: await reviewerToken(portal, 'lidar'), params: place, body });
  const token = await administratorToken(portal);
  const left = { lidar: null, lidar_data: reviewers.lidar_data, photometer: reviewers.photometer };
  const { body: answer } = await callApi(SET, { token, params: { id: facility.id }, body: left });
  expect(ids(answer.data)).toEqual({ ...left, photometer_data: null });
  expect(await db.select().from(evaluations)).toMatchObject([{ comments: 'To be checked.' }]);
});

test('a new reviewer of a component continues its draft [11.6.12]', async () => {
  const { place, facility } = await addReviewed(portal);
  const draft = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
  const save = async (email: string, body: object) =>
    callApi(draft, { token: (await enter(portal, email)).access_token, params: place, body });
  await save(reviewerAddress('lidar'), { feature_comments: 'To be checked.' });
  const { id } = await addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', roles: ['lidar_reviewer'] });
  await callApi(SET, { token: await administratorToken(portal), params: { id: facility.id }, body: { lidar: id } });
  const { body } = await save('bea@site.example', { feature_compliance: 'no' });
  expect(body.data).toMatchObject({ comments: 'To be checked.', reviewer: { first_name: 'Bea' } });
  expect((await save(reviewerAddress('lidar'), { feature_compliance: 'yes' })).status).toBe(403);
});

test('changes are recorded with the names of the users', async () => {
  const { people, set } = await open();
  await set({ ...people, photometer: null });
  await set({ ...people, lidar: null });
  const entries = await writtenEntries(portal, 'application.set-reviewers');
  expect(entries[1]).toMatchObject({
    objectKind: 'facility',
    objectName: 'CIAO',
    oldValue: { lidar: 'Rita Lidar reviewer', photometer: '' },
    newValue: { lidar: '', photometer: 'Rita Photometer reviewer' },
  });
  expect(Object.keys(entries[1]?.newValue as object)).toHaveLength(2);
});

test('an unchanged choice is no change', async () => {
  const { people, set } = await open();
  await set(people);
  const before = await everything();
  expect((await set(people)).status).toBe(200);
  expect(await everything()).toEqual(before);
});

const sent = () => emailsByRecipient(portal);

describe('a message is sent to each user concerned', () => {
  test('once, with all added or removed components', async () => {
    const { facility, people, set } = await open();
    await db.insert(userRoles).values([
      { userId: people.lidar, role: 'lidar_data_reviewer' },
      { userId: people.lidar, role: 'photometer_reviewer' },
    ]);
    await set({ lidar: people.lidar, lidar_data: people.lidar_data });
    await db.delete(emails);
    await set({ lidar_data: people.lidar, photometer: people.lidar });
    const mails = await sent();
    expect(mails.map(({ kind, recipients }) => [kind, recipients])).toEqual([
      ['reviewer-changed', [reviewerAddress('lidar')]],
      ['reviewer-changed', [reviewerAddress('lidar_data')]],
    ]);
    expect(mails[0]?.text).toContain(': Lidar data reviewer, Photometer reviewer.');
    expect(mails[0]?.text).toContain('has ended: Lidar reviewer.');
    expect(mails[0]?.text).toContain(`https://portal.example/cars/evaluate-nf/${facility.id}`);
    expect(mails[1]?.text).toContain('has ended: Lidar data reviewer.');
    expect(mails[1]?.text).not.toContain('from now on');
  });

  test('but not to users with deactivated accounts', async () => {
    const { people, set } = await open();
    await set({ lidar: people.lidar });
    await db.delete(emails);
    await deactivate(portal, people.lidar);
    expect((await set({})).status).toBe(200);
    expect(await sent()).toEqual([]);
  });
});

describe('unsuitable reviewers are refused, and nothing changes,', () => {
  type Reviewed = Awaited<ReturnType<typeof open>>;

  test.each<[who: string, chosen: (reviewed: Reviewed) => Promise<string> | string, message: string]>([
    [
      'a user with another role [11.6.11]',
      ({ people }) => people.photometer,
      'This person does not have the role Lidar Reviewer.',
    ],
    ['the owner [11.3.9]', owner, 'The leader of a facility cannot review it.'],
    [
      'a deactivated user',
      async ({ people }) => {
        await deactivate(portal, people.lidar);
        return people.lidar;
      },
      'This person has no account in use.',
    ],
    ['an unknown user', () => '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11', 'This person has no account in use.'],
    ['no id', () => 'Ada', 'Unknown record'],
  ])('%s', async (_who, chosen, message) => {
    const reviewed = await open();
    const { facility, people, set } = reviewed;
    await db
      .insert(componentReviewers)
      .values({ facilityId: facility.id, component: 'lidar_data', userId: people.lidar_data });
    const lidar = await chosen(reviewed);
    const before = await everything();
    const { status, body } = await set({ ...people, lidar });
    expect([status, body.code, body.errors]).toEqual([422, 1003, [{ path: 'lidar', message }]]);
    expect(await everything()).toEqual(before);
  });

  async function owner({ facility }: Reviewed) {
    await db.insert(userRoles).values({ userId: facility.ownerId, role: 'lidar_reviewer' });
    return facility.ownerId;
  }

  test('with all of them named in one response', async () => {
    const { people, set } = await open();
    const swapped: Record<Component, string> = { ...people, lidar: people.lidar_data, lidar_data: people.lidar };
    expect(((await set(swapped)).body.errors as { path: string }[]).map(({ path }) => path)).toEqual([
      'lidar',
      'lidar_data',
    ]);
  });
});

test.each<AcceptanceStatusCode>(['submitted', 'preliminary_report_issued', 'waiting_final_report'])(
  'while %s reviewers can be set',
  async (status) => {
    const { people, set } = await open(status);
    expect((await set(people)).status).toBe(200);
    expect(await db.$count(componentReviewers)).toBe(4);
  },
);

test.each<AcceptanceStatusCode>(['registered', 'invited', 'draft', 'evaluated'])(
  'while %s reviewers cannot be set, and nothing changes [11.6.12]',
  async (status) => {
    const { people, set } = await open(status);
    const before = await everything();
    const answer = await set(people);
    expect([answer.status, answer.body.msg]).toEqual([
      409,
      'Reviewers can be assigned between submission and the final report.',
    ]);
    expect(await everything()).toEqual(before);
  },
);

test.each<[who: Caller, read: number, set: number]>([
  ['nobody', 401, 401],
  ['its owner', 403, 403],
  ['another owner', 403, 403],
  ['the reviewer of lidars', 200, 403],
  ['an evaluator', 200, 403],
  ['CARS', 200, 403],
  ['ARES', 200, 403],
])('%s reading the reviewers receives %i, setting them %i, and nothing changes', async (who, read, set) => {
  const { facility } = await addComplete(portal, 'submitted');
  const token = await tokenOf(portal, who, facility);
  const before = await everything();
  const asked = { token, params: { id: facility.id } };
  expect((await callApi(GET, asked)).status).toBe(read);
  expect((await callApi(SET, { ...asked, body: {} })).status).toBe(set);
  expect(await everything()).toEqual(before);
});

test('two simultaneous choices are applied one after the other, and the last one stays', async () => {
  const { facility, people, set } = await open();
  const bea = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
  const answers = await Promise.all([set({ lidar: people.lidar }), set({ lidar: bea.id })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.select().from(componentReviewers)).toMatchObject([{ facilityId: facility.id }]);
  const names = (await entriesOf(portal, facility.id)).map(({ newValue }) => newValue);
  expect(names).toHaveLength(2);
});

describe('with the reviewers from which the choice was made', () => {
  const NOBODY = { lidar: null, lidar_data: null, photometer: null, photometer_data: null };
  const REMAINING = 'Save again to set your choice instead.';

  test('only changed components are set, and others keep what someone else has set since [12.890]', async () => {
    const { people, set } = await open();
    await set({ ...NOBODY, lidar: people.lidar, before: NOBODY });
    await db.delete(emails);
    const { status, body } = await set({ ...NOBODY, lidar_data: people.lidar_data, before: NOBODY });
    expect([status, ids(body.data)]).toEqual([200, { ...NOBODY, lidar: people.lidar, lidar_data: people.lidar_data }]);
    expect((await sent()).map(({ recipients }) => recipients)).toEqual([[reviewerAddress('lidar_data')]]);
  });

  test('a component changed in both is refused on its field with the present reviewers, and nothing changes [12.890]', async () => {
    const { people, set } = await open();
    const bea = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
    await set({ ...NOBODY, lidar: people.lidar });
    const stale = { ...NOBODY, lidar: bea.id, photometer: people.photometer, before: NOBODY };
    const before = await everything();
    const { status, body } = await set(stale);
    const message = `Someone else has set Rita Lidar reviewer meanwhile. ${REMAINING}`;
    expect([status, body.code, body.errors]).toEqual([409, 1003, [{ path: 'lidar', message }]]);
    expect(ids(body.data)).toEqual({ ...NOBODY, lidar: people.lidar });
    expect(await everything()).toEqual(before);
    const again = await set({ ...stale, before: { ...NOBODY, lidar: people.lidar } });
    expect(ids(again.body.data)).toEqual({ ...NOBODY, lidar: bea.id, photometer: people.photometer });
  });

  test('a reviewer who was removed meanwhile is not replaced without a word', async () => {
    const { people, set } = await open();
    const bea = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
    const { status, body } = await set({ lidar: bea.id, before: { lidar: people.lidar } });
    const message = `Someone else has removed the reviewer meanwhile. ${REMAINING}`;
    expect([status, body.errors]).toEqual([409, [{ path: 'lidar', message }]]);
  });

  test('the same choice twice is no conflict', async () => {
    const { people, set } = await open();
    const choice = { ...NOBODY, lidar: people.lidar, before: NOBODY };
    await set(choice);
    const before = await everything();
    const { status, body } = await set(choice);
    expect([status, ids(body.data)]).toEqual([200, { ...NOBODY, lidar: people.lidar }]);
    expect(await everything()).toEqual(before);
  });

  test('of two simultaneous choices of one component, one is refused; of different ones, both are set', async () => {
    const { facility, people, set } = await open();
    const bea = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
    const both = (one: object, other: object) =>
      atOnce(portal, facility.id, [
        () => set({ ...NOBODY, ...one, before: NOBODY }),
        () => set({ ...NOBODY, ...other, before: NOBODY }),
      ]);
    const same = await both({ lidar: people.lidar }, { lidar: bea.id });
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await set(NOBODY);
    const different = await both({ lidar: people.lidar }, { lidar_data: people.lidar_data });
    expect(different.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.$count(componentReviewers)).toBe(2);
  });

  test('an unknown record among them is refused on its field', async () => {
    const { set } = await open();
    const { status, body } = await set({ before: { lidar: 'Ada' } });
    expect([status, body.errors]).toEqual([422, [{ path: 'before.lidar', message: 'Unknown record' }]]);
  });
});
