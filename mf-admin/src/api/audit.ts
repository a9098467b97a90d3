import { allPages, api, get, withQuery, SAID_BY_PAGE } from '@portal/api-slice';
import type { AuditPage, AuditQuery } from '@portal/domain';
import { useCallback } from 'react';

/** A query of the audit log as it is sent: the call takes days as `yyyy-mm-dd` and refuses numbers. */
export type AuditAsked = Omit<Partial<AuditQuery>, 'from' | 'to'> & { from?: string; to?: string };

const audit = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the audit log, newest first. */
    listAudit: build.query<AuditPage, AuditAsked>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/audit'), page),
      // Every change adds an entry, so cached pages are outdated immediately.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAuditQuery } = audit;

/** Loads all matching entries. */
export function useLoadAudit() {
  const [load] = audit.useLazyListAuditQuery();
  return useCallback(
    async (query: AuditAsked) =>
      allPages(async (page) => {
        const { entries: rows, total_count: total } = await load({ ...query, ...page }).unwrap();
        return { rows, total };
      }),
    [load],
  );
}

/** Path of the matching entries as CSV, for `useDownload`. */
export const auditCsv = (query: AuditAsked) => withQuery(get('/audit/csv'), query);
