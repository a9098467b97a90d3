import {
  allPages,
  api,
  get,
  post,
  stale,
  toPage,
  withQuery,
  SAID_BY_PAGE,
  FAILURE_SAID_BY_PAGE,
} from '@portal/api-slice';
import type { Page } from '@portal/api-slice';
import type { Paging, Person, Role, User, UserEdit, UserInput, UserQuery } from '@portal/domain';
import { useCallback } from 'react';

/** Tags of everything that shows users' names. */
const shown = ['User' as const, 'Facility' as const, 'Application' as const];

const users = api.injectEndpoints({
  endpoints: (build) => ({
    /** All accounts by name, or one page of them. */
    listUsers: build.query<User[], Paging | void>({
      query: (paging) => withQuery(get('/user/getall'), { ...paging }),
      providesTags: ['User'],
    }),
    /** A page of the accounts, searched and sorted by the server. */
    pageUsers: build.query<Page<User>, UserQuery>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/user/getall'), page),
      transformResponse: toPage<User>,
      providesTags: ['User'],
    }),
    /** An account by id; `null` if there is none. */
    getUser: build.query<User | null, string>({
      query: (id) => withQuery(get('/user/getall'), { search: id, count: 1 }),
      transformResponse: ([user]: User[], _meta, id) => (user?._id === id ? user : null),
      providesTags: ['User'],
    }),
    /** All roles. They change only with a release. */
    listRoles: build.query<Role[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/user/getAllRoles'),
      keepUnusedDataFor: 3600,
    }),
    /** Adds an account and sends its owner an activation link; the result is the server's message. */
    addUser: build.mutation<string, UserInput>({
      query: (body) => post('/user/add', { body, saidByPage: true }),
      transformResponse: (_user, meta) => meta?.message ?? '',
      invalidatesTags: (_user, error) => stale(error, ['User']),
    }),
    editUser: build.mutation<User, { id: string; user: UserEdit }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, user }) => post('/user/:id/edit', { id }, { body: user }),
      // Facilities and applications show names, and the user's own name is in the profile.
      invalidatesTags: (_user, error) => stale(error, [...shown, 'Profile' as const]),
    }),
    /** Ends the user's sessions and unassigns the user as a reviewer; nothing is deleted. */
    deactivateUser: build.mutation<User, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/user/:id/deactivate', { id }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    activateUser: build.mutation<User, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/user/:id/activate', { id }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    /** Locks an account and ends its sessions, including that of a facility's owner. */
    lockUser: build.mutation<User, { id: string; reason: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, reason }) => post('/user/:id/lock', { id }, { body: { reason } }),
      invalidatesTags: (_user, error) => stale(error, ['User']),
    }),
    unlockUser: build.mutation<User, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/user/:id/unlock', { id }),
      invalidatesTags: (_user, error) => stale(error, ['User']),
    }),
    /** Ends all sessions of an account; its owner can log in again. */
    endUserSessions: build.mutation<User, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/user/:id/end-sessions', { id }),
    }),
    /** Removes the second factors of an account whose owner has lost them. */
    removeUserFactors: build.mutation<User, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/user/:id/remove-factors', { id }),
      invalidatesTags: (_user, error) => stale(error, ['User']),
    }),
    /** Removes a former user's name and address permanently, wherever they are shown. */
    anonymiseUser: build.mutation<User, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/user/:id/anonymise', { id }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    listUsersWithoutFacility: build.query<Person[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/user/without-nf'),
      providesTags: ['User', 'Facility'],
    }),
  }),
});

export const {
  useListUsersQuery,
  usePageUsersQuery,
  useGetUserQuery,
  useListRolesQuery,
  useAddUserMutation,
  useEditUserMutation,
  useDeactivateUserMutation,
  useActivateUserMutation,
  useAnonymiseUserMutation,
  useLockUserMutation,
  useUnlockUserMutation,
  useEndUserSessionsMutation,
  useRemoveUserFactorsMutation,
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
