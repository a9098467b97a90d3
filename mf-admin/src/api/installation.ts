import { api, get, post, stale, useUploadFile, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { UploadFile } from '@portal/api-slice';
import type { Installation, InstallationInput } from '@portal/domain';

const installation = api.injectEndpoints({
  endpoints: (build) => ({
    /** The settings of the installation; administrators receive all of them. */
    getInstallation: build.query<Installation, void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/installation'),
      providesTags: ['Installation'],
    }),
    /** Saves the given settings; refused if based on another version (409). */
    saveInstallation: build.mutation<Installation, InstallationInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (body) => post('/installation/edit', { body }),
      invalidatesTags: (_installation, error) => stale(error, ['Installation']),
    }),
  }),
});

export const { useGetInstallationQuery, useSaveInstallationMutation } = installation;

const TO_LOGO = post('/installation/logo');

/** Uploads an SVG or a PNG as a logo, for the settings. */
export const useUploadLogo = (): UploadFile => useUploadFile(TO_LOGO);
