import { planAssessmentDraftSchema, planAssessmentSchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { ACTS, EVALUATION_KINDS, type Act, type EvaluationKind } from './evaluation-kinds';
import { evaluationAccessFacts, targetIdsOf } from './evaluation-target';
import { editedVersion, PATH_PARAMS } from './evaluation.schema';
import { readAssessments, saveAssessment, submitAssessment } from './plan-assessment.service';

const DOES = {
  edit: {
    does: 'Save a draft of the assessment of the upgrade plan for the evaluation on',
    answers:
      'The saved draft. A different version in the body is refused with 409, and the answer contains the current draft.',
    body: planAssessmentDraftSchema.shape({ version: editedVersion() }),
    run: saveAssessment,
  },
  submit: {
    does: 'Submit the assessment of the upgrade plan for the evaluation on',
    answers:
      'The submitted assessment, which can no longer be changed. A different version in the body is refused with 409.',
    body: planAssessmentSchema.shape({ version: editedVersion() }),
    run: submitAssessment,
  },
} as const satisfies Record<Act, object>;

/** The call that writes an assessment of the plan; its path mirrors that of the evaluation. */
function assessmentCallName(kind: EvaluationKind, act: Act) {
  const start = `POST /national-facility/:id/${act}/plan-assessment` as const;
  if (kind.targetKind === 'facility') return `${start}/${kind.aspect}` as const;
  if (kind.targetKind === 'lidar') return `${start}/lidar-${kind.aspect}/:lidarId` as const;
  return `${start}/photometer-${kind.aspect}/:photometerId` as const;
}

function assessmentCall(kind: EvaluationKind, act: Act) {
  const { does, answers, body, run } = DOES[act];
  return call(assessmentCallName(kind, act), {
    capability: kind.assess,
    summary: `${does} ${kind.about}`,
    params: PATH_PARAMS[kind.targetKind],
    body,
    answers,
    says: 'saved',
    about: ({ context, params }) => evaluationAccessFacts(context, kind, targetIdsOf(params)),
    handle: ({ context, actor, params, body: sent }) => run({ context, actor, kind }, targetIdsOf(params), sent),
  });
}

/** The calls about the assessment of the upgrade plan. */
export const planAssessmentCalls = [
  call('GET /national-facility/:id/plan-assessments', {
    capability: 'plan-assessment.read',
    summary: 'The assessments of the upgrade plan, one for each evaluation that is not a yes',
    params: idParams,
    answers:
      'One entry for each of these evaluations; an entry without a date has not been assessed yet. Owners can read the entries once the final report has been issued, without drafts and names.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about, view }) => readAssessments(context.db, about.loaded, view),
  }),
  ...EVALUATION_KINDS.flatMap((kind) => ACTS.map((act) => assessmentCall(kind, act))),
];
