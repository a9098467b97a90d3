import {
  referenceDay,
  suggestChannel,
  suggestFeasibility,
  suggestFeature,
  type SuggestedCompliance,
} from '@portal/domain';
import type { Context } from '../app-types';
import { existing } from './instrument-writes';
import { loadLidar } from './load-instruments';

/** One year is counted from the day on which the verdict was submitted, until then from today. */
const countedFrom = ({ now }: Context, evaluationDate: number | null) =>
  referenceDay(evaluationDate, now().toISOString().slice(0, 10));

const lidarOf = ({ db }: Context, id: string) => existing(loadLidar(db, id));

/** Whether the lidar is feasible, by its present values. */
export async function suggestedFeasibility(context: Context, id: string): Promise<SuggestedCompliance> {
  const lidar = await lidarOf(context, id);
  return suggestFeasibility(lidar, countedFrom(context, lidar.feasibility_evaluation_date));
}

/** Whether the lidar has its required features, by its present values. */
export const suggestedFeature = async (context: Context, id: string): Promise<SuggestedCompliance> =>
  suggestFeature(await lidarOf(context, id));

/** Whether the channels of the lidar will do, by its present values, with the wavelengths behind it. */
export async function suggestedChannel(context: Context, id: string) {
  const lidar = await lidarOf(context, id);
  return suggestChannel(lidar, countedFrom(context, lidar.channel_evaluation_date));
}
