import { relationsOf, may, permissionsOf, ROLES, type RoleCode } from '@portal/domain';
import { capabilityOf } from '../../../test/matrix/capability-of';
import { addEmail } from '../../../test/emails';
import { addReviewed } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import type { Call } from '../../app/calls';

const portal = testPortal();

/** Everything that lists people, or what people did, wrote and own. */
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

/** The world has people, a facility and messages; somebody asks, and all there is of the answer comes back. */
async function look(path: string, who: (typeof CALLERS)[number]) {
  await addReviewed(portal);
  await addEmail(portal, { recipients: ['pi.ciao@site.example'] });
  if (who === 'nobody') return portal.get(`/api${path}`);
  await addPerson(portal, { email: 'asking@site.example', roles: who === 'no role' ? [] : [who] });
  const { access_token } = await enter(portal, 'asking@site.example');
  return portal.get(`/api${path}`, { authorization: `Bearer ${access_token}` });
}

const REVEALING = [/@/, /Byron/, /Rita/, /CIAO/, /Potenza/, /[0-9a-f]{8}-[0-9a-f]{4}-/];

test.each(cases.filter(({ decision }) => !decision.allowed))(
  '$call reveals nothing to $who: no name, no address, not how many there are',
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

test('an anonymous search and one of a stranger are refused alike, whatever they look for', async () => {
  await addReviewed(portal);
  await addPerson(portal, { roles: ['national_facility'] });
  const { access_token } = await enter(portal);
  for (const headers of [{}, { authorization: `Bearer ${access_token}` }]) {
    const callApi = async (search: string) => (await portal.get(`/api/user/getall?search=${search}`, headers)).body;
    expect(await callApi('lidar@site.example')).toBe(await callApi('nobody@nowhere.example'));
  }
});
