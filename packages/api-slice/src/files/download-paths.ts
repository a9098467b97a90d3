import { get } from '../request/call';

/** The paths of documents that several areas offer, for `useDownload`. */
export const DOWNLOAD_PATHS = {
  application: (facilityId: string) =>
    get('/national-facility/:facilityId/initial-acceptance-submission-pdf', { facilityId }),
  evaluation: (facilityId: string) =>
    get('/national-facility/:facilityId/initial-acceptance-evaluation-pdf', { facilityId }),
  configuration: (facilityId: string) =>
    `${get('/national-facility/:facilityId/operational-configuration', { facilityId })}?download`,
  file: (fileId: string) => get('/download/:fileId', { fileId }),
};
