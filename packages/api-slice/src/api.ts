import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './request/base-query';

/** The only RTK Query API of the portal. Endpoint files inject into it, one per noun, with globally unique names. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Profile',
    'User',
    'Facility',
    'Application',
    'Lidar',
    'Photometer',
    'Unfinished',
    'History',
    'Question',
    'TestBook',
    'Support',
    'RegularEvaluation',
    'Label',
    'Email',
    'Notice',
    'File',
    'Installation',
    'Release',
  ],
  endpoints: () => ({}),
});
