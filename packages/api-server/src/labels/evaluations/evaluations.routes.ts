import {
  actionConfirmationSchema,
  actionReportSchema,
  closeEvaluationSchema,
  evaluationReviewSchema,
  openEvaluationSchema,
  regularEvaluationsQuerySchema,
  statementSchema,
} from '@portal/domain';
import { object, string } from 'yup';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import type { Context } from '../../platform/process/app-types';
import { sendPdf } from '../../platform/files/send-file';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { closeEvaluation } from './close-evaluation.service';
import { evaluationAccessFacts, openingAccessFacts } from './evaluation-access-facts';
import { confirmAction, reportAction, saveReview, saveStatement } from './evaluation-steps.service';
import { readEvaluations, readEvaluationsOf } from './evaluations.service';
import { toEvaluation } from './evaluations.view';
import { openByHand } from './open-evaluation';
import { renderEvaluationReport } from './report.service';

const THE_EVALUATION = 'The evaluation in its new state, without its figures: they are computed when it is read.';

interface OnEvaluation {
  context: Context;
  params: { id: string };
}

/** What all steps of an evaluation have in common. */
const A_STEP = {
  stage: '2',
  params: idParams,
  answers: THE_EVALUATION,
  says: 'saved',
  about: ({ context, params }: OnEvaluation) => evaluationAccessFacts(context, params.id),
} as const;

const actionParams = object({ id: string().uuid().required(), action: string().uuid().required() });

/** Regular evaluations of facilities with a label. */
export const regularEvaluationCalls = [
  call('GET /evaluations', {
    capability: 'regular-evaluation.list',
    stage: '2',
    summary: 'The regular evaluations of all facilities',
    query: regularEvaluationsQuerySchema,
    answers: 'One page and the total number, the newest first, without figures and texts.',
    handle: ({ context, query }) => readEvaluations(context, query),
  }),
  call('GET /national-facility/:id/evaluations', {
    capability: 'regular-evaluation.list-own',
    stage: '2',
    summary: 'The regular evaluations of a facility',
    params: idParams,
    answers: 'All of them, the newest first, without figures and texts.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readEvaluationsOf(context, params.id),
  }),
  call('POST /national-facility/:id/evaluations', {
    capability: 'regular-evaluation.open',
    writesToOthers: true,
    stage: '2',
    summary: 'Open a regular evaluation by hand',
    params: idParams,
    body: openEvaluationSchema,
    answers: 'The new evaluation, about the calendar year before or the days of a younger label.',
    says: 'saved',
    sentence: 'The evaluation is open.',
    about: ({ context, params }) => openingAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => openByHand(context, actor, params.id, body.kind),
  }),
  call('GET /evaluations/:id', {
    capability: 'regular-evaluation.read',
    stage: '2',
    summary: 'A regular evaluation',
    params: idParams,
    answers:
      'The evaluation with its indicators, as of today until it is closed. The facility reads conclusions, outcome and actions once it is closed; a draft of its statement is read by the facility alone.',
    about: ({ context, params }) => evaluationAccessFacts(context, params.id),
    handle: ({ context, actor, about }) => toEvaluation(context, about, actor),
  }),
  call('GET /evaluations/:id/report.pdf', {
    capability: 'regular-evaluation.read-report',
    stage: '2',
    summary: 'The report of a closed evaluation, as a PDF',
    params: idParams,
    gives: 'file',
    answers: 'The PDF, as it was when the evaluation was closed.',
    about: ({ context, params }) => evaluationAccessFacts(context, params.id),
    handle: async ({ context, about, reply }) => sendPdf(reply, await renderEvaluationReport(context, about.stored)),
  }),
  call('POST /evaluations/:id/statement', {
    ...A_STEP,
    capability: 'regular-evaluation.state',
    summary: 'Save the statement of the facility as a draft, or send it',
    body: statementSchema,
    handle: ({ context, actor, params, body }) => saveStatement({ context, actor, id: params.id, input: body }),
  }),
  call('POST /evaluations/:id/review', {
    ...A_STEP,
    capability: 'regular-evaluation.review',
    summary: 'Save the review as a draft',
    body: evaluationReviewSchema,
    handle: ({ context, actor, params, body }) => saveReview({ context, actor, id: params.id, input: body }),
  }),
  call('POST /evaluations/:id/close', {
    ...A_STEP,
    capability: 'regular-evaluation.close',
    writesToOthers: true,
    summary: 'Close an evaluation with its outcome',
    sentence: 'The evaluation is closed.',
    body: closeEvaluationSchema,
    handle: ({ context, actor, params, body }) => closeEvaluation(context, actor, params.id, body),
  }),
  call('POST /evaluations/:id/actions/:action/report', {
    ...A_STEP,
    params: actionParams,
    capability: 'regular-evaluation.report-action',
    summary: 'Report an action as done',
    body: actionReportSchema,
    handle: ({ context, actor, params: { id, action }, body }) =>
      reportAction({ context, actor, id, action, input: body }),
  }),
  call('POST /evaluations/:id/actions/:action/confirm', {
    ...A_STEP,
    params: actionParams,
    capability: 'regular-evaluation.confirm-action',
    summary: 'Confirm that an action was carried out',
    body: actionConfirmationSchema,
    handle: ({ context, actor, params: { id, action }, body }) =>
      confirmAction({ context, actor, id, action, input: body }),
  }),
];
