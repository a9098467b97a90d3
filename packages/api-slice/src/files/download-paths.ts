import type { AuditQuery } from '@portal/domain';
import { withQuery } from '../request/with-query';
import { get } from '../request/call';

/** Paths of the portal's documents, for `useDownload`. */
export const DOWNLOAD_PATHS = {
  application: (facilityId: string) =>
    get('/national-facility/:facilityId/initial-acceptance-submission-pdf', { facilityId }),
  evaluation: (facilityId: string) =>
    get('/national-facility/:facilityId/initial-acceptance-evaluation-pdf', { facilityId }),
  /** The approved operational configuration, as JSON. */
  configuration: (facilityId: string) =>
    `${get('/national-facility/:facilityId/operational-configuration', { facilityId })}?download`,
  /** Any version of it. */
  configurationVersion: (facilityId: string, version: number) =>
    `${get('/national-facility/:facilityId/operational-configuration', { facilityId })}?download&version=${version}`,
  /** The matching entries of the audit log, as CSV. */
  audit: (query: Partial<AuditQuery>) => withQuery(get('/audit/csv'), query),
  file: (fileId: string) => get('/download/:fileId', { fileId }),
};
