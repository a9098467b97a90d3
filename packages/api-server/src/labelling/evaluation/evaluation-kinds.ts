import {
  type FacilityAspect,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  assessmentCapability,
  evaluationCapability,
  type AssessmentCapability,
  type EvaluationCapability,
  type LidarAspect,
  type PhotometerAspect,
} from '@portal/domain';

/** Saving a draft, or submitting for good. */
export const ACTS = ['edit', 'submit'] as const;
export type Act = (typeof ACTS)[number];

/** What is evaluated; the aspect is also the beginning of the names of its fields. */
type Target =
  | { targetKind: 'lidar'; aspect: LidarAspect }
  | { targetKind: 'photometer'; aspect: PhotometerAspect }
  | { targetKind: 'facility'; aspect: FacilityAspect };

/** One evaluation that can be given: on what, in which respect, and by which rights. */
export type EvaluationKind = Target & {
  /** In words, for the documentation. */
  about: string;
  capabilities: Record<Act, EvaluationCapability>;
  /** Of the assessment of the upgrade plan in the same respect. */
  assess: AssessmentCapability;
};

const both = (path: Parameters<typeof evaluationCapability>[1]) => ({
  edit: evaluationCapability('edit', path),
  submit: evaluationCapability('submit', path),
});
const rightsOf = (path: Parameters<typeof evaluationCapability>[1]) => ({
  capabilities: both(path),
  assess: assessmentCapability(path),
});

const FACILITY_ASPECTS: Record<FacilityAspect, string> = {
  synergy: 'the synergy of lidars and photometers',
  lidar: 'all lidars of a facility',
  photometer: 'all photometers of a facility',
};

/** Every evaluation that can be given. */
export const EVALUATION_KINDS: readonly EvaluationKind[] = [
  ...LIDAR_ASPECTS.map((aspect) => ({
    targetKind: 'lidar' as const,
    aspect,
    about: `a lidar: ${aspect}`,
    ...rightsOf(`lidar-${aspect}`),
  })),
  ...PHOTOMETER_ASPECTS.map((aspect) => ({
    targetKind: 'photometer' as const,
    aspect,
    about: `a photometer: ${aspect}`,
    ...rightsOf(`photometer-${aspect}`),
  })),
  ...(['synergy', 'lidar', 'photometer'] as const).map((aspect) => ({
    targetKind: 'facility' as const,
    aspect,
    about: FACILITY_ASPECTS[aspect],
    ...rightsOf(aspect),
  })),
];
