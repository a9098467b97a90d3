import { addDays, epochOf, type NetworkLabel, type ServedTask } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { photometerCalibrations } from '../../platform/db/tables';
import { testing } from '../../quality/tests/quality.fixture';
import { aChange, labelling } from '../decisions/label.fixture';
import { labelling as recording } from '../labelled.fixture';

const portal = testPortal();
const { callApi, db, pass } = portal;
const { labellable, proposed, granted, take, again } = labelling(portal);
const { labelled, record, granted: validFrom, today } = recording(portal);
const { staffToken } = testing(portal);

const DAY = 86_400;
const KINDS = ['proposed-label', 'proposed-suspension', 'proposable-label', 'ending-label'];

const tasksOf = async (token: string) =>
  ((await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[]).filter(({ kind }) =>
    KINDS.includes(kind),
  );

const labelsOf = async (token: string, search = '') => {
  const answer = await portal.get(`/api/network/labels?search=${search}`, { authorization: `Bearer ${token}` });
  return answer.json<{ data: { labels: NetworkLabel[]; total_count: number } }>().data;
};

test('a label that can be proposed is a task of the centre, and one that is proposed of administrators [12.533]', async () => {
  const { id, cars, administrator, owner, scope } = await labellable();
  expect(await tasksOf(cars)).toMatchObject([
    { kind: 'proposable-label', path: `/cars/label/${id}`, button: 'Propose the label', due_date: null },
  ]);
  expect(await tasksOf(owner)).toEqual([]);
  await take('propose', id, cars, { scope });
  expect(await tasksOf(cars)).toEqual([]);
  expect(await tasksOf(administrator)).toMatchObject([
    { kind: 'proposed-label', what: 'Decide on the proposed label', button: 'Record the decision', due_date: null },
  ]);
});

test('without every condition, after a refusal and after a withdrawal, no one is asked to propose [12.533]', async () => {
  const { id, cars, administrator } = await proposed();
  await take('refuse', id, administrator, aChange());
  expect(await tasksOf(cars)).toEqual([]);
  await db.delete(photometerCalibrations);
  expect(await tasksOf(administrator)).toEqual([]);
});

test('a proposed suspension is a task of administrators [12.533]', async () => {
  const { id, cars, administrator } = await granted();
  expect([...(await tasksOf(cars)), ...(await tasksOf(administrator))]).toEqual([]);
  await take('request-suspension', id, cars, { reason: 'No data for a whole year.' });
  expect(await tasksOf(administrator)).toMatchObject([{ kind: 'proposed-suspension' }]);
});

test('a label that ends soon is a task of the centre from the first notice on [12.533]', async () => {
  await granted({ valid_until: epochOf('2026-09-30') });
  pass(16 * DAY);
  expect(await tasksOf(await again('cars'))).toEqual([]);
  pass(DAY);
  expect(await tasksOf(await again('cars'))).toMatchObject([
    { kind: 'ending-label', button: 'Propose the renewal', due_date: epochOf('2026-09-30') },
  ]);
});

test('the labels of the network say what is open and what can be proposed [12.534]', async () => {
  const { id, cars, owner, scope, administrator } = await labellable();
  const facility = { _id: id, acronym: 'CIAO' };
  expect(await labelsOf(cars)).toMatchObject({
    labels: [{ facility, status: 'none', is_valid: false, request: null, valid_until: null, can: ['propose'] }],
    total_count: 1,
  });
  await take('propose', id, cars, { scope });
  expect((await labelsOf(cars)).labels).toMatchObject([{ request: { kind: 'label' }, can: [] }]);
  await take('refuse', id, administrator, aChange());
  expect(await labelsOf(cars, 'nowhere')).toEqual({ labels: [], total_count: 0 });
  expect((await labelsOf(cars, 'potenza')).total_count).toBe(1);
  expect((await callApi('GET /network/labels', { token: owner })).status).toBe(403);
});

test('the labels of the network name the first day of a label, which a renewal does not move [12.837]', async () => {
  const { facility, scope } = await labelled();
  const first = today();
  await record(facility.id, 'renew', validFrom(scope, addDays(first, 30), addDays(first, 900)));
  pass(31 * DAY);
  expect((await labelsOf(await staffToken('cars'))).labels).toMatchObject([
    { is_valid: true, labelled_from: first, valid_until: addDays(first, 900) },
  ]);
});
