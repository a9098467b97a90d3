import {
  byCode,
  COMPLIANCES,
  pairFacts,
  suggestChannel,
  suggestFeasibility,
  suggestFeature,
  suggestGeneral,
  suggestSynergy,
  type Day,
  type LidarAspect,
  type PublicLidar,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { EvaluatedFacility, InstrumentSummary } from '../facilities/facility.store';
import { describeLidar } from '../instrument-records/load-instruments';
import type { EvaluationTarget } from './evaluation-target';

/** The submitted compliance of an aspect of an instrument; null if it is not submitted. */
const submittedCompliance = ({ evaluations }: EvaluatedFacility, targetId: string, aspect: LidarAspect) =>
  evaluations.find(
    (evaluation) => evaluation.isSubmitted && evaluation.targetId === targetId && evaluation.aspect === aspect,
  )?.compliance ?? null;

function suggestedGeneral({ loaded, key: { targetId } }: EvaluationTarget) {
  const decided = (aspect: LidarAspect) => submittedCompliance(loaded, targetId, aspect);
  const compliance = suggestGeneral({
    feasibility: decided('feasibility'),
    feature: decided('feature'),
    channel: decided('channel'),
  });
  return { compliance };
}

function suggestedSynergy(loaded: EvaluatedFacility) {
  const facts = ({ id, name, latitude, longitude }: InstrumentSummary) => {
    const general = submittedCompliance(loaded, id, 'general');
    return { _id: id, name, latitude, longitude, general_compliance: byCode(COMPLIANCES, general) };
  };
  const photometers = loaded.photometers.map(facts);
  const pairs = loaded.lidars
    .map(facts)
    .flatMap((lidar) => photometers.map((photometer) => pairFacts(lidar, photometer)));
  return suggestSynergy(pairs);
}

/** Aspects of a lidar whose suggestion is computed from its values on a given day. */
const BY_VALUES: Partial<Record<string, (lidar: PublicLidar, today: Day) => unknown>> = {
  feasibility: suggestFeasibility,
  feature: suggestFeature,
  channel: suggestChannel,
};

/** The suggestion on this day, to be stored with the evaluation; `null` for aspects without suggestions. */
export async function suggestionFor(tx: Db, target: EvaluationTarget, today: Day): Promise<unknown> {
  const { targetKind, targetId, aspect } = target.key;
  if (aspect === 'synergy') return suggestedSynergy(target.loaded);
  if (targetKind !== 'lidar') return null;
  if (aspect === 'general') return suggestedGeneral(target);
  const suggest = BY_VALUES[aspect];
  const lidar = suggest && (await describeLidar(tx, targetId));
  return lidar ? suggest(lidar, today) : null;
}
