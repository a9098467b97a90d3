import { ACCEPTANCES, summarizeTasks } from '@portal/domain';
import type {
  AcceptanceStatusCode,
  InitialAcceptance,
  OpenWork,
  ReviewedApplication,
  SubmittedApplication,
} from '@portal/domain';
import { aFacility, anInitialAcceptance, itemOf } from '@portal/testing';
import { fakeApi, loads, loadsPart, renderInPortal, withoutQuery } from '@portal/testing/portal';
import { EvaluateNfPage } from '../pages/evaluate-nf-page';
import { anApplication, FACILITY, PEOPLE, REVIEWERS } from '../evaluations/review.fixture';
import type { Who } from '../evaluations/review.fixture';

export const PATH = `/national-facility/${FACILITY}`;
export const LIST = 'GET /national-facility/submitted-initial-acceptance-applications';

export const listed = (_id: string, acronym: string, open_work: OpenWork | null = null): SubmittedApplication => ({
  _id,
  acronym,
  name: null,
  pretty_name: `Site (${acronym})`,
  type: null,
  initial_acceptance: anInitialAcceptance('submitted'),
  open_work,
});

export const inState = (
  status: AcceptanceStatusCode,
  change: Partial<InitialAcceptance> = {},
  more: Partial<ReviewedApplication> = {},
): ReviewedApplication =>
  anApplication({
    facility: aFacility({
      submissions: {
        initial_acceptance: anInitialAcceptance(status, {
          date: 1_770_000_000,
          reviewers_set: true,
          component_reviewers: REVIEWERS,
          ...change,
        }),
      },
      is_owner: false,
      editable: false,
    }),
    ...more,
  });

export const acceptance = (code: string) => itemOf(ACCEPTANCES, code);

/** The open page and its viewer. */
export interface Opened {
  who?: Who;
  /** Called on every request. */
  application?: () => ReviewedApplication;
  applications?: SubmittedApplication[];
  /** The URL after `/cars/evaluate-nf`. */
  at?: string;
  answers?: Parameters<typeof fakeApi>[0];
}

/** In the server's order: all of them, or those with open work, longest waiting first. */
function inOrder(applications: readonly SubmittedApplication[], call: string) {
  if (!call.includes('open=true')) return applications;
  return applications
    .filter(({ open_work }) => open_work !== null)
    .toSorted((one, other) => (one.open_work?.since ?? 0) - (other.open_work?.since ?? 0));
}

export function openEvaluation(opened: Opened = {}) {
  const { who = 'administrator', application = () => inState('submitted'), at = `/${FACILITY}`, answers = {} } = opened;
  const { applications = [listed(FACILITY, 'CIAO')] } = opened;
  const made = fakeApi({
    [LIST]: (asked) => loadsPart(inOrder(applications, asked.call), asked),
    [`GET ${PATH}/general-info`]: () => loads(application().facility),
    [`GET ${PATH}/initial-acceptance-application`]: () => loads(application()),
    'GET /user/task-summary': loads(summarizeTasks([])),
    [`GET ${PATH}/conditions`]: loads([]),
    [`GET ${PATH}/declined-reviews`]: loads([]),
    [`GET ${PATH}/deputies`]: loads([]),
    [`GET ${PATH}/operational-configurations`]: loads([]),
    [`GET ${PATH}/questions`]: loads([]),
    [`GET ${PATH}/synergy-matrix`]: loads({ pairs: [], lidars: {}, photometers: {} }),
    [`GET ${PATH}/suggested-synergy-compliance`]: loads({ compliance: null, code: 0 }),
    ...answers,
  });
  const { address } = renderInPortal(<EvaluateNfPage />, {
    path: `/cars/evaluate-nf${at}`,
    route: '/cars/evaluate-nf/:id?',
    profile: PEOPLE[who],
  });
  const sent = (call: string) => made.filter((request) => withoutQuery(request.call) === call).map(({ body }) => body);
  const times = (call: string) => sent(call).length;
  return { address, made, sent, times };
}
