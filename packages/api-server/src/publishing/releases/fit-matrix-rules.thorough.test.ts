import type { ComparedRelease, FitMatrix } from '@portal/domain';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, teamToken } from '../../../test/releases';
import { partGrants, releaseKeys, releases } from '../../platform/db/tables';
import { hold, share } from '../sharing/sharing.fixture';
import { anotherRemote, aRemoteRelease, aShellRelease } from './releases.fixture';

const portal = testPortal();
const { callApi, db } = portal;

const ofVersion = (version: string, digit: string) => anotherRemote('mf-a', { version, hash: digit.repeat(16) });
const BEFORE = ofVersion('1.0.0', 'a');
const LIVE = ofVersion('1.1.0', 'b');
const SHARED = ofVersion('1.2.0', 'c');
const SENT = ofVersion('1.3.0', 'd');

beforeEach(async () => {
  for (const release of [aShellRelease(), aRemoteRelease(), BEFORE, LIVE]) await deploy(portal, release);
});

const containing = (sentences: string[]) => sentences.map((text) => expect.stringContaining(text) as string);

/** What the column about the server says of each state of `mf-a`. */
async function told(): Promise<Record<string, string[]>> {
  await addPerson(portal, { roles: ['administrator'] });
  const token = (await enter(portal)).access_token;
  const { remotes } = dataOf(await callApi('GET /releases/matrix', { token })) as FitMatrix;
  const own: ComparedRelease[] = remotes.filter(({ name }) => name === 'mf-a');
  return Object.fromEntries(own.map(({ state, problems }) => [state, problems]));
}

const change = (values: Partial<typeof partGrants.$inferInsert>) => async () =>
  void (await db.update(partGrants).set(values));

async function addKey(isSigner: boolean, endedAt: Date | null) {
  const key = { part: 'mf-a', name: 'Old', publicKey: 'A'.repeat(43), createdAt: portal.context.now(), endedAt };
  const [added] = await db.insert(releaseKeys).values(key).returning();
  if (isSigner) await db.update(releases).set({ signedById: String(added?.id) });
}

const WAITS = 'A share of mf-a 1.2.0 is under way.';

/** What is refused in each state. What is live is already current, so no rule of a move applies to it. */
interface Refused {
  shared: string[];
  sent: string[];
  before: string[];
}

test.each<[what: string, make: () => Promise<void>, refused: Refused]>([
  ['nothing has changed', async () => {}, { shared: [], sent: [WAITS], before: [] }],
  [
    'the part has a key',
    () => addKey(false, null),
    { shared: ['mf-a 1.2.0 is not signed'], sent: ['mf-a 1.3.0 is not signed', WAITS], before: [] },
  ],
  [
    'the key of its releases has ended',
    () => addKey(true, portal.context.now()),
    { shared: ['1.2.0 is signed by “Old”, which has ended'], sent: ['1.3.0 is signed by “Old”', WAITS], before: [] },
  ],
  [
    'its grant is for other paths',
    change({ prefixes: ['/weather'] }),
    {
      shared: ['mf-a 1.2.0 has a page at /mf-a, and mf-a is granted /weather.'],
      sent: ['mf-a 1.3.0 has a page at /mf-a', WAITS],
      before: ['mf-a 1.0.0 has a page at /mf-a'],
    },
  ],
  [
    'its grant is for fewer files',
    change({ limits: { files: 1, bytes: 1000, pages: 1, menu_entries: 1 } }),
    {
      shared: ['mf-a 1.2.0 has 5 files, and mf-a is granted 1.'],
      sent: ['mf-a 1.3.0 has 5 files', WAITS],
      before: ['mf-a 1.0.0 has 5 files'],
    },
  ],
  [
    'its grant has ended',
    () => change({ endsAt: portal.context.now() })(),
    { shared: ['The grant of mf-a has ended.'], sent: ['The grant of mf-a has ended.', WAITS], before: [] },
  ],
  [
    'it was retired',
    () => change({ retiredAt: portal.context.now() })(),
    { shared: ['mf-a was retired.'], sent: ['mf-a was retired.', WAITS], before: ['mf-a was retired.'] },
  ],
])(
  'the comparison applies the rules of the move that each release waits for, when %s [12.140]',
  async (_what, make, refused) => {
    await share(portal, SHARED);
    await hold(portal, SENT);
    await make();
    expect(await told()).toEqual({
      live: [],
      shared: containing(refused.shared),
      sent: containing(refused.sent),
      before: containing(refused.before),
    });
  },
);

test.each<[what: string, sent: typeof SENT, mode: 'demo' | 'production', refused: string[]]>([
  ['higher', SENT, 'production', []],
  ['lower', ofVersion('0.9.0', 'd'), 'demo', ['mf-a 0.9.0 is older than 1.1.0, which is live.']],
  ['taken, on a demonstration', ofVersion('1.1.0', 'd'), 'demo', []],
  [
    'taken',
    ofVersion('1.1.0', 'd'),
    'production',
    [`mf-a 1.1.0 was released before with other content (${LIVE.hash}).`],
  ],
])(
  'a sent release whose version is %s, as its release would be; a way back may be lower [12.140]',
  async (_what, sent, mode, refused) => {
    await hold(portal, sent);
    jest.replaceProperty(portal.context.settings, 'mode', mode);
    const answer = await told();
    expect(answer).toEqual({
      live: [],
      sent: containing(refused),
      before: [],
    });
    const body = { parts: [{ name: 'mf-a', hash: sent.hash }] };
    const move = await callApi('POST /releases/moves', { token: await teamToken(portal, 'mf-a'), body });
    expect(move).toMatchObject(
      refused.length === 0 ? { status: 200 } : { status: 409, body: { msg: answer.sent?.join(' ') } },
    );
  },
);
