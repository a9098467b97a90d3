import type { PublicLidar, PublicPhotometer } from '@portal/domain';
import { api } from './api';

const instruments = api.injectEndpoints({
  endpoints: (build) => ({
    /** What anybody may know of a lidar. */
    getPublicLidar: build.query<PublicLidar, string>({
      query: (id) => `/lidar/system/${encodeURIComponent(id)}`,
      providesTags: (_lidar, _error, id) => [{ type: 'Lidar', id }],
    }),
    /** What anybody may know of a photometer. */
    getPublicPhotometer: build.query<PublicPhotometer, string>({
      query: (id) => `/photometer/system/${encodeURIComponent(id)}`,
      providesTags: (_photometer, _error, id) => [{ type: 'Photometer', id }],
    }),
  }),
});

export const { useGetPublicLidarQuery, useGetPublicPhotometerQuery } = instruments;

/** Where a picture can be shown from. */
export const pictureUrl = (fileId: string) => `/api/files/${encodeURIComponent(fileId)}`;
