import { SHARE_RULE } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf } from '../../../test/releases';
import { aTeamKey, ORIGIN } from '../../../test/signing';
import { emails, partGrants, releaseKeys } from '../../platform/db/tables';
import { decideShares } from './end-share.service';
import {
  askForShare,
  hold,
  liveIn,
  NEXT,
  PRESENT,
  publishPresent,
  reportTabs,
  seen,
  share,
  sharesIn,
} from './sharing.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const DAY = 86_400;

beforeEach(async () => {
  await publishPresent(portal);
  await db.update(partGrants).set({ email: 'team@site.example' });
});

/** Shares a signed release, and ends the key that signed it. */
async function shareAndEndKey(): Promise<string> {
  await addPerson(portal, { roles: ['administrator'] });
  const token = (await enter(portal)).access_token;
  const { publicKey, sign } = await aTeamKey();
  const key = { name: 'Old', public_key: publicKey };
  dataOf(await callApi('POST /releases/:name/keys', { token, params: { name: 'mf-a' }, body: key }));
  const team = await hold(portal, NEXT);
  const origin = {
    token: team,
    params: { name: 'mf-a', hash: NEXT.hash },
    body: { ...ORIGIN, signature: await sign(NEXT) },
  };
  dataOf(await callApi('POST /releases/:name/:hash/origin', origin));
  const { share: id } = dataOf(await askForShare(portal, team, [NEXT])) as { share: string };
  await db.update(releaseKeys).set({ endedAt: portal.context.now() });
  return id;
}

/** Shares a release, and ends the grant of its part. */
async function shareAndEndGrant(): Promise<string> {
  const { id } = await share(portal, NEXT);
  await db.update(partGrants).set({ endsAt: portal.context.now() });
  return id;
}

/** Shares a release with a call, and switches to a server that does not answer it. */
async function shareAndLackCall(): Promise<string> {
  const { id } = await share(portal, { ...NEXT, calls: ['GET /releases'] });
  const fewer = portal.context.answeredCalls.filter((call) => call !== 'GET /releases');
  jest.replaceProperty(portal.context, 'answeredCalls', fewer);
  return id;
}

/** The end of the one share, as the audit log and its team are told. */
async function recordedEnd() {
  const [entry] = await writtenEntries(portal, 'release.end-share');
  const [mail] = await db.select().from(emails);
  const { outcome, reason } = (entry?.newValue ?? {}) as { outcome?: string; reason: string };
  const isNotified = mail?.kind === 'share-ended' && mail.text.includes(reason);
  return {
    outcome,
    reason,
    isNotified,
    to: mail?.recipients,
    live: await liveIn(portal),
    shares: await sharesIn(portal),
  };
}
const ended = (outcome: string, reason: string) => ({
  outcome,
  reason,
  isNotified: true,
  to: ['team@site.example'],
  live: expect.arrayContaining(['mf-a 1.0.0']),
  shares: [expect.objectContaining({ outcome })],
});

test.each<[what: string, shareIt: () => Promise<string>, why: string]>([
  [
    'key',
    shareAndEndKey,
    'mf-a 1.1.0 is signed by “Old”, which has ended. Release it again with the key in RELEASE_KEY or in .keys; “releases key” makes one, and an administrator adds it on the Releases page.',
  ],
  ['grant', shareAndEndGrant, 'The grant of mf-a has ended. An administrator may prolong it on the Releases page.'],
])(
  'a share whose %s ended meanwhile stops at the next clean-up, and its team is told why [12.131]',
  async (_what, shareIt, why) => {
    await shareIt();
    await decideShares(portal.context);
    expect(await recordedEnd()).toEqual(ended('stopped', why));
  },
);

test('a share that no longer fits ends nevertheless: its release goes to no one, and its team is told why [12.131]', async () => {
  const id = await shareAndLackCall();
  await seen(portal, id, ...[PRESENT, NEXT].map((of) => ({ of, count: SHARE_RULE.forward.tabs })));
  portal.pass(DAY);
  await reportTabs(portal, id, { of: NEXT, count: 1 });
  const reason =
    'It did not fail more often, and could not be released all the same. mf-a 1.1.0 calls GET /releases, which this server does not answer. Update the server first, or build mf-a without it.';
  expect(await recordedEnd()).toEqual(ended('undecided', reason));
});
