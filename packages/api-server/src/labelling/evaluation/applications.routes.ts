import { reviewersSchema, submittedQuerySchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { toInitialAcceptance } from '../facilities/facility.view';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readApplication } from './reviewed-application.service';
import { setReviewers } from './set-reviewers.service';
import { listSubmittedApplications } from './submitted-applications.service';
import { readEvaluationCalls } from './read-evaluation.routes';
import { writeEvaluationCalls } from './write-evaluation.routes';

/** Evaluation: applications, reviewers, evaluations. */
export const applicationCalls = [
  call('GET /national-facility/submitted-initial-acceptance-applications', {
    capability: 'application.list',
    summary: 'The applications that count as submitted, by acronym',
    query: submittedQuerySchema,
    answers:
      'Name, type and round of each facility, and the work of the caller on its evaluation page. How many match in all stands in the header X-Total-Count. Every word of `search` must stand in acronym, name or status; with `open=true` only those with such work, the longest waiting first; `sort` names a column, after a hyphen for the largest first.',
    handle: async ({ context, actor, query, reply }) => {
      const { applications, total } = await listSubmittedApplications(context.db, actor, query);
      reply.headers({ 'x-total-count': total, 'access-control-expose-headers': 'X-Total-Count' });
      return applications;
    },
  }),
  call('GET /national-facility/:id/initial-acceptance-application', {
    capability: 'application.read',
    summary: 'The application of a facility, for review',
    params: idParams,
    answers:
      'The facility, its instruments and all evaluations, drafts included, each with its version; what the upgrade plan has to answer, assessed or not; and the last evaluations of earlier rounds.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, about, view }) => readApplication(context.db, about.loaded, { actor, view }),
  }),
  call('GET /national-facility/:id/initial-acceptance-reviewers', {
    capability: 'application.read-reviewers',
    summary: 'Who reviews the components of an application',
    params: idParams,
    answers: 'The reviewer of each component, or null.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ about, view }) => toInitialAcceptance(about.loaded, view).component_reviewers,
  }),
  call('POST /national-facility/:id/set-initial-acceptance-reviewers', {
    capability: 'application.set-reviewers',
    summary: 'Choose who reviews the components of an application',
    params: idParams,
    body: reviewersSchema,
    answers: 'The reviewer of each component, or null. A component that is null or left out becomes free.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => setReviewers(context, actor, params.id, body),
  }),
  ...readEvaluationCalls,
  ...writeEvaluationCalls,
];
