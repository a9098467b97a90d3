import { notFound } from '../../platform/errors/app-error';
import { call } from '../../platform/http/call';
import { ACTS, EVALUATION_KINDS, type Act, type EvaluationKind } from './evaluation-kinds';
import { evaluationAccessFacts, targetIdsOf } from './evaluation-target';
import { PATH_PARAMS, toSent, evaluationBody } from './evaluation.schema';
import { saveDraft, submitEvaluation } from './write-evaluation.service';

const DOES: Record<Act, { does: string; answers: string; run: typeof saveDraft }> = {
  edit: {
    does: 'Save a draft of the evaluation on',
    answers:
      'The saved draft. An outdated version in the body is refused with 409, and the answer contains the current draft.',
    run: saveDraft,
  },
  submit: {
    does: 'Submit the evaluation on',
    answers:
      'The submitted evaluation, which can no longer be changed. An outdated version in the body is refused with 409.',
    run: submitEvaluation,
  },
};

/** The call that writes or reopens an evaluation. */
export function evaluationCallName(kind: EvaluationKind, act: Act | 'reopen') {
  if (kind.targetKind === 'facility') return `POST /national-facility/:id/${act}/${kind.aspect}-compliance` as const;
  const start = `POST /national-facility/:id/${act}/initial-acceptance` as const;
  if (kind.targetKind === 'lidar') return `${start}/lidar-${kind.aspect}-compliance/:lidarId` as const;
  return `${start}/photometer-${kind.aspect}-compliance/:photometerId` as const;
}

function evaluationCall(kind: EvaluationKind, act: Act) {
  const { does, answers, run } = DOES[act];
  return call(evaluationCallName(kind, act), {
    capability: kind.capabilities[act],
    summary: `${does} ${kind.about}`,
    params: PATH_PARAMS[kind.targetKind],
    body: evaluationBody(act, kind.aspect),
    answers,
    says: 'saved',
    about: ({ context, params }) => evaluationAccessFacts(context, kind, targetIdsOf(params)),
    handle: ({ context, actor, params, body }) =>
      run({ context, actor, kind }, targetIdsOf(params), toSent(kind.aspect, body)),
  });
}

const unknownCall = (act: Act) =>
  call(`POST /national-facility/:id/${act}/initial-acceptance/:aspect/:instrumentId`, {
    capability: `evaluation.${act}-unknown`,
    summary: 'Unknown aspect',
    answers: 'Always 404.',
    handle: () => Promise.reject(notFound()),
  });

/** The calls that save and submit evaluations. */
export const writeEvaluationCalls = [
  ...EVALUATION_KINDS.flatMap((kind) => ACTS.map((act) => evaluationCall(kind, act))),
  ...ACTS.map(unknownCall),
];
