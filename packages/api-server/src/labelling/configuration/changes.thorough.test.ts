import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { untilSomebodyWaits } from '../../../test/waiting';
import { transaction } from '../../platform/db/client';
import { configurationChanges } from '../../platform/db/tables';
import { MAX_CHANGES } from './configuration.service';
import { configuring } from './configured.fixture';
import { writeVersion } from './write-version';

const portal = testPortal();
const { db } = portal;
const { configured, changes, reportFor } = configuring(portal);

const get = (token: string | undefined, query = '') =>
  portal.get(`/api/operational-configurations${query}`, { authorization: `Bearer ${token}` });

test('changes are returned in order, each once, from after a cursor [12.39]', async () => {
  const { facility, lidar, token, approve, withdraw } = await configured();
  await approve({ version: 1, reason: 'Ids are known.', configuration: { station_id: 'pot' } });
  const first = await changes(token);
  const named = { acronym: 'CIAO', pretty_name: expect.stringMatching(/.+ \(CIAO\)$/) };
  const about = { facility: { _id: facility.id, ...named }, lidars: [{ portal_id: lidar.id, name: 'MUSA' }] };
  expect(first).toMatchObject({
    changes: [
      { change: 'approved', number: 1, supersedes: null, from: '2026-06-15', reason: null, ...about },
      { change: 'approved', number: 2, supersedes: 1, from: '2026-06-15', reason: 'Ids are known.', ...about },
    ],
    has_more: false,
  });
  expect(first.cursor).toBe(first.changes[1]?.cursor);
  expect(await changes(token, `?changed_since=${first.changes[0]?.cursor}`)).toMatchObject({
    changes: [first.changes[1]],
  });
  expect(await changes(token, `?changed_since=${first.cursor}`)).toEqual({
    changes: [],
    cursor: first.cursor,
    has_more: false,
  });
  await withdraw(2);
  expect((await changes(token, `?changed_since=${first.cursor}`)).changes).toMatchObject([
    { change: 'withdrawn', number: 2, supersedes: 2, reason: 'The laser is broken.' },
  ]);
});

test('before the first approval there are no changes and no cursor', async () => {
  const token = await tokenOf(portal, 'ARES', await addFacility(portal));
  expect(await changes(token)).toEqual({ changes: [], cursor: null, has_more: false });
});

test('the next page continues where the previous one ended [12.39]', async () => {
  const { token } = await configured();
  const [row] = await db.select().from(configurationChanges);
  if (!row) throw new Error('Nothing was approved.');
  const { id: _id, ...change } = row;
  const more = Array.from({ length: MAX_CHANGES }, (_, at) => ({ ...change, number: at + 2 }));
  await db.insert(configurationChanges).values(more);
  const page = await changes(token);
  expect([page.changes.length, page.has_more]).toEqual([MAX_CHANGES, true]);
  const rest = await changes(token, `?changed_since=${page.cursor}`);
  expect([rest.changes.length, rest.has_more]).toEqual([1, false]);
});

test.each(['1', 'x', '1-00000000', '99-00000000', '1-', '-1'])(
  'the cursor %s is refused on its field',
  async (cursor) => {
    const { token } = await configured();
    const answer = await get(token, `?changed_since=${cursor}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ path: 'changed_since' }] }]);
  },
);

test.each<[query: string, path: string]>([
  ['changed_since=', 'changed_since'],
  ['changed_since=1&changed_since=2', 'changed_since'],
  ['changed_since[]=1', 'changed_since[]'],
  ['since=1', 'since'],
])('?%s is refused, not answered with all changes [12.40]', async (query, path) => {
  const { token } = await configured();
  const answer = await get(token, `?${query}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ path }] }]);
});

test('a cursor of changes missing from a restored backup is refused, even if their numbers are in use again [12.39]', async () => {
  const { token, approve } = await configured();
  const { cursor } = await changes(token);
  await db.delete(configurationChanges);
  await approve({ version: 1, reason: 'Ids are known.', configuration: { station_id: 'pot' } });
  expect((await get(token, `?changed_since=${cursor}`)).statusCode).toBe(422);
});

test('changes are ordered by start of their transaction, however late it is committed [12.39]', async () => {
  const { facility, token, approve } = await configured();
  const other = await addFacility(portal, { acronym: 'TWO' });
  const report = await reportFor(facility.id, other);
  const before = await changes(token);
  const { waiting } = await transaction(db, async (tx) => {
    await writeVersion(tx, { report, sent: undefined, reason: null, at: portal.context.now() });
    const later = approve({ version: 1, reason: 'Ids are known.', configuration: { station_id: 'pot' } });
    await untilSomebodyWaits(portal);
    return { waiting: [later] };
  });
  const [answer] = await Promise.all(waiting);
  expect(answer?.status).toBe(200);
  const { changes: read } = await changes(token, `?changed_since=${before.cursor}`);
  expect(read.map((change) => change.facility.acronym)).toEqual(['TWO', 'CIAO']);
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['an evaluator', 200],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('%s receives %i', async (who, status) => {
  const facility = await addFacility(portal);
  const token = (await tokenOf(portal, who, facility)) ?? 'none';
  expect((await get(token)).statusCode).toBe(status);
});
