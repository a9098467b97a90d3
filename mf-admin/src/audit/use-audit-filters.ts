import { auditQuerySchema, problems } from '@portal/domain';
import { useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';
import { unknownAmong } from '../filters/choices';
import type { AuditAsked } from '../api/audit';

/** The URL parameters of the filters. */
export const FILTER_NAMES = ['person', 'facility', 'kind', 'from', 'to'] as const;

/** Filters of the audit log, as in the URL; an empty string for no filter. */
export type AuditFilters = Record<(typeof FILTER_NAMES)[number], string>;

const NO_FILTERS: AuditFilters = { person: '', facility: '', kind: '', from: '', to: '' };

/** Whether any filter is set. */
export const isAnyFilter = (filters: AuditFilters) => Object.values(filters).some((value) => value !== '');

/** The filters of a URL; invalid ones are ignored, since the server would refuse them; `unknown` names them. */
export function filtersOf(params: URLSearchParams): AuditFilters {
  const filters = { ...NO_FILTERS };
  for (const name of FILTER_NAMES) {
    const value = params.get(name) ?? '';
    if (problems(auditQuerySchema, { [name]: value }).length === 0) filters[name] = value;
  }
  return filters;
}

/** The query of the server with these filters; days stay as they are typed, which is how the call takes them. */
export const queryOf = (filters: AuditFilters, search: string): AuditAsked => ({ search, ...filters });

/** The URL's query with changed filters; the list returns to its first page. */
export function withFilters(params: URLSearchParams, change: Partial<AuditFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  next.delete('page');
  return next;
}

/** The filters in the URL, and a function that changes some of them. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const unknown = unknownAmong(FILTER_NAMES.map((name) => [name, params.get(name) ?? '', filters[name]]));
  const change = useCallback(
    (some: Partial<AuditFilters>) =>
      setParams((now) => withFilters(now, some), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { filters, change, unknown };
}
