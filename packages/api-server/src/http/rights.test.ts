import { actorKinds, mayCall, permissionsOf, type Call, type RoleCode } from '@portal/domain';
import { addFacility } from '../../test/facilities';
import { addLidar, addPhotometer } from '../../test/instruments';
import { addPerson, logIn } from '../../test/people';
import { testPortal } from '../../test/portal';
import { CALLS } from '../calls';
import { auditEntries, contactMessages, emails } from '../db/tables';

const portal = testPortal();

/** Everybody who may knock: nobody in particular, and one person of each role. */
const CALLERS: (RoleCode | null)[] = [null, 'national_facility', 'lidar_reviewer', 'cars', 'ares', 'administrator'];

/** Calls that carry a refresh token in place of an access token. */
const REFRESH: Call = 'POST /auth/refresh';

async function tokenOf(role: RoleCode, call: Call) {
  await addPerson(portal, { roles: [role] });
  const tokens = await logIn(portal);
  return call === REFRESH ? tokens.refresh_token : tokens.access_token;
}

const written = async () => [
  await portal.db.$count(auditEntries),
  await portal.db.$count(contactMessages),
  await portal.db.$count(emails),
];

const NOTHING = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';

/** What the ids of a call name, by the beginning of its path: a facility that is being filled in, and its instruments. */
const WORLD: Readonly<Record<string, (facilityId: string) => Promise<Record<string, string>>>> = {
  '/national-facility/:id': async (id) => ({
    id,
    lidarId: (await addLidar(portal, id)).id,
    photometerId: (await addPhotometer(portal, id)).id,
  }),
  '/lidar/system/': async (facilityId) => ({ id: (await addLidar(portal, facilityId)).id }),
  '/photometer/system/': async (facilityId) => ({ id: (await addPhotometer(portal, facilityId)).id }),
};

const worldOf = (call: Call) => Object.keys(WORLD).find((start) => call.includes(` ${start}`) && call.includes('/:'));

/** What is no part of a facility. */
const OTHERS: Readonly<Record<string, () => Promise<{ id: string }>>> = {
  '/user/:id': () => addPerson(portal, { email: 'somebody@site.example' }),
};

async function paramsFor(call: Call): Promise<Record<string, string>> {
  const [, other] = Object.entries(OTHERS).find(([start]) => call.includes(` ${start}`)) ?? [];
  if (other) return { id: (await other()).id };
  const make = WORLD[worldOf(call) ?? ''];
  return make ? make((await addFacility(portal, {}, { status: 'draft' })).id) : { id: NOTHING };
}

const STRANGER = '8d1c8a5e-0a38-4f0c-9a3f-2f6b7f0c1d2e';

/** What the matrix says of a person who has nothing to do with the facility that the call is about. */
function verdictOf(call: Call, role: RoleCode | null) {
  const person = role && { id: STRANGER, permissions: permissionsOf([role]) };
  const facility = worldOf(call) ? { ownerId: NOTHING, reviewers: {} } : undefined;
  return mayCall(call, actorKinds(person, facility), facility ? { status: 'draft' } : {});
}

async function knock(call: Call, role: RoleCode | null) {
  const token = role ? await tokenOf(role, call) : undefined;
  const params = await paramsFor(call);
  const before = await written();
  const answer = await portal.ask(call, { token, params, body: call.startsWith('POST') ? {} : undefined });
  return { ...answer, before, after: await written() };
}

const cases = CALLS.flatMap(({ call }) =>
  CALLERS.map((role) => ({ call, role, who: role ?? 'nobody', verdict: verdictOf(call, role) })),
);

test.each(cases.filter(({ verdict }) => verdict.allowed))('$call is open to $who', async ({ call, role }) => {
  const { status } = await knock(call, role);
  expect([401, 403]).not.toContain(status);
});

test.each(cases.flatMap(({ verdict, ...rest }) => (verdict.allowed ? [] : [{ ...rest, refusal: verdict }])))(
  '$call is closed to $who with $refusal.status, and changes nothing',
  async ({ call, role, refusal }) => {
    const { status, body, before, after } = await knock(call, role);
    expect([status, body.code]).toEqual([refusal.status, refusal.code]);
    expect(after).toEqual(before);
  },
);

test('a token that does not hold is refused even where anybody may ask, so that the client renews it', async () => {
  const { status, body } = await portal.ask('GET /national-facility/certified', { token: 'not.a.token' });
  expect([status, body.code]).toEqual([401, 1001]);
});
