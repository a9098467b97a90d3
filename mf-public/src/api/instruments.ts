import { api, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { AboutInstrument, PublicLidar, PublicPhotometer } from '@portal/domain';

const instruments = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicLidar: build.query<PublicLidar, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/lidar/system/:id', { id }),
      providesTags: (_lidar, _error, id) => [{ type: 'Lidar', id }],
    }),
    getPublicPhotometer: build.query<PublicPhotometer, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/photometer/system/:id', { id }),
      providesTags: (_photometer, _error, id) => [{ type: 'Photometer', id }],
    }),
    /** The context of a lidar on its public page: facility, label and acceptance. */
    getAboutLidar: build.query<AboutInstrument, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/lidar/system/:id/about', { id }),
      providesTags: (_about, _error, id) => [{ type: 'Lidar', id }],
    }),
    /** The context of a photometer on its public page: facility, label and acceptance. */
    getAboutPhotometer: build.query<AboutInstrument, string>({
      extraOptions: SAID_BY_PAGE,
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
