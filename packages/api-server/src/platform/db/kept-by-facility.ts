import { MS_PER_DAY } from '@portal/domain';
import type { Db } from './client';
import { joined } from './joined';
import { currentMoment, listChanges, removeOldChanges, type Moment } from './facility-changes.store';

/** What was looked up about facilities, by their id. Another object as soon as something in it has changed. */
export type ByFacility<Item> = ReadonlyMap<string, Item>;

/** Looks up what is kept about these facilities, or about all if there are no `ids`. */
export type LookUp<Item> = (db: Db, ids: readonly string[] | null) => Promise<ByFacility<Item>>;

interface Kept<Item> {
  moment: Moment;
  readAt: number;
  items: ByFacility<Item>;
}

/** Number of changed facilities beyond which all are looked up at once. */
const MANY = 500;

/** Changes are noted for longer than this, ms. */
const KEPT_FOR = MS_PER_DAY;
/** For how long changes are noted, ms: as long again, as servers look up at different times. */
const NOTED_FOR = 2 * MS_PER_DAY;

/**
 * Keeps what is looked up about facilities, for each database, and looks up again those that changed since, by
 * whichever server. Not for transactions, which do not see their own changes here.
 */
export function keptByFacility<Item>(lookUp: LookUp<Item>): (db: Db) => Promise<ByFacility<Item>> {
  const keepers = new WeakMap<Db, () => Promise<ByFacility<Item>>>();
  return (db) => {
    const keeper = keepers.get(db) ?? keeperOf(db, lookUp);
    keepers.set(db, keeper);
    return keeper();
  };
}

function keeperOf<Item>(db: Db, lookUp: LookUp<Item>) {
  let kept: Kept<Item> | null = null;
  const keep = (next: Kept<Item>) => {
    kept = next;
    return next.items;
  };
  const lookUpAll = async (moment: Moment, readAt: number) => keep({ moment, readAt, items: await lookUp(db, null) });

  return joined(async () => {
    const now = Date.now();
    if (!kept || now - kept.readAt >= KEPT_FOR) return lookUpAll(await currentMoment(db), now);
    const { items, readAt } = kept;
    const { moment, changed } = await listChanges(db, kept.moment);
    const ids = changed.filter((id) => id !== null);
    if (ids.length < changed.length || ids.length > MANY) return lookUpAll(moment, now);
    const found = ids.length > 0 ? await lookUp(db, ids) : new Map<string, Item>();
    return keep({ moment, readAt, items: merged(items, ids, found) });
  });
}

/** The items with what was found anew about some facilities; the same object if these are and were not among them. */
function merged<Item>(items: ByFacility<Item>, ids: readonly string[], found: ByFacility<Item>): ByFacility<Item> {
  if (ids.every((id) => !items.has(id) && !found.has(id))) return items;
  const next = new Map(items);
  for (const id of ids) if (!found.has(id)) next.delete(id);
  // What stays keeps its place, so that a list in order hardly has to be ordered again.
  for (const [id, item] of found) next.set(id, item);
  return next;
}

/** Removes the notes of changes that no server needs any more; to be run periodically, on any server. */
export const forgetChanges = ({ db, now }: { db: Db; now: () => Date }): Promise<void> =>
  removeOldChanges(db, new Date(now().getTime() - NOTED_FOR));
