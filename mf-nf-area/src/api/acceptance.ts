import { api, post, progressOf, questionsOf, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { NationalFacility, ReasonInput } from '@portal/domain';

const INCOMPLETE = 422;

const acceptance = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Submits a facility's application; this cannot be undone. An incomplete application is refused with the missing
     * fields (422).
     */
    submitApplication: build.mutation<NationalFacility, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/national-facility/:id/submit-initial-acceptance-application', { id }),
      invalidatesTags: (_facility, error, id) => {
        const all = ['Facility' as const, 'Lidar' as const, 'Photometer' as const, { type: 'History' as const, id }];
        // The form showed the application as complete, so its data must have changed on the server.
        return error?.status === INCOMPLETE ? all : stale(error, all);
      },
    }),
    /** Links an uploaded PDF as the upgrade plan; this cannot be undone. */
    addUpgradePlan: build.mutation<NationalFacility, { id: string; fileId: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, fileId }) =>
        post('/national-facility/:id/edit/initial-acceptance', { id }, { body: { user_file: fileId } }),
      invalidatesTags: (_facility, error, { id }) => stale(error, ['Facility', { type: 'History', id }]),
    }),
    /** Withdraws a submitted application, which returns to the owner as a draft. */
    withdrawApplication: build.mutation<NationalFacility, { id: string } & ReasonInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, reason }) =>
        post('/national-facility/:id/withdraw/initial-acceptance', { id }, { body: { reason } }),
      invalidatesTags: (_facility, error, { id }) =>
        stale(error, [...progressOf(id), 'Lidar' as const, 'Photometer' as const, questionsOf(id)]),
    }),
  }),
});

export const { useSubmitApplicationMutation, useAddUpgradePlanMutation, useWithdrawApplicationMutation } = acceptance;
