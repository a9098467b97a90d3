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
  FAILURE_SAID_BY_PAGE,
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

/** Tags of everything that shows a facility, because each step of the application changes all of it. */
const shown = (id: string) => [
  applicationList,
  'Facility' as const,
  'Lidar' as const,
  'Photometer' as const,
  { type: 'History' as const, id },
  questionsOf(id),
];

/** Without an answer, the report may have been issued. */
const issued = (_facility: unknown, error: ApiError | undefined, { id }: { id: string }) =>
  stale(error?.status === 0 ? undefined : error, [...shown(id), oneApplication(id)]);

/** A decision as sent to the server; omitted texts are empty. */
export interface SentDecision {
  id: string;
  acceptance: AcceptanceCode;
  statement?: string | undefined;
  conditions?: readonly ConditionInput[] | undefined;
  /** Only with a final report that is issued without the upgrade plan. */
  without_plan_reason?: string | undefined;
  /** Only with a final report: the differences from the default configuration. */
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
    /** Ends the round: the evaluation is reopened, or the application is returned to its owner. */
    resetApplication: build.mutation<NationalFacility, { id: string } & ResetInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, target, reason }) =>
        post('/national-facility/:id/reset-initial-acceptance', { id }, { body: { target, reason } }),
      // An application that was returned to its owner can no longer be loaded.
      invalidatesTags: (_facility, error, { id, target }) =>
        stale(error, target === 'facility' && !error ? shown(id) : [...shown(id), oneApplication(id)]),
    }),
    /** Changes of the facility and its instruments since the last evaluated round, or since a given one. */
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
