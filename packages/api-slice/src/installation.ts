import type { Installation, InstallationInput } from '@portal/domain';
import { api } from './api';
import { useUploadFile } from './files/use-files';
import { stale } from './stale';
import { get, post } from './request/call';

const installation = api.injectEndpoints({
  endpoints: (build) => ({
    /** The settings of the installation, all of them for administrators. */
    getInstallation: build.query<Installation, void>({
      query: () => get('/installation'),
      providesTags: ['Installation'],
    }),
    /** Saves the given settings; refused if based on another version (409). */
    saveInstallation: build.mutation<Installation, InstallationInput>({
      query: (body) => post('/installation/edit', { body }),
      invalidatesTags: (_installation, error) => stale(error, ['Installation']),
    }),
  }),
});

export const { useGetInstallationQuery, useSaveInstallationMutation } = installation;

const TO_LOGO = post('/installation/logo');

/** Uploads an SVG or a PNG as a logo, for the settings. */
export const useUploadLogo = () => useUploadFile(TO_LOGO);
