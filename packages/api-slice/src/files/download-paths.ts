import type { AuditQuery } from '@portal/domain';
import { withQuery } from '../request/with-query';

/** Paths of the portal's documents, for `useDownload`. */
export const DOWNLOAD_PATHS = {
  application: (facilityId: string) =>
    `/national-facility/${encodeURIComponent(facilityId)}/initial-acceptance-submission-pdf`,
  evaluation: (facilityId: string) =>
    `/national-facility/${encodeURIComponent(facilityId)}/initial-acceptance-evaluation-pdf`,
  /** The approved operational configuration, as JSON. */
  configuration: (facilityId: string) =>
    `/national-facility/${encodeURIComponent(facilityId)}/operational-configuration?download`,
  /** Any version of it. */
  configurationVersion: (facilityId: string, version: number) =>
    `/national-facility/${encodeURIComponent(facilityId)}/operational-configuration?download&version=${version}`,
  /** The matching entries of the audit log, as CSV. */
  audit: (query: Partial<AuditQuery>) => withQuery('/audit/csv', query),
  file: (fileId: string) => `/download/${encodeURIComponent(fileId)}`,
};
