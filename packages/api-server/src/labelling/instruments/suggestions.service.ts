import {
  referenceDay,
  suggestChannel,
  suggestFeasibility,
  suggestFeature,
  type SuggestedCompliance,
} from '@portal/domain';
import { orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { viewFor } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { loadLidar } from '../instrument-records/load-instruments';

/** The year is counted from the day of the submitted evaluation, before that from today. */
const countedFrom = ({ now }: Context, evaluationDate: number | null) =>
  referenceDay(evaluationDate, now().toISOString().slice(0, 10));

/** The facility of a lidar as found for the guard; none for anonymous callers, who have no suggestions. */
type About = { loaded?: LoadedFacility };

/** The lidar in this user's view: owners must not learn before the report when its evaluations were submitted. */
async function lidarOf({ db }: Context, actor: Actor, { loaded }: About, id: string) {
  return orNotFound(await loadLidar(db, id, viewFor(orNotFound(loaded), actor)));
}

/** Suggested compliance of the feasibility of a lidar, from its current values. */
export async function suggestedFeasibility(
  context: Context,
  actor: Actor,
  about: About,
  id: string,
): Promise<SuggestedCompliance> {
  const lidar = await lidarOf(context, actor, about, id);
  return suggestFeasibility(lidar, countedFrom(context, lidar.feasibility_evaluation_date));
}

/** Suggested compliance of the features of a lidar, from its current values. */
export const suggestedFeature = async (
  context: Context,
  actor: Actor,
  about: About,
  id: string,
): Promise<SuggestedCompliance> => suggestFeature(await lidarOf(context, actor, about, id));

/** Suggested compliance of the channels of a lidar, from its current values, with the wavelengths that determine it. */
export async function suggestedChannel(context: Context, actor: Actor, about: About, id: string) {
  const lidar = await lidarOf(context, actor, about, id);
  return suggestChannel(lidar, countedFrom(context, lidar.channel_evaluation_date));
}
