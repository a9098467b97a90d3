import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './request/base-query';

/**
 * The one API of the portal: every call, its hooks and its cache. Endpoint files inject into it, one per noun, with
 * names that are unique over all of them.
 */
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
    'History',
    'Email',
    'File',
    'Release',
  ],
  endpoints: () => ({}),
});
