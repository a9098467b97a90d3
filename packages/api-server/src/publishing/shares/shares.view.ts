import { epochSeconds, SHARE_RULE } from '@portal/domain';
import type { ShareFacts, ShareRecord, ShareSide, Sides } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { countSides } from './share-tabs.store';
import { lastMovedByItself, listEnded, listRunning, type StoredShare } from './shares.store';

/**
 * Until when no decision is made on a share, because one of its parts was moved automatically before; epoch seconds.
 */
async function quietUntil(db: Db, { parts, startedAt }: StoredShare): Promise<number | null> {
  const last = await lastMovedByItself(
    db,
    parts.map(({ name }) => name),
  );
  const until = last && epochSeconds(last) + SHARE_RULE.quietSeconds;
  return until !== null && until > epochSeconds(startedAt) ? until : null;
}

/** The facts for the decision on a share. */
export async function factsOf(db: Db, share: StoredShare, now: Date): Promise<ShareFacts> {
  return {
    sides: await countSides(db, share.id),
    started_at: epochSeconds(share.startedAt),
    quiet_until: (await quietUntil(db, share)) ?? 0,
    now: epochSeconds(now),
  };
}

const toRecord = (
  { id, parts, percent, startedAt }: StoredShare,
  facts: { quiet_until: number | null; sides: Sides<ShareSide> },
): ShareRecord => ({ _id: id, parts, percent, started_at: epochSeconds(startedAt), ...facts });

/** The running shares, as administrators and teams see them. */
export async function listShareRecords(db: Db): Promise<ShareRecord[]> {
  const records: ShareRecord[] = [];
  for (const share of await listRunning(db))
    records.push(toRecord(share, { quiet_until: await quietUntil(db, share), sides: await countSides(db, share.id) }));
  return records;
}

/** Releases, as "part hash", whose last share ended without a release to all users. */
export async function listTakenBack(db: Db): Promise<ReadonlySet<string>> {
  const taken = new Map<string, boolean>();
  for (const { parts, outcome } of (await listEnded(db)).toReversed())
    for (const { name, hash } of parts) taken.set(`${name} ${hash}`, outcome !== 'forward' && outcome !== 'finished');
  return new Set([...taken].flatMap(([release, isTakenBack]) => (isTakenBack ? [release] : [])));
}
