import { api, get } from '@portal/api-slice';
import type { AcceptedVersions } from '@portal/domain';

const acceptedVersions = api.injectEndpoints({
  endpoints: (build) => ({
    /** The accepted versions of a facility, and the differences from its current description. */
    listAcceptedVersions: build.query<AcceptedVersions, string>({
      query: (id) => get('/national-facility/:id/accepted-versions', { id }),
      providesTags: (_versions, _error, id) => [{ type: 'Facility', id }, 'Lidar', 'Photometer'],
    }),
  }),
});

export const { useListAcceptedVersionsQuery } = acceptedVersions;
