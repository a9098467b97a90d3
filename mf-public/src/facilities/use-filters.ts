import type { CertifiedFacility } from '@portal/domain';
import { useLeftOut, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo, useState } from 'react';

/** The filters of map and list, named as in the URL. */
const FILTERS = ['status', 'type', 'wavelength', 'country'] as const;
type FilterName = (typeof FILTERS)[number];

/** The chosen code of each filter; empty for all. */
export type Filters = Readonly<Record<FilterName, string>>;

const VALUES: Readonly<Record<FilterName, (facility: CertifiedFacility) => readonly string[]>> = {
  status: ({ displayed_status: { code } }) => [code],
  type: ({ instrument_types: types }) => types.map(({ code }) => code),
  wavelength: ({ wavelengths }) => wavelengths.map(String),
  country: ({ country }) => (country ? [country.code] : []),
};

/** Whether a facility matches all filters. */
export const passes = (facility: CertifiedFacility, filters: Filters) =>
  FILTERS.every((name) => filters[name] === '' || VALUES[name](facility).includes(filters[name]));

/** Whether any filter is set. */
export const isFiltered = (filters: Filters) => FILTERS.some((name) => filters[name] !== '');

/** The values of a filter that occur. */
const valuesIn = (facilities: readonly CertifiedFacility[], name: FilterName) =>
  new Set(facilities.flatMap((facility) => VALUES[name](facility)));

/**
 * Search text and filters, kept in the URL so that a link shows the same list. Values that no facility has are ignored
 * and removed, once the facilities are known; `isLeftOut` then says so.
 */
export function useFilters(facilities: readonly CertifiedFacility[] | null) {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  // The URL lags behind typing; when rendering is slow, it even lags behind the next letter.
  if (typed === inAddress) setTyped(null);
  const set = useCallback(
    (name: FilterName | 'search', value: string) => {
      if (name === 'search') setTyped(value);
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      };
      setParams(change, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const clear = useCallback(() => {
    setTyped('');
    setParams({}, { replace: true, preventScrollReset: true });
  }, [setParams]);
  const unknown = useMemo(
    () =>
      FILTERS.filter((name) => {
        const value = params.get(name) ?? '';
        return value !== '' && facilities !== null && !valuesIn(facilities, name).has(value);
      }),
    [params, facilities],
  );
  const isLeftOut = useLeftOut(unknown);
  const filters = useMemo(
    () =>
      Object.fromEntries(
        FILTERS.map((name) => [name, unknown.includes(name) ? '' : (params.get(name) ?? '')]),
      ) as Filters,
    [params, unknown],
  );
  return { search: typed ?? inAddress, filters, isLeftOut, set, clear };
}
