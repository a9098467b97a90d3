import { auditQuerySchema, problems } from '@portal/domain';
import { useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

const NAMES = ['person', 'facility', 'kind', 'from', 'to'] as const;

/** What the audit log is narrowed down to, as it stands in the address; empty text for anything. */
export type AuditFilters = Record<(typeof NAMES)[number], string>;

/** No filter at all. */
export const NO_FILTERS: AuditFilters = { person: '', facility: '', kind: '', from: '', to: '' };

/** Whether anything is narrowed down. */
export const isAnyFilter = (filters: AuditFilters) => Object.values(filters).some((value) => value !== '');

/** The filters of an address; what the server would refuse is none. */
export function filtersOf(params: URLSearchParams): AuditFilters {
  const filters = { ...NO_FILTERS };
  for (const name of NAMES) {
    const value = params.get(name) ?? '';
    if (problems(auditQuerySchema, { [name]: value }).length === 0) filters[name] = value;
  }
  return filters;
}

/** The address with other filters; its list starts at the first page. */
export function withFilters(params: URLSearchParams, change: Partial<AuditFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  next.delete('page');
  return next;
}

/** The filters in the address, and how to change some of them. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const change = useCallback(
    (some: Partial<AuditFilters>) =>
      setParams((now) => withFilters(now, some), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { filters, change };
}
