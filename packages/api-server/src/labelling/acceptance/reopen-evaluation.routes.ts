import { reopenSchema } from '@portal/domain';
import { notFound } from '../../platform/errors/app-error';
import { call } from '../../platform/http/call';
import { EVALUATION_KINDS, type EvaluationKind } from '../evaluation/evaluation-kinds';
import { evaluationAccessFacts, targetIdsOf } from '../evaluation/evaluation-target';
import { PATH_PARAMS } from '../evaluation/evaluation.schema';
import { reopenEvaluation } from './reopen-evaluation.service';
import { evaluationCallName } from '../evaluation/write-evaluation.routes';

const reopenCall = (kind: EvaluationKind) =>
  call(evaluationCallName(kind, 'reopen'), {
    capability: 'evaluation.reopen',
    writesToOthers: true,
    summary: `Reopen the submitted evaluation on ${kind.about}, with a reason`,
    params: PATH_PARAMS[kind.targetKind],
    body: reopenSchema,
    answers: 'The evaluation, a draft again with its text. A different version in the body is refused with 409.',
    says: 'saved',
    sentence: 'The evaluation is open again, as a draft.',
    about: ({ context, params }) => evaluationAccessFacts(context, kind, targetIdsOf(params)),
    handle: ({ context, actor, params, body }) => reopenEvaluation({ context, actor, kind }, targetIdsOf(params), body),
  });

/** The calls that reopen a single submitted evaluation. */
export const reopenEvaluationCalls = [
  ...EVALUATION_KINDS.map(reopenCall),
  call('POST /national-facility/:id/reopen/initial-acceptance/:aspect/:instrumentId', {
    capability: 'evaluation.reopen-unknown',
    summary: 'Unknown aspect',
    answers: 'Always 404.',
    handle: () => Promise.reject(notFound()),
  }),
];
