import type { NationalFacility } from '@portal/domain';
import { api } from './api';
import { stale } from './stale';

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}`;

const INCOMPLETE = 422;

const acceptance = api.injectEndpoints({
  endpoints: (build) => ({
    /** Submits the application of a facility, for good. An incomplete one is refused with what is missing (422). */
    submitApplication: build.mutation<NationalFacility, string>({
      query: (id) => ({ url: `${pathOf(id)}/submit-initial-acceptance-application`, method: 'POST' }),
      invalidatesTags: (_facility, error, id) => {
        const all = ['Facility' as const, 'Lidar' as const, 'Photometer' as const, { type: 'History' as const, id }];
        // Whoever submits has seen nothing missing, so what is missing now was changed meanwhile.
        return error?.status === INCOMPLETE ? all : stale(error, all);
      },
    }),
    /** Links an uploaded PDF as the upgrade plan, for good. */
    addUpgradePlan: build.mutation<NationalFacility, { id: string; fileId: string }>({
      query: ({ id, fileId }) => ({
        url: `${pathOf(id)}/edit/initial-acceptance`,
        method: 'POST',
        body: { user_file: fileId },
      }),
      invalidatesTags: (_facility, error, { id }) => stale(error, ['Facility', { type: 'History', id }]),
    }),
  }),
});

export const { useSubmitApplicationMutation, useAddUpgradePlanMutation } = acceptance;
