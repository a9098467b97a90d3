import { dayOf, setReviewersSchema, submittedQuerySchema } from '@portal/domain';
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
    summary: 'The submitted applications, sorted by acronym',
    query: submittedQuerySchema,
    answers:
      'Name, type and round of each facility, and the caller’s open work on its evaluation page. The header X-Total-Count contains the total number of matches. Every word of `search` must occur in the acronym, name or status. `open=true` restricts the list to applications with open work, the longest waiting first. `sort` names a column; a leading hyphen sorts in descending order.',
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
      'The facility, its instruments and all evaluations including drafts, each with its version; the evaluations that the upgrade plan has to address, assessed or not; and the last evaluations of earlier rounds.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, about, view }) =>
      readApplication(context.db, about.loaded, { actor, view, today: dayOf(context.now()) }),
  }),
  call('GET /national-facility/:id/initial-acceptance-reviewers', {
    capability: 'application.read-reviewers',
    summary: 'The reviewers of the components of an application',
    params: idParams,
    answers: 'The reviewer of each component, or null.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ about, view }) => toInitialAcceptance(about.loaded, view).component_reviewers,
  }),
  call('POST /national-facility/:id/set-initial-acceptance-reviewers', {
    capability: 'application.set-reviewers',
    writesToOthers: true,
    summary: 'Assign reviewers to the components of an application',
    params: idParams,
    body: setReviewersSchema,
    answers:
      'The reviewer of each component, or null. A component that is null or omitted is left without a reviewer. `before` contains the reviewers from which the choice was made: components that equal theirs are left alone, and a change of a component that someone else has changed since is refused with 409 on its field, with the present reviewers.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => setReviewers(context, actor, params.id, body),
  }),
  ...readEvaluationCalls,
  ...writeEvaluationCalls,
];
