import type { Person, Profile, ProfileInput, RoleName } from '@portal/domain';
import { api } from './api';

const users = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => '/user/profile',
      providesTags: ['Profile'],
    }),
    saveProfile: build.mutation<Profile, ProfileInput>({
      query: (profile) => ({ url: '/user/profile', method: 'POST', body: { profile } }),
      invalidatesTags: ['Profile'],
    }),
    /** Who can be chosen for a task that needs this role. */
    listUsersWithRole: build.query<Person[], RoleName>({
      query: (name) => `/user/with-role-name/${encodeURIComponent(name)}`,
      providesTags: ['User'],
    }),
    /** Who leads no facility. */
    listUsersWithoutFacility: build.query<Person[], void>({
      query: () => '/user/without-nf',
      providesTags: ['User', 'Facility'],
    }),
  }),
});

export const {
  useGetProfileQuery,
  useSaveProfileMutation,
  useListUsersWithRoleQuery,
  useListUsersWithoutFacilityQuery,
} = users;
