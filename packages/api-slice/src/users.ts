import type { Profile, ProfileInput } from '@portal/domain';
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
  }),
});

export const { useGetProfileQuery, useSaveProfileMutation } = users;
