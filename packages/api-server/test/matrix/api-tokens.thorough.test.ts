import { mayByToken, SCOPE_CODES, type NewApiToken, type TokenScope } from '@portal/domain';
import { CALLS, type Call } from '../../src/app/calls';
import { dataOf } from '../releases';
import { fingerprint } from '../stored';
import { capabilityOf } from './capability-of';
import { build, trialPortal, type Fixture } from './fixture';
import { knock } from './knock';
import { requestsOf } from './requests';

const portal = trialPortal();

/** The calls of each scope, written out: a new call with one of their capabilities is a decision, too. */
const OPENED: Record<TokenScope, Call[]> = {
  configurations: [
    'GET /lidar/operational-configurations',
    'GET /lidar/system/:id/operational-configurations',
    'GET /national-facility/:id/operational-configuration',
    'GET /national-facility/:id/operational-configurations',
    'GET /operational-configurations',
  ],
  certified: [
    'GET /national-facility/certified',
    'GET /open-data/facilities.geojson',
    'GET /open-data/facilities.csv',
    'GET /open-data/lidar/:id',
    'GET /open-data/photometer/:id',
    'GET /open-data/lidar/:id/pidinst',
    'GET /open-data/photometer/:id/pidinst',
    'GET /lidar/system/:id/about',
    'GET /photometer/system/:id/about',
  ],
  indicators: ['GET /national-facility/status-counts', 'GET /national-facility/network-months'],
  'data-feedback': ['POST /data-feedback'],
  'data-indicators': ['POST /data-indicators', 'POST /data-indicators/csv'],
};

/** The only calls of a token that are not a `GET`, and the tables that they write. */
const WRITES: readonly Call[] = ['POST /data-feedback', 'POST /data-indicators', 'POST /data-indicators/csv'];
const FEEDBACK_WRITTEN = {
  data_feedback: expect.anything(),
  audit_entries: expect.anything(),
  emails: expect.anything(),
  notices: expect.anything(),
};
const INDICATORS_WRITTEN = { data_indicators: expect.anything(), audit_entries: expect.anything() };

/** Every set of scopes that a token can have. */
const SETS = SCOPE_CODES.reduce<TokenScope[][]>(
  (sets, code) => [...sets, ...sets.map((set) => [...set, code])],
  [[]],
).filter(({ length }) => length > 0);

test('a token can have any set of scopes, which open the listed calls of the whole portal', () => {
  expect(SETS).toHaveLength(2 ** SCOPE_CODES.length - 1);
  for (const scope of SCOPE_CODES) {
    const opened = CALLS.map(({ call }) => call).filter((call) => {
      const decision = mayByToken([scope], capabilityOf(call), { isConfigurationApproved: true });
      return decision.allowed;
    });
    expect(opened.toSorted()).toEqual(OPENED[scope].toSorted());
    expect(opened.filter((call) => !call.startsWith('GET '))).toEqual(WRITES.filter((call) => opened.includes(call)));
  }
});

/** A token of the fixture's administrator. */
async function tokenFor({ people }: Fixture, scopes: TokenScope[]) {
  const body = { name: 'ARES', scopes, days: 1 };
  const { access: token } = people.administrator;
  return (dataOf(await portal.callApi('POST /api-tokens', { token, body })) as NewApiToken).token;
}

/** What a token opens, and the answers of every other call in each of its forms. */
async function triedWith(fixture: Fixture, bearer: string) {
  const opened = new Set<Call>();
  const refused: [Call, status: number, sentence: string | undefined][] = [];
  const asked = { fixture, facility: fixture.facilities.first, actor: 'an administrator' as const };
  for (const { call } of CALLS)
    for (const request of requestsOf(call, asked)) {
      const attempt = { ...asked, call, request: { ...request, bearer }, decision: mayByToken([], 'session.open') };
      const { status, sentence } = await knock(fixture, attempt);
      if (status === 200) opened.add(call);
      else refused.push([call, status, sentence]);
    }
  return { opened: [...opened], refused };
}

test('of all calls in all their forms, a token does exactly those of its scopes, and changes nothing but by its feedback and its indicators [12.330, 12.487]', async () => {
  const fixture = await build(portal, 'evaluated: accepted');
  for (const scopes of SETS) {
    const token = await tokenFor(fixture, scopes);
    const before = await fingerprint(portal);
    const { opened, refused } = await triedWith(fixture, token);
    // Before anything is looked up.
    const others = refused.filter(([, status, sentence]) => status !== 403 || !sentence?.includes('API token'));
    expect(others).toEqual([]);
    expect(opened.toSorted()).toEqual(scopes.flatMap((scope) => OPENED[scope]).toSorted());
    // Its last use, and how often it was used.
    const own = { api_tokens: expect.anything(), rate_limits: expect.anything() };
    const written = {
      ...(scopes.includes('data-feedback') && FEEDBACK_WRITTEN),
      ...(scopes.includes('data-indicators') && INDICATORS_WRITTEN),
    };
    expect(await fingerprint(portal)).toEqual({ ...before, ...own, ...written });
  }
}, 600_000);
