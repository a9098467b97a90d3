import type { ReasonInput, SwitchInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { removeTokens } from '../grants/deploy-tokens.store';
import { lockGrant, setUse } from '../grants/grants.store';
import { endKeys } from '../grants/keys.store';
import { grantOrNotFound, inUse } from '../grants/must-be-granted';
import { recordComposition } from './compositions.store';
import { refusedRelease } from '../refusals';
import { closeShare } from '../shares/close-share';
import { lockRunning } from '../shares/shares.store';
import { currentReleases, raiseSerial, removePointer } from './releases.store';
import { swapComposition } from './swap-composition';

type Action = 'release.switch-off' | 'release.switch-on' | 'release.withdraw' | 'release.retire';

const about = (part: string) => ({ objectKind: 'release' as const, objectId: part, objectName: part });

interface Change {
  actor: Actor;
  part: string;
  action: Action;
  reason: string | null;
  /** The change itself, in the transaction of its audit row. */
  make: (tx: Db) => Promise<void>;
}

/** Ends the share of a part that is no longer live, as it has nothing to be compared with. */
async function endShares(
  tx: Db,
  { settings: { publicUrl }, now }: Context,
  { actor, part, move }: { actor: Actor; part: string; move: 'release.withdraw' | 'release.retire' },
): Promise<void> {
  const why = `${part} was ${move === 'release.retire' ? 'retired' : 'taken back'}.`;
  for (const share of await lockRunning(tx))
    if (share.parts.some(({ name }) => name === part))
      await closeShare(tx, share, { outcome: 'stopped', at: now(), publicUrl, actorId: actor.id, move, why });
}

/** Changes the use of a part and moves the composition, so that every server applies it to its next page. */
async function changeUse({ db, now }: Context, change: Change): Promise<null> {
  await swapComposition(db, (tx, seen) => tryChange(tx, { ...change, seen, at: now() }));
  return null;
}

interface Try extends Change {
  /** The serial that was read before anything else. */
  seen: number;
  at: Date;
}

/** One attempt; null if the composition has moved since its serial was seen, and then nothing was written. */
async function tryChange(tx: Db, { actor, part, action, reason, make, seen, at }: Try): Promise<true | null> {
  grantOrNotFound(part, await lockGrant(tx, part));
  await lockRunning(tx);
  if (!(await raiseSerial(tx, seen))) return null;
  await make(tx);
  // Pages loaded from now on name this composition, so its id must be recorded.
  const live = await currentReleases(tx);
  const manifests = live.map(({ manifest }) => manifest);
  await recordComposition(tx, manifests, at);
  await writeAudit(tx, { actorId: actor.id, action, ...about(part), newValue: { reason } });
  return true;
}

/** Switches a part off, with the message that its pages show, or on again. */
export const switchPart = (context: Context, actor: Actor, part: string, { off }: SwitchInput): Promise<null> => {
  if (part === 'shell')
    throw refusedRelease(
      422,
      'The shell carries all other parts, and cannot be switched off. Switch off the part concerned instead.',
    );
  const action = off === null ? 'release.switch-on' : 'release.switch-off';
  async function make(tx: Db) {
    inUse(part, await lockGrant(tx, part));
    await setUse(tx, part, { offReason: off });
  }
  return changeUse(context, { actor, part, action, reason: off, make });
};

/** Withdraws the present release of a part without a replacement: its pages disappear from the portal. */
async function withdraw(tx: Db, part: string, at: Date): Promise<void> {
  const live = await currentReleases(tx);
  if (!live.some((release) => release.part === part))
    throw refusedRelease(409, `${part} has no release that is live, so there is nothing to take back.`);
  await removePointer(tx, part, at);
}

function mustBeRemote(part: string): void {
  if (part === 'shell') throw refusedRelease(422, 'The shell carries all other parts. Roll it back instead.');
}

/** Withdraws the present release of a part, even its first, which a rollback cannot replace. */
export async function withdrawRelease(context: Context, actor: Actor, part: string, { reason }: ReasonInput) {
  mustBeRemote(part);
  const make = async (tx: Db) => {
    await endShares(tx, context, { actor, part, move: 'release.withdraw' });
    await withdraw(tx, part, context.now());
  };
  return changeUse(context, { actor, part, action: 'release.withdraw', reason, make });
}

/** Retires a part: it has no live release, and none can be released until it is granted again. */
export async function retirePart(context: Context, actor: Actor, part: string, { reason }: ReasonInput) {
  mustBeRemote(part);
  const make = async (tx: Db) => {
    await endShares(tx, context, { actor, part, move: 'release.retire' });
    await removePointer(tx, part, context.now());
    // A later grant may be for another team.
    await removeTokens(tx, part);
    await endKeys(tx, part, context.now());
    await setUse(tx, part, { retiredAt: context.now() });
  };
  return changeUse(context, { actor, part, action: 'release.retire', reason, make });
}
