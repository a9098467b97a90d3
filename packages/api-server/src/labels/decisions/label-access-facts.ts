import type { LabelStep } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { findFacility } from '../../labelling/facilities/facility.store';
import { labelFactsOf, labelOnDayOf } from './label-facts';
import { readLabel } from './read-label.service';

/** The facts about the label of a facility, for the guard of a call; undefined for an unknown one. A refused step answers with the label. */
export async function labelAccessFacts(
  context: Context,
  actor: Actor | null,
  { id, step }: { id: string; step?: LabelStep },
) {
  const loaded = await findFacility(context.db, id);
  if (!loaded) return undefined;
  const onDay = await labelOnDayOf(context.db, loaded, context.now());
  const present = async () => (actor ? readLabel(context, actor, onDay) : undefined);
  return { ...labelFactsOf(onDay, step), onDay, ...(step !== undefined && { present }) };
}
