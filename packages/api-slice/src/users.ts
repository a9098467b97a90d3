import type { OwnProfile, Person, Preferences, RoleName } from '@portal/domain';
import { api } from './api';
import { get, post, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from './request/call';

const users = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<OwnProfile, void>({
      query: () => get('/user/profile'),
      providesTags: ['Profile'],
    }),
    savePreferences: build.mutation<OwnProfile, Preferences>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (body) => post('/user/preferences', { body }),
      invalidatesTags: ['Profile'],
    }),
    /** The users with a role. */
    listUsersWithRole: build.query<Person[], RoleName>({
      extraOptions: SAID_BY_PAGE,
      query: (name) => get('/user/with-role-name/:name', { name }),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetProfileQuery, useSavePreferencesMutation, useListUsersWithRoleQuery } = users;
