import type { HistoryEntry } from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { writeAudit } from '../../platform/audit/audit.store';

const portal = testPortal();
const { callApi, db } = portal;

/** A facility with entries by its owner, by staff and by the portal itself. */
async function open(caller: Caller) {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  const other = await addFacility(portal, { acronym: 'TWO' });
  const staff = await addPerson(portal, { email: 'staff@site.example', firstName: 'Sam', lastName: 'Staff' });
  const about = { objectKind: 'facility' as const, objectId: facility.id, objectName: 'CIAO', facilityId: facility.id };
  const lidar = { ...about, objectKind: 'lidar', objectName: 'MUSA' };
  const recordAudit = (entry: object) => writeAudit(db, { ...about, action: 'facility.edit', ...entry });
  await recordAudit({ action: 'facility.register', actorId: staff.id, newValue: { status: 'registered' } });
  await recordAudit({ ...lidar, action: 'lidar.add', actorId: facility.ownerId, newValue: { name: 'MUSA' } });
  await recordAudit({
    ...lidar,
    action: 'lidar.edit',
    actorId: staff.id,
    oldValue: { altitude: '1' },
    newValue: { altitude: '2' },
  });
  await recordAudit({ action: 'application.set-reviewers', actorId: staff.id, newValue: { lidar: 'somebody' } });
  await recordAudit({
    action: 'application.return-to-facility',
    actorId: staff.id,
    newValue: { status: 'draft', reason: 'Please check.' },
  });
  await recordAudit({
    action: 'facility.edit',
    oldValue: { name: '', pictures: [] },
    newValue: { name: 'X', pictures: ['1'] },
  });
  await recordAudit({ action: 'login', actorId: facility.ownerId });
  await recordAudit({ action: 'lidar.edit', facilityId: other.id, actorId: facility.ownerId });
  const token = await tokenOf(portal, caller, facility);
  const url = `/api/national-facility/${facility.id}/history`;
  const read = async (query = '') => {
    const answer = await portal.get(url + query, { authorization: `Bearer ${token}` });
    return { status: answer.statusCode, entries: answer.json<{ data: HistoryEntry[] }>().data };
  };
  return { facility, token, read };
}

const lines = (entries: HistoryEntry[]) => entries.map(({ person, action }) => `${person}: ${action}`);

test.each<Caller>(['CARS', 'ARES', 'an administrator'])(
  '%s reads all entries, newest first, with names [12.10]',
  async (caller) => {
    const { read } = await open(caller);
    const { entries } = await read();
    expect(lines(entries)).toEqual([
      'null: facility.edit',
      'Sam Staff: application.return-to-facility',
      'Sam Staff: application.set-reviewers',
      'Sam Staff: lidar.edit',
      'Ada Byron: lidar.add',
      'Sam Staff: facility.register',
    ]);
  },
);

test('simultaneous entries keep their order, even if one of them is updated later', async () => {
  const { read } = await open('CARS');
  await db.execute(`update audit_entries set at = '2026-06-15'`);
  await db.execute(`update audit_entries set object_name = 'MUSA 2' where action = 'lidar.add'`);
  expect((await read()).entries.map(({ action }) => action)).toEqual([
    'facility.edit',
    'application.return-to-facility',
    'application.set-reviewers',
    'lidar.edit',
    'lidar.add',
    'facility.register',
  ]);
});

test('an owner reads their own actions and the steps, with no other name than their own [12.10]', async () => {
  const { read } = await open('its owner');
  const { entries } = await read();
  expect(lines(entries)).toEqual([
    'null: application.return-to-facility',
    'Ada Byron: lidar.add',
    'null: facility.register',
  ]);
  expect(JSON.stringify(entries)).not.toContain('Staff');
});

test('an entry has the changed fields, the reason and its object', async () => {
  const { read } = await open('CARS');
  const { entries } = await read();
  expect(entries[0]).toEqual({
    _id: expect.any(String),
    at: expect.any(Number),
    person: null,
    action: 'facility.edit',
    about: { kind: 'facility', name: 'CIAO' },
    changes: [
      { path: 'name', before: '', after: 'X' },
      { path: 'pictures', before: [], after: ['1'] },
    ],
    reason: null,
    pending_with: null,
  });
  expect(entries[1]).toMatchObject({ changes: [], reason: 'Please check.', pending_with: 'facility' });
  expect(entries[3]).toMatchObject({
    about: { kind: 'lidar', name: 'MUSA' },
    changes: [{ path: 'altitude', before: '1', after: '2' }],
  });
});

test.each<[query: string, actions: (string | undefined)[]]>([
  ['?start=1&count=2', ['application.return-to-facility', 'application.set-reviewers']],
  ['?start=5', ['facility.register']],
  ['?count=1', ['facility.edit']],
  ['?start=6&count=10', []],
])('%s returns a part of the history', async (query, actions) => {
  const { read } = await open('CARS');
  expect((await read(query)).entries.map(({ action }) => action)).toEqual(actions);
});

test.each<[Caller, status: number]>([
  ['nobody', 401],
  ['another owner', 403],
  ['the reviewer of lidars', 403],
  ['an evaluator', 403],
])('%s may not read the history: %d', async (caller, status) => {
  const { facility, token } = await open(caller);
  const answer = await callApi('GET /national-facility/:id/history', { token, params: { id: facility.id } });
  expect(answer.status).toBe(status);
});

test('invalid paging parameters are refused', async () => {
  const { read } = await open('CARS');
  expect((await read('?count=0')).status).toBe(400);
});
