import {
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type Lidar,
  type LidarAspect,
  type NationalFacility,
  type Photometer,
  type PhotometerAspect,
  type PlanAssessment,
  type ReviewedApplication,
  type TypeLists,
  type Aspect,
  type EvaluationVersions,
  type FormerEvaluation,
  type View,
} from '@portal/domain';
import type { FormerRow, StoredEvaluation } from './evaluation.store';
import { toEvaluation } from './evaluation.view';

interface Parts {
  facility: NationalFacility;
  lidars: readonly Lidar[];
  photometers: readonly Photometer[];
  /** Evaluations of the current round. */
  evaluations: readonly StoredEvaluation[];
  assessments: PlanAssessment[];
  /** Evaluations of earlier rounds, one for each aspect. */
  former: readonly FormerRow[];
  view: View;
  lists: TypeLists;
}

function toFormer(stored: FormerRow, { view, lists }: Pick<Parts, 'view' | 'lists'>): FormerEvaluation {
  const { version: _version, ...shown } = toEvaluation(stored, view, lists);
  return { ...shown, target: stored.targetId, aspect: stored.aspect, round: stored.round };
}

/** An application with its evaluations, of instruments and of the facility as a whole. */
export function toReviewedApplication({
  facility,
  lidars,
  photometers,
  evaluations,
  assessments,
  former,
  view,
  lists,
}: Parts): ReviewedApplication {
  const on = (target: string, aspect: Aspect) =>
    evaluations.find((evaluation) => evaluation.targetId === target && evaluation.aspect === aspect);
  const versions = <Name extends LidarAspect | PhotometerAspect>(target: string, aspects: readonly Name[]) =>
    Object.fromEntries(
      aspects.map((aspect) => [`${aspect}_version`, on(target, aspect)?.version ?? 0]),
    ) as EvaluationVersions<Name>;
  return {
    facility,
    lidars: lidars.map((lidar) => ({ ...lidar, ...versions(lidar._id, LIDAR_ASPECTS) })),
    photometers: photometers.map((photometer) => ({ ...photometer, ...versions(photometer._id, PHOTOMETER_ASPECTS) })),
    synergy_compliance: toEvaluation(on(facility._id, 'synergy'), view, lists),
    lidar_compliance: toEvaluation(on(facility._id, 'lidar'), view, lists),
    photometer_compliance: toEvaluation(on(facility._id, 'photometer'), view, lists),
    plan_assessments: assessments,
    former_evaluations: former.map((stored) => toFormer(stored, { view, lists })),
  };
}
