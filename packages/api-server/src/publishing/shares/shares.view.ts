import { epochSeconds, SHARE_RULE } from '@portal/domain';
import type { ShareFacts, ShareRecord, ShareSide, Sides } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { namesIn } from './share-mail';
import { listRecordedEnds, type RecordedEnd } from './share-ends.store';
import { countSides } from './share-tabs.store';
import { lastMovedByItself, listEnded, listRunning, type ShareOutcome, type StoredShare } from './shares.store';

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

/** The end of a share. */
export interface ShareEnd {
  at: Date;
  outcome: ShareOutcome;
  sides: Sides<ShareSide> | null;
  /** The entry of the audit log; null if there is none. */
  recorded: RecordedEnd | null;
}

/** The ended shares, the latest first, each with its entry of the audit log: both are in the same order. */
async function listEndedWithRecords(db: Db): Promise<{ share: StoredShare; recorded: RecordedEnd | null }[]> {
  const left = await listRecordedEnds(db);
  return (await listEnded(db)).map((share) => {
    const at = left.findIndex(({ names }) => names === namesIn(share));
    const [recorded = null] = at === -1 ? [] : left.splice(at, 1);
    return { share, recorded };
  });
}

/** The ends of the last shares of releases, by "part hash". */
export async function listShareEnds(db: Db): Promise<ReadonlyMap<string, ShareEnd>> {
  const ends = new Map<string, ShareEnd>();
  for (const { share, recorded } of (await listEndedWithRecords(db)).toReversed()) {
    const { parts, outcome, endedAt, sides } = share;
    if (outcome === null || endedAt === null) continue;
    for (const { name, hash } of parts) ends.set(`${name} ${hash}`, { at: endedAt, outcome, sides, recorded });
  }
  return ends;
}
