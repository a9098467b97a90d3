import type {
  OwnProfile,
  Paging,
  Person,
  Preferences,
  Role,
  RoleName,
  User,
  UserInput,
  UserQuery,
} from '@portal/domain';
import { useCallback } from 'react';
import { api } from './api';
import { allPages, toPage } from './request/page';
import type { Page } from './request/page';
import { withQuery } from './request/with-query';
import { stale } from './stale';

const pathOf = (id: string) => `/user/${encodeURIComponent(id)}`;

/** Tags of everything that shows names of people. */
const shown = ['User' as const, 'Facility' as const, 'Application' as const];

const users = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<OwnProfile, void>({
      query: () => '/user/profile',
      providesTags: ['Profile'],
    }),
    savePreferences: build.mutation<OwnProfile, Preferences>({
      query: (body) => ({ url: '/user/preferences', method: 'POST', body }),
      invalidatesTags: ['Profile'],
    }),
    /** All accounts by name, or a part of them. */
    listUsers: build.query<User[], Paging | void>({
      query: (paging) => withQuery('/user/getall', { ...paging }),
      providesTags: ['User'],
    }),
    /** A page of the accounts, searched and sorted by the server. */
    pageUsers: build.query<Page<User>, UserQuery>({
      query: (page) => withQuery('/user/getall', page),
      transformResponse: toPage<User>,
      providesTags: ['User'],
    }),
    /** An account by id; `null` if there is none. */
    getUser: build.query<User | null, string>({
      query: (id) => withQuery('/user/getall', { search: id, count: 1 }),
      transformResponse: ([user]: User[], _meta, id) => (user?._id === id ? user : null),
      providesTags: ['User'],
    }),
    /** All roles. They change only with a release. */
    listRoles: build.query<Role[], void>({
      query: () => '/user/getAllRoles',
      keepUnusedDataFor: 3600,
    }),
    /** Adds an account and sends its owner an activation link. */
    addUser: build.mutation<User, UserInput>({
      query: (body) => ({ url: '/user/add', method: 'POST', body, saidByPage: true }),
      invalidatesTags: (_user, error) => stale(error, ['User']),
    }),
    editUser: build.mutation<User, { id: string; user: UserInput }>({
      query: ({ id, user }) => ({ url: `${pathOf(id)}/edit`, method: 'POST', body: user }),
      // Facilities and applications show names, and the user's own name is in the profile.
      invalidatesTags: (_user, error) => stale(error, [...shown, 'Profile' as const]),
    }),
    /** Ends the user's sessions and unassigns the user as a reviewer; nothing is deleted. */
    deactivateUser: build.mutation<User, string>({
      query: (id) => ({ url: `${pathOf(id)}/deactivate`, method: 'POST' }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    activateUser: build.mutation<User, string>({
      query: (id) => ({ url: `${pathOf(id)}/activate`, method: 'POST' }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    /** Removes a former user's name and address for good, wherever they are shown. */
    anonymiseUser: build.mutation<User, string>({
      query: (id) => ({ url: `${pathOf(id)}/anonymise`, method: 'POST' }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    /** The candidates for a task that needs this role. */
    listUsersWithRole: build.query<Person[], RoleName>({
      query: (name) => `/user/with-role-name/${encodeURIComponent(name)}`,
      providesTags: ['User'],
    }),
    /** People who lead no facility. */
    listUsersWithoutFacility: build.query<Person[], void>({
      query: () => '/user/without-nf',
      providesTags: ['User', 'Facility'],
    }),
  }),
});

export const {
  useGetProfileQuery,
  useSavePreferencesMutation,
  useListUsersQuery,
  usePageUsersQuery,
  useGetUserQuery,
  useListRolesQuery,
  useAddUserMutation,
  useEditUserMutation,
  useDeactivateUserMutation,
  useActivateUserMutation,
  useAnonymiseUserMutation,
  useListUsersWithRoleQuery,
  useListUsersWithoutFacilityQuery,
} = users;

/** Loads all matching accounts. */
export function useLoadUsers() {
  const [load] = users.useLazyPageUsersQuery();
  return useCallback(
    async (query: Omit<UserQuery, 'start' | 'count'>) => allPages(async (page) => load({ ...query, ...page }).unwrap()),
    [load],
  );
}
