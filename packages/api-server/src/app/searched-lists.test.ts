import { administratorToken } from '../../test/evaluations';
import { addEmail } from '../../test/emails';
import { addRegularEvaluations } from '../../test/matrix/regular-evaluations';
import { addPerson } from '../../test/people';
import { testPortal } from '../../test/portal';
import { testing } from '../quality/tests/quality.fixture';
import { CALLS, type Call } from './calls';

const portal = testPortal({}, 'all tests');
const { submitted } = testing(portal);

/** The calls whose documentation lists a parameter of their query. */
const callsWith = (name: string) =>
  CALLS.filter(({ query }) => query && name in (query as unknown as { fields: object }).fields).map(({ call }) => call);

/** What finds a record of each list that is searched. */
const FINDS: Partial<Record<Call, string>> = {
  'GET /user/getall': 'scheduler@site.example',
  'GET /national-facility/all': 'CIAO',
  'GET /national-facility/submitted-initial-acceptance-applications': 'CIAO',
  'GET /qa-tests': 'ciao',
  'GET /support/requests': 'telecover',
  'GET /evaluations': 'CIAO',
  'GET /network/labels': 'ciao',
  'GET /audit': 'night',
  'GET /audit/csv': 'night',
  'GET /emails': 'scheduler',
};

let token = '';

beforeAll(async () => {
  const { facility, owner } = await submitted();
  token = await administratorToken(portal);
  await addPerson(portal, { email: 'scheduler@site.example', roles: ['cars'] });
  await addEmail(portal, { recipients: ['scheduler@site.example'] });
  const body = {
    facility: facility.id,
    kind: 'remote_qa',
    subject: 'A telecover that does not agree',
    text: 'The sector north is late.',
    flexibility: 'any',
    urgency: 'normal',
  };
  await portal.callApi('POST /support/requests', { body, token: owner });
  await addRegularEvaluations(portal, facility.id);
});

/** The number of rows of an answer: of a list, of the list in a page, or of the lines of a file below its head. */
async function rowsOf(call: Call, query: Record<string, string>) {
  const url = `/api${call.slice('GET '.length)}?${new URLSearchParams(query)}`;
  const answer = await portal.get(url, { authorization: `Bearer ${token}` });
  expect([call, answer.statusCode]).toEqual([call, 200]);
  if (String(answer.headers['content-type']).startsWith('text/csv')) return answer.body.trim().split('\r\n').length - 1;
  const { data } = answer.json<{ data: object }>();
  return [data, ...Object.values(data)].find(Array.isArray)?.length;
}

test('each list whose documentation names a search is among those that are searched here', () => {
  expect(callsWith('search').toSorted()).toEqual(Object.keys(FINDS).toSorted());
});

test.each(Object.entries(FINDS) as [Call, string][])('%s is searched for what it says', async (call, search) => {
  expect(await rowsOf(call, { search })).toBeGreaterThan(0);
  expect(await rowsOf(call, { search: 'nothing-has-this-name' })).toBe(0);
});

test.each(callsWith('start').filter((call) => !call.includes(':')))(
  '%s begins with the row that is named',
  async (call) => {
    expect(await rowsOf(call, { start: '100000' })).toBe(0);
  },
);

test.each(callsWith('count').filter((call) => !call.includes(':')))(
  '%s has no more rows than are named',
  async (call) => {
    expect(await rowsOf(call, { count: '1' })).toBeLessThan(2);
  },
);
