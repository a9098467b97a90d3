import type { AboutInstrument, PublicLidar, PublicPhotometer } from '@portal/domain';
import { api } from './api';
import { get } from './request/call';
import { addressOf } from './request/send';

const instruments = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicLidar: build.query<PublicLidar, string>({
      query: (id) => get('/lidar/system/:id', { id }),
      providesTags: (_lidar, _error, id) => [{ type: 'Lidar', id }],
    }),
    getPublicPhotometer: build.query<PublicPhotometer, string>({
      query: (id) => get('/photometer/system/:id', { id }),
      providesTags: (_photometer, _error, id) => [{ type: 'Photometer', id }],
    }),
    /** What the public page of a lidar says around its record. */
    getAboutLidar: build.query<AboutInstrument, string>({
      query: (id) => get('/lidar/system/:id/about', { id }),
      providesTags: (_about, _error, id) => [{ type: 'Lidar', id }],
    }),
    /** What the public page of a photometer says around its record. */
    getAboutPhotometer: build.query<AboutInstrument, string>({
      query: (id) => get('/photometer/system/:id/about', { id }),
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
export const pictureUrl = (fileId: string) => addressOf(get('/files/:fileId', { fileId }));
