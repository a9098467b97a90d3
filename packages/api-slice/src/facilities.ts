import type { CertifiedFacility } from '@portal/domain';
import { api } from './api';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** The facilities of the public map. */
    listCertified: build.query<CertifiedFacility[], void>({
      query: () => '/national-facility/certified',
      providesTags: ['Facility'],
    }),
  }),
});

export const { useListCertifiedQuery } = facilities;
