import {
  suggestChannel,
  suggestFeasibility,
  suggestFeature,
  suggestGeneral,
  type Day,
  type Lidar,
  type LidarAspect,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { loadLidar } from '../instruments/load-instruments';
import type { EvaluationKey } from './evaluation.store';
import { suggestedSynergy } from './synergy.service';

/** The decision on an aspect, once it is submitted. */
const decided = (lidar: Lidar, aspect: LidarAspect) =>
  lidar[`${aspect}_evaluation_date`] === null ? null : (lidar[`${aspect}_compliance`]?.code ?? null);

const OF_LIDARS: Record<LidarAspect, (lidar: Lidar, today: Day) => unknown> = {
  feasibility: suggestFeasibility,
  feature: suggestFeature,
  channel: suggestChannel,
  general: (lidar) => ({
    compliance: suggestGeneral({
      feasibility: decided(lidar, 'feasibility'),
      feature: decided(lidar, 'feature'),
      channel: decided(lidar, 'channel'),
    }),
  }),
  data: () => null,
};

const isLidarAspect = (aspect: string): aspect is LidarAspect => Object.hasOwn(OF_LIDARS, aspect);

/** What the portal suggests for an evaluation on this day, to be kept beside it; `null` where it suggests nothing. */
export async function suggestionFor(tx: Db, { targetKind, targetId, aspect }: EvaluationKey, today: Day) {
  if (aspect === 'synergy') return suggestedSynergy(tx, targetId, 'full');
  if (targetKind !== 'lidar' || !isLidarAspect(aspect)) return null;
  const lidar = await loadLidar(tx, targetId);
  return lidar ? OF_LIDARS[aspect](lidar, today) : null;
}
