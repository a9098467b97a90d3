import type { NationalFacility } from '../facilities/facility';
import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';
import type { PlanAssessment } from './plan-assessment';
import type { Application } from './completeness';
import type { LidarAspect, PhotometerAspect } from './components';
import type { InitialAcceptance, Reviewer, Evaluation } from './initial-acceptance';
import type { OpenWork } from './open-work';
import type { Aspect } from './schema';

/** One line of `GET …/submitted-initial-acceptance-applications`. */
export interface SubmittedApplication extends Pick<
  NationalFacility,
  '_id' | 'acronym' | 'name' | 'pretty_name' | 'type'
> {
  initial_acceptance: InitialAcceptance;
  open_work: OpenWork | null;
}

export interface EditedEvaluation extends Evaluation {
  reviewer: Reviewer | null;
  /** Incremented by every save, 0 before the first. A save with an older version is rejected. */
  version: number;
}

/** The versions of the evaluations on an instrument, by aspect. */
export type EvaluationVersions<Name extends string> = { [Key in `${Name}_version`]: number };

export type ReviewedLidar = Lidar & EvaluationVersions<LidarAspect>;
export type ReviewedPhotometer = Photometer & EvaluationVersions<PhotometerAspect>;

/** The last submitted evaluation of an aspect in an earlier round. Without a date, it is a draft never submitted. */
export interface FormerEvaluation extends Omit<EditedEvaluation, 'version'> {
  /** The id of the instrument or facility. */
  target: string;
  aspect: Aspect;
  round: number;
}

/** The response of `GET …/initial-acceptance-application`: the records under evaluation with their evaluations. */
export interface ReviewedApplication extends Application {
  lidars: ReviewedLidar[];
  photometers: ReviewedPhotometer[];
  synergy_compliance: EditedEvaluation;
  lidar_compliance: EditedEvaluation;
  photometer_compliance: EditedEvaluation;
  /** The evaluations that the upgrade plan has to answer, assessed or not; empty until a plan is uploaded. */
  plan_assessments: PlanAssessment[];
  /** The last evaluation of each aspect in earlier rounds; empty in the first round. */
  former_evaluations: FormerEvaluation[];
}
