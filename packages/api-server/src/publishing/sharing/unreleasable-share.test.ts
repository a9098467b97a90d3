import { SHARE_RULE } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf } from '../../../test/releases';
import { aTeamKey, ORIGIN } from '../../../test/signing';
import { emails, partGrants, releaseKeys } from '../../platform/db/tables';
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

test.each<[what: string, shareIt: () => Promise<string>, why: string]>([
  [
    'whose key ended meanwhile',
    shareAndEndKey,
    'mf-a 1.1.0 is signed by “Old”, which has ended. Release it again with the key in RELEASE_KEY or in .keys; “releases key” makes one, and an administrator adds it on the Releases page.',
  ],
  [
    'whose grant ended meanwhile',
    shareAndEndGrant,
    'The grant of mf-a has ended. An administrator may prolong it on the Releases page.',
  ],
  [
    'that no longer fits',
    shareAndLackCall,
    'mf-a 1.1.0 calls GET /releases, which this server does not answer. Update the server first, or build mf-a without it.',
  ],
])(
  'a share %s ends nevertheless: its release goes to no one, and its team is told why [12.131]',
  async (_what, shareIt, why) => {
    const id = await shareIt();
    await seen(portal, id, ...[PRESENT, NEXT].map((of) => ({ of, count: SHARE_RULE.forward.tabs })));
    portal.pass(DAY);
    await reportTabs(portal, id, { of: NEXT, count: 1 });
    expect(await sharesIn(portal)).toMatchObject([{ outcome: 'undecided' }]);
    expect(await liveIn(portal)).toContain('mf-a 1.0.0');
    const reason = `It did not fail more often, and could not be released all the same. ${why}`;
    expect(await writtenEntries(portal, 'release.end-share')).toMatchObject([
      { newValue: { outcome: 'undecided', by: 'share', reason } },
    ]);
    const [mail] = await db.select().from(emails);
    expect(mail).toMatchObject({ kind: 'share-ended', recipients: ['team@site.example'] });
    expect(mail?.text).toContain(reason);
  },
);
