import type { AcceptanceCode, FinishedRound, NationalFacility, RecordChanges, ResetInput } from '@portal/domain';
import { api } from './api';
import type { ApiError } from './request/api-error';
import { stale } from './stale';

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}`;

/** A step of the application concerns everything that is shown of it. */
const step = (_facility: unknown, error: ApiError | undefined, { id }: { id: string }) =>
  stale(error, [
    'Application' as const,
    'Facility' as const,
    'Lidar' as const,
    'Photometer' as const,
    { type: 'History' as const, id },
  ]);

const reports = api.injectEndpoints({
  endpoints: (build) => ({
    issuePreliminaryReport: build.mutation<NationalFacility, { id: string; acceptance: AcceptanceCode }>({
      query: ({ id, acceptance }) => ({
        url: `${pathOf(id)}/edit/initial-acceptance`,
        method: 'POST',
        body: { preliminary_acceptance: acceptance },
      }),
      invalidatesTags: step,
    }),
    issueFinalReport: build.mutation<NationalFacility, { id: string; acceptance: AcceptanceCode }>({
      query: ({ id, acceptance }) => ({
        url: `${pathOf(id)}/edit/initial-acceptance`,
        method: 'POST',
        body: { acceptance },
      }),
      invalidatesTags: step,
    }),
    /** Ends the round: the evaluation opens again, or the application goes back to its owner. */
    resetApplication: build.mutation<NationalFacility, { id: string } & ResetInput>({
      query: ({ id, target, reason }) => ({
        url: `${pathOf(id)}/reset-initial-acceptance`,
        method: 'POST',
        body: { target, reason },
      }),
      invalidatesTags: step,
    }),
    /** The rounds that are finished. */
    listRounds: build.query<FinishedRound[], string>({
      query: (id) => `${pathOf(id)}/rounds`,
      providesTags: (_rounds, _error, id) => [{ type: 'Application', id }, 'Facility'],
    }),
    /** What became of the facility and its instruments since the application of the round before. */
    listRoundChanges: build.query<RecordChanges[], string>({
      query: (id) => `${pathOf(id)}/changes-since-last-round`,
      providesTags: (_changes, _error, id) => [{ type: 'Application', id }, 'Facility'],
    }),
  }),
});

export const {
  useIssuePreliminaryReportMutation,
  useIssueFinalReportMutation,
  useResetApplicationMutation,
  useListRoundsQuery,
  useListRoundChangesQuery,
} = reports;
