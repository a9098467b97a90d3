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
import { api } from './api';
import { toPage } from './request/page';
import type { Page } from './request/page';
import { withQuery } from './request/with-query';
import { stale } from './stale';

const pathOf = (id: string) => `/user/${encodeURIComponent(id)}`;

/** Where people are shown. */
const shown = ['User' as const, 'Facility' as const, 'Application' as const];

const users = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<OwnProfile, void>({
      query: () => '/user/profile',
      providesTags: ['Profile'],
    }),
    /** Changes what the portal writes to the person without being asked. */
    savePreferences: build.mutation<OwnProfile, Preferences>({
      query: (body) => ({ url: '/user/preferences', method: 'POST', body }),
      invalidatesTags: ['Profile'],
    }),
    /** All accounts, by name; a part of them when one is asked for. */
    listUsers: build.query<User[], Paging | void>({
      query: (paging) => withQuery('/user/getall', { ...paging }),
      providesTags: ['User'],
    }),
    /** A page of them, searched and sorted by the server. */
    pageUsers: build.query<Page<User>, UserQuery>({
      query: (page) => withQuery('/user/getall', page),
      transformResponse: toPage<User>,
      providesTags: ['User'],
    }),
    /** An account by id; `null` when there is none. */
    getUser: build.query<User | null, string>({
      query: (id) => withQuery('/user/getall', { search: id, count: 1 }),
      transformResponse: ([user]: User[], _said, id) => (user?._id === id ? user : null),
      providesTags: ['User'],
    }),
    /** The roles there are. They change with a release only. */
    listRoles: build.query<Role[], void>({
      query: () => '/user/getAllRoles',
      keepUnusedDataFor: 3600,
    }),
    /** Adds an account; its owner is sent a link to activate it. */
    addUser: build.mutation<User, UserInput>({
      query: (body) => ({ url: '/user/add', method: 'POST', body }),
      invalidatesTags: (_user, error) => stale(error, ['User']),
    }),
    editUser: build.mutation<User, { id: string; user: UserInput }>({
      query: ({ id, user }) => ({ url: `${pathOf(id)}/edit`, method: 'POST', body: user }),
      // Facilities and applications show the names of people; the own name is in the profile.
      invalidatesTags: (_user, error) => stale(error, [...shown, 'Profile' as const]),
    }),
    /** Ends the sessions of a person and frees the places as reviewer; nothing is deleted. */
    deactivateUser: build.mutation<User, string>({
      query: (id) => ({ url: `${pathOf(id)}/deactivate`, method: 'POST' }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    activateUser: build.mutation<User, string>({
      query: (id) => ({ url: `${pathOf(id)}/activate`, method: 'POST' }),
      invalidatesTags: (_user, error) => stale(error, shown),
    }),
    /** Removes name and address of a former user for good, wherever they stand beside what was done. */
    anonymiseUser: build.mutation<User, string>({
      query: (id) => ({ url: `${pathOf(id)}/anonymise`, method: 'POST' }),
      invalidatesTags: (_user, error) => stale(error, shown),
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
