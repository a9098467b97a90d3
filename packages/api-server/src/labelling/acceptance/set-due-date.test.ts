import type { NationalFacility } from '@portal/domain';
import { applicationOf, everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi } = portal;

const DAY = Date.parse('2026-07-01T00:00:00Z') / 1000;

const setDue = (id: string, body: object, token?: string) =>
  callApi('POST /national-facility/:id/due-date', { params: { id }, body, token });

async function carsToken() {
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  return (await enter(portal, 'cars@site.example')).access_token;
}

const dueOf = (data: unknown) => (data as NationalFacility).submissions.initial_acceptance.due_date;

test('a due date is set, changed and removed, and each change is recorded [12.5]', async () => {
  const { id } = await addFacility(portal, {}, { status: 'draft' });
  const token = await carsToken();
  for (const [sent, due] of [
    [DAY, DAY],
    [DAY + 3600, DAY],
    [DAY - 16 * 86_400, DAY - 16 * 86_400],
    [null, null],
  ] as const) {
    const { status, body } = await setDue(id, { due_date: sent }, token);
    expect([status, body.code, dueOf(body.data)]).toEqual([200, 2, due]);
  }
  expect((await entriesOf(portal, id)).map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
    [{ due_date: null }, { due_date: '2026-07-01' }],
    [{ due_date: '2026-07-01' }, { due_date: '2026-06-15' }],
    [{ due_date: '2026-06-15' }, { due_date: null }],
  ]);
});

test('a due date that would replace another one than was seen is refused on its field, and nothing changes [12.890]', async () => {
  const { id } = await addFacility(portal, {}, { status: 'draft' });
  const token = await carsToken();
  const [first, second] = [DAY + 86_400, DAY + 2 * 86_400];
  expect((await setDue(id, { due_date: first, before: null }, token)).status).toBe(200);
  const before = await everything(portal);
  const { status, body } = await setDue(id, { due_date: second, before: null }, token);
  const message = 'The due date was set to 2026-07-02 meanwhile. Save again to set yours instead.';
  expect([status, body.errors, dueOf(body.data)]).toEqual([409, [{ path: 'due_date', message }], first]);
  expect((await setDue(id, { due_date: first, before: null }, token)).status).toBe(200);
  expect(await everything(portal)).toEqual(before);
  expect((await setDue(id, { due_date: second, before: first }, token)).status).toBe(200);
  const removed = await setDue(id, { due_date: null, before: first }, token);
  expect([removed.status, dueOf(removed.body.data)]).toEqual([409, second]);
});

test('starting the application keeps its due date', async () => {
  const facility = await addFacility(portal, {}, { status: 'invited' });
  await setDue(facility.id, { due_date: DAY }, await carsToken());
  const token = await ownerToken(portal, facility);
  const params = { id: facility.id };
  await callApi('POST /national-facility/:id/edit/general-info', { params, token, body: { name: 'Begun' } });
  expect(await applicationOf(portal, facility.id)).toMatchObject({ status: 'draft', dueDate: '2026-07-01' });
});

test('a complete acceptance has no due date, and nothing changes', async () => {
  const { id } = await addFacility(portal, {}, { status: 'evaluated' });
  const token = await carsToken();
  const before = await everything(portal);
  expect(await setDue(id, { due_date: DAY }, token)).toMatchObject({
    status: 409,
    body: { code: 1003, msg: 'The initial acceptance is complete, so nothing is due.' },
  });
  expect(await everything(portal)).toEqual(before);
});

test.each<[what: string, body: object, message: string]>([
  ['yesterday', { due_date: DAY - 17 * 86_400 }, 'Must not be in the past'],
  ['a day as text [12.202]', { due_date: '2026-07-01' }, 'Must be a number, epoch seconds'],
  ['an arbitrary word', { due_date: 'soon' }, 'Must be a number, epoch seconds'],
  ['an empty body', {}, 'Please give a date, or none'],
])('%s is refused on its field, and nothing changes', async (_what, body, message) => {
  const { id } = await addFacility(portal, {}, { status: 'draft' });
  const token = await carsToken();
  const before = await everything(portal);
  const answer = await setDue(id, body, token);
  expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'due_date', message }]]);
  expect(await everything(portal)).toEqual(before);
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['the reviewer of lidars', 403],
  ['ARES', 403],
])('%s may not set a due date (%i), and nothing changes', async (who, status) => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const token = await tokenOf(portal, who, facility);
  const before = await everything(portal);
  expect((await setDue(facility.id, { due_date: DAY }, token)).status).toBe(status);
  expect(await everything(portal)).toEqual(before);
});
