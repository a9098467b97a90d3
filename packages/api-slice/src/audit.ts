import type { AuditPage, AuditQuery } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';
import { get } from './request/call';

const audit = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the audit log, newest first. */
    listAudit: build.query<AuditPage, Partial<AuditQuery>>({
      query: (page) => withQuery(get('/audit'), page),
      // Every change adds an entry, so cached pages are outdated at once.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAuditQuery } = audit;
