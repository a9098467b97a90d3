import {
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type Call,
  type LidarAspect,
  type PhotometerAspect,
  type Aspect,
} from '@portal/domain';

/** Saving a draft, or submitting for good. */
export const ACTS = ['edit', 'submit'] as const;
export type Act = (typeof ACTS)[number];

type FacilityAspect = 'synergy' | 'lidar' | 'photometer';

/** The calls that write evaluations. */
export type EvaluationCall = Extract<
  Call,
  | `POST /national-facility/:id/${Act}/initial-acceptance/lidar-${LidarAspect}-compliance/:lidarId`
  | `POST /national-facility/:id/${Act}/initial-acceptance/photometer-${PhotometerAspect}-compliance/:photometerId`
  | `POST /national-facility/:id/${Act}/${FacilityAspect}-compliance`
>;

/** One evaluation that can be given: on what, in which respect, and by which calls. */
export interface EvaluationKind {
  targetKind: 'lidar' | 'photometer' | 'facility';
  /** Also the beginning of the names of its fields. */
  aspect: Aspect;
  /** In words, for the documentation. */
  about: string;
  calls: Record<Act, EvaluationCall>;
}

const both = (callOf: (act: Act) => EvaluationCall) => ({ edit: callOf('edit'), submit: callOf('submit') });

const FACILITY_ASPECTS: Record<FacilityAspect, string> = {
  synergy: 'the synergy of lidars and photometers',
  lidar: 'all lidars of a facility',
  photometer: 'all photometers of a facility',
};

/** Every evaluation of an evaluation. */
export const EVALUATION_KINDS: readonly EvaluationKind[] = [
  ...LIDAR_ASPECTS.map((aspect) => ({
    targetKind: 'lidar' as const,
    aspect,
    about: `a lidar: ${aspect}`,
    calls: both((act) => `POST /national-facility/:id/${act}/initial-acceptance/lidar-${aspect}-compliance/:lidarId`),
  })),
  ...PHOTOMETER_ASPECTS.map((aspect) => ({
    targetKind: 'photometer' as const,
    aspect,
    about: `a photometer: ${aspect}`,
    calls: both(
      (act) => `POST /national-facility/:id/${act}/initial-acceptance/photometer-${aspect}-compliance/:photometerId`,
    ),
  })),
  ...(['synergy', 'lidar', 'photometer'] as const).map((aspect) => ({
    targetKind: 'facility' as const,
    aspect,
    about: FACILITY_ASPECTS[aspect],
    calls: both((act) => `POST /national-facility/:id/${act}/${aspect}-compliance`),
  })),
];
