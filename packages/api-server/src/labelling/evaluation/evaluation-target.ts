import { asksForUpgrade } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { accessFactsOf, type FacilityAccessFacts } from '../facilities/facility-access-facts';
import { findEvaluatedFacility } from '../facilities/facility.store';
import type { EvaluatedFacility } from '../facilities/load-facility';
import type { EvaluationKey } from './evaluation.store';
import type { EvaluationKind } from './evaluation-kinds';

/** Ids of a target: the facility, and the instrument or, for the facility as a whole, the facility again. */
export interface TargetIds {
  facilityId: string;
  targetId: string;
}

interface PathIds {
  id: string;
  lidarId?: string;
  photometerId?: string;
}

/** The target in the path of a call. */
export const targetIdsOf = ({ id, lidarId, photometerId }: PathIds): TargetIds => ({
  facilityId: id,
  targetId: lidarId ?? photometerId ?? id,
});

/** The target of an evaluation with its facility. */
export interface EvaluationTarget {
  loaded: EvaluatedFacility;
  key: EvaluationKey;
  /** Name of the instrument, or acronym of the facility. */
  name: string;
}

const TARGETS: Record<
  EvaluationKind['targetKind'],
  (loaded: EvaluatedFacility) => readonly { id: string; name: string }[]
> = {
  lidar: ({ lidars }) => lidars,
  photometer: ({ photometers }) => photometers,
  facility: ({ facility }) => [{ id: facility.id, name: facility.acronym }],
};

/** The target of an evaluation; undefined for an instrument of another facility. */
export function evaluationTarget(
  loaded: EvaluatedFacility,
  { targetKind, aspect }: EvaluationKind,
  { targetId }: TargetIds,
): EvaluationTarget | undefined {
  const target = TARGETS[targetKind](loaded).find(({ id }) => id === targetId);
  if (!target) return undefined;
  return { loaded, key: { applicationId: loaded.application.id, targetKind, targetId, aspect }, name: target.name };
}

/** The access facts for writing an evaluation, or an assessment of the plan. */
export function accessFactsOfTarget({ loaded, key }: EvaluationTarget): FacilityAccessFacts {
  const facts = accessFactsOf(loaded);
  const submitted = loaded.evaluations.find(
    ({ targetId, aspect, isSubmitted }) => isSubmitted && targetId === key.targetId && aspect === key.aspect,
  );
  const isPlanUnassessed = submitted !== undefined && asksForUpgrade(submitted.compliance) && !submitted.isAssessed;
  return { ...facts, state: { ...facts.state, isAspectSubmitted: submitted !== undefined, isPlanUnassessed } };
}

/** The same by ids, for the guard of a call; undefined if the facility or the instrument does not exist. */
export async function evaluationAccessFacts(
  { db }: Pick<Context, 'db'>,
  kind: EvaluationKind,
  ids: TargetIds,
): Promise<FacilityAccessFacts | undefined> {
  const loaded = await findEvaluatedFacility(db, ids.facilityId);
  const target = loaded && evaluationTarget(loaded, kind, ids);
  return target && accessFactsOfTarget(target);
}
