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
import { getFacility } from '../facilities/load-facility';
import { loadLidar } from '../instrument-records/load-instruments';

/** One year is counted from the day on which the evaluation was submitted, until then from today. */
const countedFrom = ({ now }: Context, evaluationDate: number | null) =>
  referenceDay(evaluationDate, now().toISOString().slice(0, 10));

/** The lidar as this person may see it: when its evaluations were submitted is not for owners to know before the report. */
async function lidarOf({ db }: Context, actor: Actor, id: string) {
  const { facility } = orNotFound(await loadLidar(db, id));
  return orNotFound(await loadLidar(db, id, viewFor(await getFacility(db, facility), actor)));
}

/** Whether the lidar is feasible, by its present values. */
export async function suggestedFeasibility(context: Context, actor: Actor, id: string): Promise<SuggestedCompliance> {
  const lidar = await lidarOf(context, actor, id);
  return suggestFeasibility(lidar, countedFrom(context, lidar.feasibility_evaluation_date));
}

/** Whether the lidar has its required features, by its present values. */
export const suggestedFeature = async (context: Context, actor: Actor, id: string): Promise<SuggestedCompliance> =>
  suggestFeature(await lidarOf(context, actor, id));

/** Whether the channels of the lidar will do, by its present values, with the wavelengths behind it. */
export async function suggestedChannel(context: Context, actor: Actor, id: string) {
  const lidar = await lidarOf(context, actor, id);
  return suggestChannel(lidar, countedFrom(context, lidar.channel_evaluation_date));
}
