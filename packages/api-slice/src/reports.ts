import type {
  AcceptedVersions,
  AcceptanceCode,
  ConditionInput,
  ConfigurationChoiceInput,
  FinishedRound,
  NationalFacility,
  ReasonInput,
  RecordChanges,
  ResetInput,
} from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication, questionsOf } from './application-tags';
import { withQuery } from './request/with-query';
import type { ApiError } from './request/api-error';
import { stale } from './stale';
import { get, post } from './request/call';

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
      query: ({ id, acceptance, ...words }) =>
        post(
          '/national-facility/:id/edit/initial-acceptance',
          { id },
          { body: { preliminary_acceptance: acceptance, ...words } },
        ),
      invalidatesTags: issued,
    }),
    issueFinalReport: build.mutation<NationalFacility, SentDecision>({
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
    /** Withdraws a submitted application, which is a draft of its owner again. */
    withdrawApplication: build.mutation<NationalFacility, { id: string } & ReasonInput>({
      query: ({ id, reason }) =>
        post('/national-facility/:id/withdraw/initial-acceptance', { id }, { body: { reason } }),
      invalidatesTags: issued,
    }),
    /** What was accepted of a facility, and what it describes differently now. */
    listAcceptedVersions: build.query<AcceptedVersions, string>({
      query: (id) => get('/national-facility/:id/accepted-versions', { id }),
      providesTags: (_versions, _error, id) => [{ type: 'Facility', id }, 'Lidar', 'Photometer'],
    }),
    listRounds: build.query<FinishedRound[], string>({
      query: (id) => get('/national-facility/:id/rounds', { id }),
      providesTags: (_rounds, _error, id) => [oneApplication(id)],
    }),
    /** Changes of the facility and its instruments since the last round that was evaluated, or since another one. */
    listRoundChanges: build.query<RecordChanges[], { id: string; since?: number }>({
      query: ({ id, since }) => withQuery(get('/national-facility/:id/changes-since-last-round', { id }), { since }),
      providesTags: (_changes, _error, { id }) => [oneApplication(id)],
    }),
  }),
});

export const {
  useIssuePreliminaryReportMutation,
  useIssueFinalReportMutation,
  useResetApplicationMutation,
  useWithdrawApplicationMutation,
  useListAcceptedVersionsQuery,
  useListRoundsQuery,
  useListRoundChangesQuery,
} = reports;
