import type { ServedTask, StatusCount, TaskSummary } from '@portal/domain';
import { addComplete } from '../../../test/applications';
import { ownerToken, tokenOf } from '../../../test/callers';
import { addReviewed, administratorToken, giveEvaluations, reviewerToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { setDueDate } from '../../../test/reminders';

const portal = testPortal();
const { callApi } = portal;

async function tasksOf(token: string | undefined) {
  const { status, body } = await callApi('GET /user/tasks', { token });
  expect(status).toBe(200);
  return body.data as unknown as ServedTask[];
}

const inBrief = async (token: string | undefined) =>
  (await tasksOf(token)).map(({ facility, what, progress, path }) => [
    facility.acronym,
    what,
    progress,
    path.replace(facility._id, 'ID'),
  ]);

test('users read their open tasks with the page for each [12.54]', async () => {
  const world = await addReviewed(portal);
  await giveEvaluations(portal, world, ['lidar-feature', 'photometer-data', 'facility-synergy']);
  await addFacility(portal, { acronym: 'NEW' }, { status: 'registered' });
  await addComplete(portal, 'submitted', { acronym: 'BARE' });
  const evaluation = '/cars/evaluate-nf/ID';
  expect(await inBrief(await reviewerToken(portal, 'lidar'))).toEqual([
    ['CIAO', 'Submit 1 evaluation', '3 of 4 submitted', `${evaluation}?tab=lidars&evaluation=first`],
  ]);
  expect(await inBrief(await reviewerToken(portal, 'photometer'))).toEqual([]);
  const administrator = await administratorToken(portal);
  expect(await inBrief(administrator)).toEqual([
    ['BARE', 'Assign reviewers', null, '/admin/edit-nfs?reviewers=ID'],
    [
      'CIAO',
      'Submit synergy evaluation',
      '5 of 8 evaluations submitted',
      `${evaluation}?tab=synergy&evaluation=synergy`,
    ],
    ['NEW', 'Send the invitation', null, '/admin/edit-nfs?invite=ID'],
  ]);
  const keys = (await tasksOf(administrator)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(await inBrief(await tokenOf(portal, 'CARS', world.facility))).toEqual([]);
  expect(await inBrief(await ownerToken(portal, world.facility))).toEqual([]);
});

test('an owner reads the number of missing fields until none is missing, and the button for it [12.285]', async () => {
  const empty = await addFacility(portal, { name: null }, { status: 'draft' });
  const buttons = (await tasksOf(await ownerToken(portal, empty))).map(({ button }) => button);
  expect(buttons).toEqual(['Go to the first missing field']);
  expect(await inBrief(await ownerToken(portal, empty))).toEqual([
    [
      'CIAO',
      'Complete and submit the application',
      'A lidar or a photometer and 1 required field are missing',
      '/edit-nf/ID?check=first',
    ],
  ]);
});

test('tasks are ordered by due date, then by longest waiting time; one that is due in months follows those without a due date', async () => {
  const later = await addFacility(portal, { acronym: 'LATER' }, { status: 'registered' });
  await addFacility(portal, { acronym: 'NEVER' }, { status: 'registered' });
  const soon = await addFacility(portal, { acronym: 'SOON' }, { status: 'registered' });
  await setDueDate(portal, later.id, '2026-09-01');
  await setDueDate(portal, soon.id, '2026-07-01');
  const tasks = await tasksOf(await administratorToken(portal));
  expect(tasks.map(({ facility }) => facility.acronym)).toEqual(['SOON', 'NEVER', 'LATER']);
  expect(tasks.map(({ due_date }) => due_date)).toEqual([
    Date.UTC(2026, 6, 1) / 1000,
    null,
    Date.UTC(2026, 8, 1) / 1000,
  ]);
});

const summaryOf = async (token: string | undefined) =>
  (await callApi('GET /user/task-summary', { token })).body.data as unknown as TaskSummary;

test('the summary counts the tasks as their list does, and has its first rows [12.881]', async () => {
  const world = await addReviewed(portal);
  await giveEvaluations(portal, world, ['lidar-feature', 'photometer-data', 'facility-synergy']);
  const token = await administratorToken(portal);
  expect((await summaryOf(token)).rows).toEqual(await tasksOf(token));
  for (const number of Array.from({ length: 17 }, (_, at) => at))
    await addFacility(portal, { acronym: `NEW${number}` }, { status: 'registered' });
  const tasks = await tasksOf(token);
  const asked = portal.statements().length;
  const summary = await summaryOf(token);
  expect(portal.statements()).toHaveLength(asked);
  expect(summary).toEqual({
    count: 18,
    pages: [
      { path: '/cars/evaluate-nf', count: 1 },
      { path: '/admin/edit-nfs', count: 17 },
    ],
    rows: [tasks.find(({ kind }) => kind === 'synergy'), expect.objectContaining({ kind: 'invitation', count: 17 })],
    total_rows: 2,
  });
  const owner = await ownerToken(portal, world.facility);
  expect(await summaryOf(owner)).toEqual({ count: 0, pages: [], rows: [], total_rows: 0 });
  const reviewer = await reviewerToken(portal, 'lidar');
  expect((await summaryOf(reviewer)).rows).toEqual(await tasksOf(reviewer));
  expect((await callApi('GET /user/task-summary', {})).status).toBe(401);
});

test('tasks can be asked for at one facility [12.881]', async () => {
  const first = await addFacility(portal, { acronym: 'ONE' }, { status: 'registered' });
  await addFacility(portal, { acronym: 'TWO' }, { status: 'registered' });
  const token = await administratorToken(portal);
  const of = async (facility: string) =>
    portal.get(`/api/user/tasks?facility=${facility}`, { authorization: `Bearer ${token}` });
  expect((await of(first.id)).json()).toHaveProperty(
    'data',

    (await tasksOf(token)).filter(({ facility }) => facility.acronym === 'ONE'),
  );
  expect((await of('everything')).statusCode).toBe(400);
});

test('tasks of one kind are asked for without all others [12.881]', async () => {
  await addComplete(portal, 'submitted', { acronym: 'BARE' });
  await addFacility(portal, { acronym: 'NEW' }, { status: 'registered' });
  const token = await administratorToken(portal);
  const of = async (kind: string) => portal.get(`/api/user/tasks?kind=${kind}`, { authorization: `Bearer ${token}` });
  const invitations = (await tasksOf(token)).filter(({ kind }) => kind === 'invitation');
  expect(invitations).toHaveLength(1);
  expect((await of('invitation')).json()).toHaveProperty('data', invitations);
  const withApplications = portal.statements().length;
  expect((await of('configuration-approval')).json()).toHaveProperty('data', []);
  expect(portal.statements().length).toBeLessThan(withApplications);
  expect((await of('everything')).statusCode).toBe(400);
});

const count = async (token: string | undefined) => callApi('GET /national-facility/status-counts', { token });

test('staff read the number of facilities in each status; other users do not', async () => {
  for (const [acronym, status] of [
    ['ONE', 'draft'],
    ['TWO', 'evaluated'],
    ['THREE', 'draft'],
  ] as const)
    await addFacility(portal, { acronym }, { status });
  const { body } = await count(await administratorToken(portal));
  expect((body.data as unknown as StatusCount[]).map(({ status, count: many }) => [status.name, many])).toEqual([
    ['Draft', 2],
    ['Evaluated', 1],
  ]);
  await addPerson(portal, { email: 'owner@site.example', roles: ['national_facility'] });
  expect((await count((await enter(portal, 'owner@site.example')).access_token)).status).toBe(403);
});
