import type { Installation, InstallationInput } from '@portal/domain';
import { api } from './api';
import { useUploadFile } from './files/use-files';
import { stale } from './stale';

const installation = api.injectEndpoints({
  endpoints: (build) => ({
    /** The settings of the installation, all of them for administrators. */
    getInstallation: build.query<Installation, void>({
      query: () => '/installation',
      providesTags: ['Installation'],
    }),
    /** Saves the given settings; refused if based on another version (409). */
    saveInstallation: build.mutation<Installation, InstallationInput>({
      query: (body) => ({ url: '/installation/edit', method: 'POST', body }),
      invalidatesTags: (_installation, error) => stale(error, ['Installation']),
    }),
  }),
});

export const { useGetInstallationQuery, useSaveInstallationMutation } = installation;

/** Uploads an SVG or a PNG as a logo, for the settings. */
export const useUploadLogo = () => useUploadFile('/installation/logo');
