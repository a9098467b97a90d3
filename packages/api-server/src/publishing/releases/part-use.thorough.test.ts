import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy } from '../../../test/releases';
import { anotherRemote, aRemoteRelease, aShellRelease } from './releases.fixture';
import * as store from './releases.store';

jest.mock('./releases.store', () => {
  const actual = jest.requireActual<typeof store>('./releases.store');
  return { ...actual, readSerial: jest.fn(actual.readSerial) };
});

const { readSerial } = jest.requireActual<typeof store>('./releases.store');
const portal = testPortal();
const { callApi, get, db } = portal;

const OTHER = anotherRemote('mf-b', { hash: 'c'.repeat(16) });
const OTHER_NEXT = anotherRemote('mf-b', { version: '1.1.0', hash: 'd'.repeat(16) });
const REASON = 'It shows wrong numbers.';

/** The releases of the next page, as "part version", and its composition id. */
async function page() {
  const { body } = await get('/');
  const block = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  const composed = JSON.parse(block) as { id: string; remotes: Record<string, { version: string; off?: string }> };
  const parts = Object.entries(composed.remotes).map(([name, { version, off }]) => `${name} ${off ?? version}`);
  return { id: composed.id, parts: parts.toSorted() };
}

beforeEach(async () => {
  for (const release of [aShellRelease(), aRemoteRelease(), anotherRemote('mf-a'), OTHER])
    await deploy(portal, release);
});

test.each<[call: 'withdraw' | 'retire' | 'switch', body: object, parts: string[]]>([
  ['withdraw', { reason: REASON }, ['mf-b 1.1.0', 'mf-public 1.0.0']],
  ['retire', { reason: REASON }, ['mf-b 1.1.0', 'mf-public 1.0.0']],
  ['switch', { off: REASON }, [`mf-a ${REASON}`, 'mf-b 1.1.0', 'mf-public 1.0.0']],
])(
  '%s beside a release of another part: pages show both, and each moves the composition',
  async (call, body, parts) => {
    const token = (await addPerson(portal, { roles: ['administrator'] }), await enter(portal)).access_token;
    const before = await readSerial(db);
    // Another release becomes current, visibly, just after the serial was read.
    jest.mocked(store.readSerial).mockImplementationOnce(async (session) => {
      const seen = await readSerial(session);
      await deploy(portal, OTHER_NEXT);
      expect((await page()).parts).toEqual(['mf-a 1.0.0', 'mf-b 1.1.0', 'mf-public 1.0.0']);
      return seen;
    });
    dataOf(await callApi(`POST /releases/:name/${call}`, { token, params: { name: 'mf-a' }, body }));
    const shown = await page();
    expect(shown.parts).toEqual(parts);
    expect(await readSerial(db)).toBe(before + 2);
    const known = await callApi('GET /releases/compositions/:id', { token, params: { id: shown.id } });
    expect(known.status).toBe(200);
    const action = call === 'switch' ? 'release.switch-off' : `release.${call}`;
    expect(await writtenEntries(portal, action)).toHaveLength(1);
  },
);

test('a retired part is not switched off', async () => {
  const token = (await addPerson(portal, { roles: ['administrator'] }), await enter(portal)).access_token;
  const change = (call: 'retire' | 'switch', body: object) =>
    callApi(`POST /releases/:name/${call}`, { token, params: { name: 'mf-a' }, body });
  dataOf(await change('retire', { reason: REASON }));
  expect((await change('switch', { off: REASON })).status).toBe(409);
});
