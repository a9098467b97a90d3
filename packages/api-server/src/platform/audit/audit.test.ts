import { ROLES, type AuditPage, type AuditRecord, type RoleCode } from '@portal/domain';
import { accounts, latestLink, userBody } from '../../../test/accounts';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { auditEntries, oneTimeTokens, refreshTokens, users } from '../db/tables';

const portal = testPortal();
const { callApi, db } = portal;

type Entry = typeof auditEntries.$inferInsert;

const anEntry = (change: Partial<Entry>): Entry => ({
  action: 'user.edit',
  objectKind: 'user',
  objectId: 'x',
  objectName: 'Somebody',
  ...change,
});

/** Makes a request as an administrator, whose own entries are removed first. */
async function load(query: string, entries: Entry[]) {
  const authorization = `Bearer ${await administratorToken(portal)}`;
  await db.delete(auditEntries);
  if (entries.length > 0) await db.insert(auditEntries).values(entries);
  const answer = await portal.get(`/api/audit${query}`, { authorization });
  return { status: answer.statusCode, page: answer.json<{ data: AuditPage }>().data };
}

const names = ({ entries }: AuditPage) => entries.map(({ object }) => object.name);

/** Entries of five days, the oldest first; two of Bea, two of a facility. */
async function someEntries(): Promise<{ entries: Entry[]; beaId: string; facilityId: string }> {
  const bea = await addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell' });
  const facility = await addFacility(portal);
  const about = { facilityId: facility.id, objectKind: 'facility', objectId: facility.id };
  const of = (day: string, change: Partial<Entry>) => anEntry({ at: new Date(`2026-06-${day}`), ...change });
  return {
    beaId: bea.id,
    facilityId: facility.id,
    entries: [
      of('10T23:59:59.999Z', { action: 'user.add', objectName: 'Charles Babbage', actorId: bea.id }),
      of('11T00:00:00Z', { action: 'facility.invite', objectName: 'CIAO', ...about }),
      of('12T23:59:59.999Z', { action: 'application.start', objectName: 'CIAO', ...about, actorId: facility.ownerId }),
      of('13T00:00:00Z', { action: 'user.deactivate', objectName: '100%_sure', actorId: bea.id }),
      of('14T12:00:00Z', { action: 'something.new', objectName: null }),
    ],
  };
}

test('an entry names actor, action and object, with the values before and after [11.12.6]', async () => {
  const { entries, facilityId } = await someEntries();
  const [, invitation = anEntry({})] = entries;
  const { status, page } = await load('', [
    { ...invitation, oldValue: { status: 'registered' }, newValue: { status: 'invited' } },
  ]);
  expect([status, page]).toEqual([
    200,
    {
      entries: [
        {
          _id: expect.any(String),
          at: Date.parse('2026-06-11T00:00:00Z') / 1000,
          person: null,
          action: 'facility.invite',
          object: { kind: 'facility', id: facilityId, name: 'CIAO' },
          facility: { _id: facilityId, acronym: 'CIAO' },
          before: { status: 'registered' },
          after: { status: 'invited' },
        },
      ],
      total_count: 1,
    },
  ]);
});

const ALL = [null, '100%_sure', 'CIAO', 'CIAO', 'Charles Babbage'];

test.each<[query: string, found: (string | null)[], total: number]>([
  ['', ALL, 5],
  ['?count=2', ALL.slice(0, 2), 5],
  ['?start=3&count=2', ALL.slice(3), 5],
  ['?start=9', [], 5],
  ['?kind=user', ['100%_sure', 'Charles Babbage'], 2],
  ['?kind=facility', ['CIAO'], 1],
  ['?kind=lidar', [], 0],
  ['?from=2026-06-13', [null, '100%_sure'], 2],
  ['?to=2026-06-12', ['CIAO', 'CIAO', 'Charles Babbage'], 3],
  ['?from=2026-06-11&to=2026-06-12', ['CIAO', 'CIAO'], 2],
  ['?from=2026-06-14&to=2026-06-13', [], 0],
  ['?search=babb', ['Charles Babbage'], 1],
  ['?search=DEACTIVATED', ['100%_sure'], 1],
  ['?search=something.new', [null], 1],
  ['?search=bea%20bell', ['100%_sure', 'Charles Babbage'], 2],
  ['?search=Bea%20added%20the%20user%20Charles', ['Charles Babbage'], 1],
  ['?search=%25', ['100%_sure'], 1],
  ['?search=_', ['100%_sure'], 1],
  ['?search=invited&kind=application', [], 0],
  ['?search=portal', [], 0],
])('%s finds %j of %i', async (query, found, total) => {
  const { entries } = await someEntries();
  const { page } = await load(query, entries);
  expect([names(page), page.total_count]).toEqual([found, total]);
});

