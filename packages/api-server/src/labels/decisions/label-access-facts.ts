import type { Actor, Context } from '../../platform/process/app-types';
import { findFacility } from '../../labelling/facilities/facility.store';
import { labelFactsOf, labelOnDayOf, labelTodayOf } from './label-facts';
import { readLabel } from './read-label.service';

/** The facts about the label of a facility with all that it shows, for the guard of a call; undefined for an unknown one. */
export async function labelAccessFacts({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const loaded = await findFacility(db, id);
  if (!loaded) return undefined;
  const onDay = await labelOnDayOf(db, loaded, { at: now() });
  return { ...labelFactsOf(onDay, []), onDay };
}

/**
 * The facts that a step depends on, without its conditions: they are checked once, when the facility is locked. A
 * refused step answers with the label.
 */
export async function labelStepFacts(context: Context, actor: Actor | null, id: string) {
  const loaded = await findFacility(context.db, id);
  if (!loaded) return undefined;
  const at = context.now();
  const present = async () =>
    actor ? readLabel(context, actor, await labelOnDayOf(context.db, loaded, { at })) : undefined;
  return { ...labelFactsOf(labelTodayOf(loaded, at), []), present };
}
