import { actorKinds, mayCall, permissionsOf, type Call, type RoleCode } from '@portal/domain';
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

const cases = CALLS.flatMap(({ call }) => CALLERS.map((role) => ({ call, role, who: role ?? 'nobody' })));

test.each(cases)('$call by $who is judged as the matrix says', async ({ call, role }) => {
  const token = role ? await tokenOf(role, call) : undefined;
  const before = await written();
  const id = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';
  const { status, body } = await portal.ask(call, {
    token,
    params: { id },
    body: call.startsWith('POST') ? {} : undefined,
  });
  const actor = role && { id: 'somebody', permissions: permissionsOf([role]) };
  const verdict = mayCall(call, actorKinds(actor));
  if (verdict.allowed) return expect([401, 403]).not.toContain(status);
  expect(status).toBe(verdict.status);
  expect(body.code).toBeGreaterThanOrEqual(1000);
  return expect(await written()).toEqual(before);
});

test('a token that does not hold is refused even where anybody may ask, so that the client renews it', async () => {
  const { status, body } = await portal.ask('GET /national-facility/certified', { token: 'not.a.token' });
  expect([status, body.code]).toEqual([401, 1001]);
});