test.each<[what: string, query: (ids: { beaId: string; facilityId: string }) => string, found: string[]]>([
  ['the actor', ({ beaId }) => `?person=${beaId}`, ['100%_sure', 'Charles Babbage']],
  ['the facility', ({ facilityId }) => `?facility=${facilityId}`, ['CIAO', 'CIAO']],
  ['both', ({ beaId, facilityId }) => `?facility=${facilityId}&person=${beaId}`, []],
])('entries are found by %s', async (_what, query, found) => {
  const { entries, ...ids } = await someEntries();
  const { page } = await load(query(ids), entries);
  expect([names(page), page.total_count]).toEqual([found, found.length]);
});

test('the default page has ten entries; entries of the same time keep their order', async () => {
  const at = new Date('2026-06-10T00:00:00Z');
  const { page } = await load(
    '',
    Array.from({ length: 25 }, (_each, number) => anEntry({ at, objectName: `No ${number}` })),
  );
  expect([names(page), page.total_count]).toEqual([Array.from({ length: 10 }, (_each, n) => `No ${24 - n}`), 25]);
});

test('an entry that is changed later, as in an anonymisation, keeps its position', async () => {
  const at = new Date('2026-06-10T00:00:00Z');
  const token = await administratorToken(portal);
  await db.delete(auditEntries);
  await db.insert(auditEntries).values(['one', 'two', 'three'].map((objectName) => anEntry({ at, objectName })));
  // The database stores the new version of the row behind the others.
  await db.execute(`update audit_entries set object_name = 'a former user' where object_name = 'one'`);
  const { entries } = (await callApi('GET /audit', { token })).body.data as unknown as AuditPage;
  expect(entries.map(({ object }) => object.name)).toEqual(['three', 'two', 'a former user']);
});

test.each(['?count=101', '?start=-1', '?kind=toString', '?person=me', '?from=soon', '?facility=CIAO'])(
  '%s is refused',
  async (query) => {
    expect((await load(query, [])).status).toBe(400);
  },
);

test('no entry contains a secret', async () => {
  const token = await administratorToken(portal);
  const added = (await callApi('POST /user/add', { token, body: userBody() })).body.data as unknown as { _id: string };
  const first = await latestLink(portal);
  const set = (hash: string) =>
    callApi('POST /auth/change-password', {
      body: { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash: hash },
    });
  await set(first);
  await callApi('POST /auth/reset-password', { token, body: { email: 'bea@site.example' } });
  const second = await latestLink(portal);
  await set(second);
  const tokens = await enter(portal, 'bea@site.example');
  await callApi('POST /user/:id/edit', { token, params: { id: added._id }, body: userBody({ roles: [] }) });
  const { body } = await callApi('GET /audit', { token });
  const said = JSON.stringify(body.data);
  const actions = (body.data as unknown as AuditPage).entries.map(({ action }: AuditRecord) => action);
  expect(actions).toEqual(expect.arrayContaining(['user.request-password', 'user.change-password', 'session.open']));
  const kept = [
    ...(await db.select().from(users)).map(({ passwordHash }) => passwordHash),
    ...(await db.select().from(oneTimeTokens)).map(({ digest }) => digest),
    ...(await db.select().from(refreshTokens)).map(({ digest }) => digest),
  ].flatMap((each) => each ?? []);
  expect(kept.length).toBeGreaterThan(4);
  for (const secret of [first, second, PASSWORD, tokens.access_token, tokens.refresh_token, ...kept])
    expect(said).not.toContain(secret);
});

test('audit entries name the other user of a request, and a user who was activated', async () => {
  const token = await administratorToken(portal);
  await callApi('POST /user/add', { token, body: userBody() });
  await callApi('POST /auth/reset-password', { token, body: { email: 'bea@site.example' } });
  const { entries } = (await callApi('GET /audit', { token })).body.data as unknown as AuditPage;
  expect(entries[0]).toMatchObject({
    person: { name: 'Anna Byron' },
    action: 'user.request-password',
    object: { name: 'Bea Bell' },
    after: { kind: 'activation' },
  });
});

const OTHERS = ROLES.map(({ code }) => code).filter((code) => code !== 'administrator');

test.each<RoleCode | 'nobody'>(['nobody', ...OTHERS])('%s may not read it', async (role) => {
  if (role !== 'nobody') await addPerson(portal, { roles: [role] });
  const token = role === 'nobody' ? undefined : (await enter(portal)).access_token;
  const before = await accounts(portal);
  for (const call of ['GET /audit', 'GET /audit/csv'] as const)
    expect((await callApi(call, { token })).status).toBe(role === 'nobody' ? 401 : 403);
  expect(await accounts(portal)).toEqual(before);
});
