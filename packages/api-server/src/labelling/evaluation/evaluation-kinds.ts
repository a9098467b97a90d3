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

/** Saving a draft, or submitting it, which cannot be undone. */
export const ACTS = ['edit', 'submit'] as const;
export type Act = (typeof ACTS)[number];

/** The target of an evaluation; the aspect is also the prefix of its field names. */
type Target =
  | { targetKind: 'lidar'; aspect: LidarAspect }
  | { targetKind: 'photometer'; aspect: PhotometerAspect }
  | { targetKind: 'facility'; aspect: FacilityAspect };

/** One kind of evaluation: its target, aspect and capabilities. */
export type EvaluationKind = Target & {
  /** Description for the API documentation. */
  about: string;
  capabilities: Record<Act, EvaluationCapability>;
  /** Capability for assessing the upgrade plan on the same aspect. */
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
