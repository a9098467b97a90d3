import type { AboutInstrument, PublicLidar, PublicPhotometer } from '@portal/domain';
import { api } from './api';

const instruments = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicLidar: build.query<PublicLidar, string>({
      query: (id) => `/lidar/system/${encodeURIComponent(id)}`,
      providesTags: (_lidar, _error, id) => [{ type: 'Lidar', id }],
    }),
    getPublicPhotometer: build.query<PublicPhotometer, string>({
      query: (id) => `/photometer/system/${encodeURIComponent(id)}`,
      providesTags: (_photometer, _error, id) => [{ type: 'Photometer', id }],
    }),
    /** What the public page of a lidar says around its record. */
    getAboutLidar: build.query<AboutInstrument, string>({
      query: (id) => `/lidar/system/${encodeURIComponent(id)}/about`,
      providesTags: (_about, _error, id) => [{ type: 'Lidar', id }],
    }),
    /** What the public page of a photometer says around its record. */
    getAboutPhotometer: build.query<AboutInstrument, string>({
      query: (id) => `/photometer/system/${encodeURIComponent(id)}/about`,
      providesTags: (_about, _error, id) => [{ type: 'Photometer', id }],
    }),
  }),
});

export const {
  useGetPublicLidarQuery,
  useGetPublicPhotometerQuery,
  useGetAboutLidarQuery,
  useGetAboutPhotometerQuery,
} = instruments;

/** URL of a picture. */
export const pictureUrl = (fileId: string) => `/api/files/${encodeURIComponent(fileId)}`;
