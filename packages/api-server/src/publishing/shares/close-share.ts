import type { ShareSide, Sides } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { writeMail, writeMailTo } from '../../platform/mail/mail.store';
import { addressesWith } from '../../people/users/user.store';
import { listGrants } from '../grants/grants.store';
import { namesIn, shareMail } from './share-mail';
import { countSides, forgetTabs } from './share-tabs.store';
import type { EndingMove } from './share-ends.store';
import { closeToTabs, setEnd, type ShareOutcome, type StoredShare } from './shares.store';

/** The end of a share and its initiator. */
export interface End {
  outcome: ShareOutcome;
  at: Date;
  publicUrl: string;
  actorId?: string | undefined;
  /** The kind of program that acted instead of a user. */
  by?: string | undefined;
  /** The name of the deploy token that acted instead of a user. */
  token?: string | undefined;
  /** The move that ended it, if it was not ended by itself or on request. */
  move?: EndingMove | undefined;
  why?: string | undefined;
}

/** Notifies the teams of the parts, or administrators for parts without an address. */
async function notifyTeams(tx: Db, share: StoredShare, end: End, sides: Sides<ShareSide>): Promise<void> {
  const grants = await listGrants(tx);
  const addresses = share.parts.map(({ name }) => grants.find(({ part }) => part === name)?.email ?? null);
  const mail = shareMail({ ...end, share, sides });
  const recipients = [...new Set(addresses.filter((address) => address !== null))];
  if (recipients.length > 0) await writeMail(tx, { ...mail, recipients });
  if (addresses.includes(null)) await writeMailTo(tx, addressesWith('administrator'), mail);
}

const isForward = (outcome: ShareOutcome) => outcome === 'forward' || outcome === 'finished';

/** A share ended by its team needs no notification; every other end does. */
const isNews = ({ outcome, why }: End) => (outcome !== 'finished' && outcome !== 'stopped') || why !== undefined;

/**
 * Ends a share that the caller has locked: writes its counts to the audit log, notifies the team unless a user ended it, and
 * deletes the rows of tabs and networks. The caller moves the pointers and raises the serial.
 */
export async function closeShare(tx: Db, share: StoredShare, end: End): Promise<void> {
  const { outcome, at, actorId, by, token, move, why } = end;
  const sides = await countSides(tx, share.id);
  await setEnd(tx, share.id, { endedAt: at, outcome, sides });
  await forgetTabs(tx, share.id);
  if (!isForward(outcome)) await closeToTabs(tx, share.parts, at);
  const [first] = share.parts;
  await writeAudit(tx, {
    actorId,
    action: 'release.end-share',
    objectKind: 'release',
    objectId: first?.name ?? '',
    objectName: namesIn(share),
    newValue: {
      outcome,
      percent: share.percent,
      new: sides.new,
      rest: sides.rest,
      ...(by !== undefined && { by }),
      ...(token !== undefined && { token }),
      ...(move !== undefined && { move }),
      ...(why !== undefined && { reason: why }),
    },
  });
  if (isNews(end)) await notifyTeams(tx, share, end, sides);
}
