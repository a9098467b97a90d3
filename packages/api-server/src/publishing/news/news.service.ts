import type { CompositionNews, TabAgeInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { countTowards } from '../../platform/limits/limits';
import type { Actor, Context } from '../../platform/process/app-types';
import { findComposition } from '../releases/compositions.store';
import { compositionId, type PartRelease } from '../releases/current';
import { lockTabMinutes, readTabMinutes, writeTabMinutes } from '../releases/tab-age.store';
import { fatesOf, namesOfCurrent, type Fate } from './news.store';

const isHeld = ({ part, hash }: Fate, held: readonly PartRelease[]) =>
  held.some((release) => release.name === part && release.hash === hash);

/** Whether an urgent release of the part replaced this one, or came later. */
const isBehindUrgent = ({ part, lastCurrentAt }: Fate, fates: readonly Fate[]) =>
  lastCurrentAt !== null &&
  fates.some((other) => other.part === part && other.urgentAt !== null && other.urgentAt >= lastCurrentAt);

/**
 * The news for a tab with this composition. For one that was never live, such as a preview, only the present
 * composition is returned. The network is only used for rate limiting; it is not stored.
 */
export async function readNews(context: Context, id: string, network: string): Promise<CompositionNews> {
  const { db } = context;
  await countTowards(context, 'news', [network]);
  const composition = compositionId(await namesOfCurrent(db));
  const tab = composition === id ? null : await findComposition(db, id);
  const held: readonly PartRelease[] = tab?.parts ?? [];
  const fates = held.length === 0 ? [] : await fatesOf(db, held);
  const own = fates.filter((fate) => isHeld(fate, held));
  return {
    composition,
    is_urgent: own.some((fate) => isBehindUrgent(fate, fates)),
    is_withdrawn: own.some(({ withdrawnAt }) => withdrawnAt !== null),
    tab_minutes: await readTabMinutes(db),
  };
}

/** Sets the maximum age of a tab with withdrawn code. */
export async function setTabAge({ db }: Context, actor: Actor, { minutes }: TabAgeInput): Promise<null> {
  await transaction(db, async (tx) => {
    const before = await lockTabMinutes(tx);
    if (before === minutes) return;
    await writeTabMinutes(tx, minutes);
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'release.set-tab-age',
      objectKind: 'release',
      objectId: 'tabs',
      oldValue: { minutes: before },
      newValue: { minutes },
    });
  });
  return null;
}
