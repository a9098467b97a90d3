import type { AuditPage, AuditQuery } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';

const audit = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the record of all changes, newest first. */
    listAudit: build.query<AuditPage, Partial<AuditQuery>>({
      query: (page) => withQuery('/audit', page),
      // Every change adds to it, so it is loaded anew whenever somebody looks.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAuditQuery } = audit;
