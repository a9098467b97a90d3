import {
  api,
  applicationList,
  get,
  oneApplication,
  post,
  questionsOf,
  stale,
  withQuery,
  SAID_BY_PAGE,
} from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type {
  AcceptanceCode,
  ConditionInput,
  ConfigurationChoiceInput,
  NationalFacility,
  RecordChanges,
  ResetInput,
} from '@portal/domain';

/** Tags of everything that shows a facility: a step of the application changes all of it. */
const shown = (id: string) => [
  applicationList,
  'Facility' as const,
  'Lidar' as const,
  'Photometer' as const,
  { type: 'History' as const, id },
  questionsOf(id),
];

const issued = (_facility: unknown, error: ApiError | undefined, { id }: { id: string }) =>
  stale(error, [...shown(id), oneApplication(id)]);

/** A decision as it is sent; words that are left out are none. */
export interface SentDecision {
  id: string;
  acceptance: AcceptanceCode;
  statement?: string | undefined;
  conditions?: readonly ConditionInput[] | undefined;
  /** With a final one that does not wait for the upgrade plan. */
  without_plan_reason?: string | undefined;
  /** With a final one: what differs from what it approves by default. */
  configuration?: ConfigurationChoiceInput | undefined;
}

const reports = api.injectEndpoints({
  endpoints: (build) => ({
    issuePreliminaryReport: build.mutation<NationalFacility, SentDecision>({
      extraOptions: SAID_BY_PAGE,
      query: ({ id, acceptance, ...words }) =>
        post(
          '/national-facility/:id/edit/initial-acceptance',
          { id },
          { body: { preliminary_acceptance: acceptance, ...words } },
        ),
      invalidatesTags: issued,
    }),
    issueFinalReport: build.mutation<NationalFacility, SentDecision>({
      extraOptions: SAID_BY_PAGE,
      query: ({ id, acceptance, ...words }) =>
        post('/national-facility/:id/edit/initial-acceptance', { id }, { body: { acceptance, ...words } }),
      invalidatesTags: issued,
    }),
    /** Ends the round: the evaluation opens again, or the application goes back to its owner. */
    resetApplication: build.mutation<NationalFacility, { id: string } & ResetInput>({
      query: ({ id, target, reason }) =>
        post('/national-facility/:id/reset-initial-acceptance', { id }, { body: { target, reason } }),
      // Once back with its owner, the application can no longer be loaded.
      invalidatesTags: (_facility, error, { id, target }) =>
        stale(error, target === 'facility' && !error ? shown(id) : [...shown(id), oneApplication(id)]),
    }),
    /** Changes of the facility and its instruments since the last round that was evaluated, or since another one. */
    listRoundChanges: build.query<RecordChanges[], { id: string; since?: number }>({
      extraOptions: SAID_BY_PAGE,
      query: ({ id, since }) => withQuery(get('/national-facility/:id/changes-since-last-round', { id }), { since }),
      providesTags: (_changes, _error, { id }) => [oneApplication(id)],
    }),
  }),
});

export const {
  useIssuePreliminaryReportMutation,
  useIssueFinalReportMutation,
  useResetApplicationMutation,
  useListRoundChangesQuery,
} = reports;
