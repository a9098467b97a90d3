import { relationsOf, may, permissionsOf, ROLES, type RoleCode } from '@portal/domain';
import { capabilityOf } from '../../../test/matrix/capability-of';
import { addEmail } from '../../../test/emails';
import { addReviewed } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import type { Call } from '../../app/calls';

const portal = testPortal({}, 'all tests');

/** All calls that list users, or their actions, texts and facilities. */
const LISTS: Partial<Record<Call, string>> = {
  'GET /user/getall': '/user/getall?search=site.example',
  'GET /user/getAllRoles': '/user/getAllRoles',
  'GET /user/with-role-name/:name': '/user/with-role-name/Lidar%20Reviewer',
  'GET /user/without-nf': '/user/without-nf',
  'GET /national-facility/all': '/national-facility/all?search=CIAO',
  'GET /national-facility/submitted-initial-acceptance-applications':
    '/national-facility/submitted-initial-acceptance-applications',
  'GET /emails': '/emails?search=site.example',
  'GET /audit': '/audit?search=site.example',
  'GET /audit/csv': '/audit/csv',
  'GET /files': '/files',
};

const CALLERS: (RoleCode | 'nobody' | 'no role')[] = ['nobody', 'no role', ...ROLES.map(({ code }) => code)];

const cases = (Object.entries(LISTS) as [Call, string][]).flatMap(([call, path]) =>
  CALLERS.map((who) => ({ call, path, who, decision: may(capabilityOf(call), relationOf(who)) })),
);

function relationOf(who: (typeof CALLERS)[number]) {
  if (who === 'nobody') return relationsOf(null);
  return relationsOf({ id: 'x', permissions: permissionsOf(who === 'no role' ? [] : [who]) });
}

const tokens = new Map<(typeof CALLERS)[number], string>();

beforeAll(async () => {
  await addReviewed(portal);
  await addEmail(portal, { recipients: ['pi.ciao@site.example'] });
  for (const [index, who] of CALLERS.entries()) {
    if (who === 'nobody') continue;
    const email = `asking-${index}@site.example`;
    await addPerson(portal, { email, roles: who === 'no role' ? [] : [who] });
    tokens.set(who, (await enter(portal, email)).access_token);
  }
});

/** Makes the request and returns the whole response. */
const look = (path: string, who: (typeof CALLERS)[number]) => {
  const token = tokens.get(who);
  return portal.get(`/api${path}`, token ? { authorization: `Bearer ${token}` } : {});
};

const REVEALING = [/@/, /Byron/, /Rita/, /CIAO/, /Potenza/, /[0-9a-f]{8}-[0-9a-f]{4}-/];

test.each(cases.filter(({ decision }) => !decision.allowed))(
  '$call discloses nothing to $who: neither names nor addresses nor their number',
  async ({ path, who, decision }) => {
    const answer = await look(path, who);
    expect(answer.statusCode).toBe(decision.allowed ? 200 : decision.status);
    for (const pattern of REVEALING) expect(answer.body).not.toMatch(pattern);
    expect(answer.headers).not.toHaveProperty('x-total-count');
    expect(answer.json<object>()).not.toHaveProperty('data');
  },
);

test.each(cases.filter(({ decision }) => decision.allowed))('$call answers $who', async ({ path, who }) => {
  expect((await look(path, who)).statusCode).toBe(200);
});

test('anonymous searches and those of a stranger are refused alike, whatever the search', async () => {
  for (const who of ['nobody', 'national_facility'] as const) {
    const found = await look('/user/getall?search=lidar@site.example', who);
    expect(found.body).toBe((await look('/user/getall?search=nobody@nowhere.example', who)).body);
  }
});
