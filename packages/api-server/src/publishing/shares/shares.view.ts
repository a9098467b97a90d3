import { epochSeconds, SHARE_RULE } from '@portal/domain';
import type { ShareFacts, ShareRecord, ShareSide, Sides } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { countSides } from './share-tabs.store';
import { lastMovedByItself, listEnded, listRunning, type StoredShare } from './shares.store';

/** Until when nothing is decided on a share, as one of its parts was moved by itself before; epoch seconds. */
async function quietUntil(db: Db, { parts, startedAt }: StoredShare): Promise<number | null> {
  const last = await lastMovedByItself(
    db,
    parts.map(({ name }) => name),
  );
  const until = last && epochSeconds(last) + SHARE_RULE.quietSeconds;
  return until !== null && until > epochSeconds(startedAt) ? until : null;
}

/** What a share is decided by. */
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

/** The shares under way, as administrators and teams see them. */
export async function listShareRecords(db: Db): Promise<ShareRecord[]> {
  const records: ShareRecord[] = [];
  for (const share of await listRunning(db))
    records.push(toRecord(share, { quiet_until: await quietUntil(db, share), sides: await countSides(db, share.id) }));
  return records;
}

/** Hashes of releases, each after its part, whose last share ended without their going to everybody. */
export async function listTakenBack(db: Db): Promise<ReadonlySet<string>> {
  const taken = new Map<string, boolean>();
  for (const { parts, outcome } of (await listEnded(db)).toReversed())
    for (const { name, hash } of parts) taken.set(`${name} ${hash}`, outcome !== 'forward' && outcome !== 'finished');
  return new Set([...taken].flatMap(([release, isTakenBack]) => (isTakenBack ? [release] : [])));
}
