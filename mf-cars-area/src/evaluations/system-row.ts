import { COMPONENTS, LIDAR_ASPECTS, PHOTOMETER_ASPECTS, componentOf } from '@portal/domain';
import type {
  EditedEvaluation,
  InstrumentKind,
  PlanAssessment,
  Profile,
  ReviewedApplication,
  ReviewedLidar,
  ReviewedPhotometer,
} from '@portal/domain';
import { ASPECTS } from './aspects';
import type { InstrumentAspect } from './aspects';
import { editedEvaluationOn } from './evaluation-values';
import { EVALUATION_MESSAGES } from './messages';
import { mayAssess, mayEvaluate, mayReopen } from './rights';
import type { EvaluationPath } from './rights';

/** An evaluation and the viewer's rights on it. */
export interface Evaluated {
  evaluation: EditedEvaluation;
  mayEdit: boolean;
  /** The assessment of the upgrade plan for it; undefined if the plan does not have to answer it. */
  assessment: PlanAssessment | undefined;
  /** Whether the viewer still has to assess it. */
  mayAssess: boolean;
  mayReopen: boolean;
}

/** The evaluation of one aspect of an instrument. */
export interface EvaluatedAspect extends Evaluated {
  aspect: InstrumentAspect;
}

/** An instrument with its evaluations. */
export interface SystemRow<Instrument = ReviewedLidar | ReviewedPhotometer> {
  kind: InstrumentKind;
  instrument: Instrument;
  evaluated: readonly EvaluatedAspect[];
}

/** The viewer of an application; `isReadOnly` removes rights and never grants any. */
export interface Viewer {
  profile: Profile | null;
  isReadOnly: boolean;
}

/** An evaluation with its assessment of the plan, and the viewer's rights on both. */
const evaluatedBy = (
  { profile, isReadOnly }: Viewer,
  application: ReviewedApplication,
  path: EvaluationPath,
  evaluation: EditedEvaluation,
  assessment: PlanAssessment | undefined,
): Evaluated => ({
  evaluation,
  assessment,
  mayEdit: !isReadOnly && mayEvaluate(profile, application, path, evaluation),
  mayAssess: !isReadOnly && assessment !== undefined && mayAssess(profile, application, path, assessment),
  mayReopen: !isReadOnly && mayReopen(profile, application, evaluation),
});

/** The evaluation of the synergy of a facility. */
export const evaluatedSynergy = (application: ReviewedApplication, viewer: Viewer): Evaluated => {
  const { synergy_compliance, plan_assessments } = application;
  const assessment = plan_assessments.find(({ aspect }) => aspect === 'synergy');
  return evaluatedBy(viewer, application, 'synergy', synergy_compliance, assessment);
};

const evaluatedAspect = (
  viewer: Viewer,
  application: ReviewedApplication,
  aspect: InstrumentAspect,
  evaluation: EditedEvaluation,
  instrumentId: string,
): EvaluatedAspect => {
  const assessment = application.plan_assessments.find(
    (one) => one.target_id === instrumentId && one.aspect === aspect.key,
  );
  return { aspect, ...evaluatedBy(viewer, application, aspect.path, evaluation, assessment) };
};

/** Evaluations and aspects are both in column order. */
const rowOf = <Instrument>(
  kind: InstrumentKind,
  instrument: Instrument,
  evaluations: readonly EditedEvaluation[],
  evaluate: (aspect: InstrumentAspect, evaluation: EditedEvaluation) => EvaluatedAspect,
): SystemRow<Instrument> => ({
  kind,
  instrument,
  evaluated: ASPECTS[kind].flatMap((aspect, at) => (evaluations[at] ? [evaluate(aspect, evaluations[at])] : [])),
});

/** The lidars of an application. */
export const lidarRows = (application: ReviewedApplication, viewer: Viewer): SystemRow<ReviewedLidar>[] =>
  application.lidars.map((lidar) =>
    rowOf(
      'lidar',
      lidar,
      LIDAR_ASPECTS.map((aspect) => editedEvaluationOn(lidar, aspect)),
      (aspect, evaluation) => evaluatedAspect(viewer, application, aspect, evaluation, lidar._id),
    ),
  );

/** The photometers of an application. */
export const photometerRows = (application: ReviewedApplication, viewer: Viewer): SystemRow<ReviewedPhotometer>[] =>
  application.photometers.map((photometer) =>
    rowOf(
      'photometer',
      photometer,
      PHOTOMETER_ASPECTS.map((aspect) => editedEvaluationOn(photometer, aspect)),
      (aspect, evaluation) => evaluatedAspect(viewer, application, aspect, evaluation, photometer._id),
    ),
  );

const { reading: texts } = EVALUATION_MESSAGES;

/** The user or role that evaluates next, in words; `null` once the evaluation is closed. */
export function upTo({ facility }: ReviewedApplication, path: EvaluationPath): string | null {
  const { status, component_reviewers } = facility.submissions.initial_acceptance;
  if (status.code !== 'submitted') return null;
  const component = COMPONENTS.find(({ code }) => code === componentOf(path));
  if (!component) return texts.administrators;
  const reviewer = component_reviewers[component.code];
  const who = reviewer ? `${reviewer.first_name} ${reviewer.last_name}` : texts.nobody;
  return `The ${component.name.toLowerCase()} (${who})`;
}
