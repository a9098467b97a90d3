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
  /** The pending work of the caller. */
  open_work: OpenWork | null;
}

/** An evaluation as it is saved and submitted: who gave it, and which version of it this is. */
export interface EditedEvaluation extends Evaluation {
  reviewer: Reviewer | null;
  /** Grows with every save, 0 before the first; a save that names an older one is refused. */
  version: number;
}

/** The versions of the evaluations on an instrument, by aspect. */
export type EvaluationVersions<Name extends string> = { [Key in `${Name}_version`]: number };

/** Instruments as they are evaluated. */
export type ReviewedLidar = Lidar & EvaluationVersions<LidarAspect>;
export type ReviewedPhotometer = Photometer & EvaluationVersions<PhotometerAspect>;

/** What was submitted last on one aspect in an earlier round; without a date nothing was, and it is the last draft. */
export interface FormerEvaluation extends Omit<EditedEvaluation, 'version'> {
  /** Id of the instrument, or of the facility. */
  target: string;
  aspect: Aspect;
  round: number;
}

/** The response of `GET …/initial-acceptance-application`: the records under evaluation, with their evaluations so far. */
export interface ReviewedApplication extends Application {
  lidars: ReviewedLidar[];
  photometers: ReviewedPhotometer[];
  synergy_compliance: EditedEvaluation;
  lidar_compliance: EditedEvaluation;
  photometer_compliance: EditedEvaluation;
  /** What the upgrade plan has to answer, assessed or not; empty before there is a plan. */
  plan_assessments: PlanAssessment[];
  /** The last evaluations of earlier rounds, one on each aspect; none in the first round. */
  former_evaluations: FormerEvaluation[];
}
