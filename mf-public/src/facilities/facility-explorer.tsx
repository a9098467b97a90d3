import { LABEL_PAGES, NF_TYPES } from '@portal/domain';
import type { CertifiedFacility } from '@portal/domain';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { Button, Loading, SearchField } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FacilityMap } from '../map/facility-map';
import { MESSAGES as MAP } from '../map/messages';
import { MESSAGES } from '../messages';
import { FacilityList } from './facility-list';
import { FacilityTable } from './facility-table';
import { byName, filterFacilities } from './filter-facilities';
import type { FilterSelectsProps } from './filter-selects';
import { isFiltered, passes, useFilters } from './use-filters';
import './facilities.css';
import { MarkerSymbol } from '../map/marker-symbol';
import { FACILITY_FILES } from '../open-data/addresses';
import '../open-data/open-data.css';

export interface FacilityExplorerProps {
  /** `null` while loading. */
  facilities: readonly CertifiedFacility[] | null;
  isFailed: boolean;
  onRetry: () => void;
}

const { list } = MESSAGES;
const NONE: readonly CertifiedFacility[] = [];

/** The certified facilities as a map and a list. A search filters both; hovering over one highlights the other. */
export function FacilityExplorer({ facilities, isFailed, onRetry }: FacilityExplorerProps) {
  const { search, filters, isLeftOut, set, clear } = useFilters(facilities);
  const [shown, setShown] = useState<{ acronym: string } | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const sorted = useMemo(() => byName(facilities ?? NONE), [facilities]);
  // Typing never blocks: rows and markers update when the browser is idle.
  const deferredSearch = useDeferredValue(search);
  const deferredFilters = useDeferredValue(filters);
  const matches = useMemo(
    () => filterFacilities(sorted, deferredSearch).filter((facility) => passes(facility, deferredFilters)),
    [sorted, deferredSearch, deferredFilters],
  );
  const query = JSON.stringify([deferredSearch, deferredFilters]);
  const pointing = usePointing();
  const show = useCallback((acronym: string) => setShown({ acronym }), []);
  const skip = () => field.current?.querySelector('input')?.focus();

  return (
    <div className="pub-explorer-frame">
      <div className="pub-explorer">
        <div className="pub-explorer-map">
          <button type="button" className="pub-skip" onClick={skip}>
            {MAP.skip}
          </button>
          <FacilityMap facilities={matches} shown={shown} {...pointing} />
          <div className="pub-map-foot">
            <Legend network={networkOf(sorted)} />
            <Downloads />
          </div>
        </div>
        <section className="pub-explorer-list" aria-label={list.title}>
          <h2>{list.title}</h2>
          <div ref={field}>
            <SearchField {...SEARCH} value={search} onChange={(value) => set('search', value)} />
          </div>
          <FilterPanel facilities={sorted} filters={filters} onChange={set} />
          {isLeftOut && <output className="pub-soft">{MESSAGES.filters.leftOut}</output>}
          <FacilityList
            facilities={facilities}
            matchCount={matches.length}
            search={deferredSearch}
            isFailed={isFailed}
            onRetry={onRetry}
            isFiltered={isFiltered(filters)}
            onClear={clear}
          >
            <FacilityTable facilities={matches} query={query} onShow={show} {...pointing} />
          </FacilityList>
        </section>
      </div>
    </div>
  );
}

const FilterSelects = lazy(async () => ({ default: (await import('./filter-selects')).FilterSelects }));

/** The filters, loaded when the user opens them or the URL contains one. */
function FilterPanel(props: FilterSelectsProps) {
  const [isOpen, setIsOpen] = useState(() => isFiltered(props.filters));
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {MESSAGES.filters.button}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Loading label={MESSAGES.filters.title} />}>
          <FilterSelects {...props} />
        </Suspense>
      )}
    </>
  );
}

const SEARCH = { label: list.search, placeholder: list.placeholder, labelHidden: true };

/** The facility under the mouse or keyboard focus. Leaving one that is no longer active changes nothing. */
function usePointing() {
  const [active, setActive] = useState<string | null>(null);
  const onPoint = useCallback((acronym: string, isPointedAt: boolean) => {
    setActive((current) => (isPointedAt ? acronym : current === acronym ? null : current));
  }, []);
  return { active, onPoint };
}

/** The name of the portal's own network: as the server calls it, or until a facility of it is known, the built-in one. */
function networkOf(facilities: readonly CertifiedFacility[]) {
  const served = facilities.map(({ type }) => type).find((type) => type?.own_network);
  return (served ?? NF_TYPES.find(({ own_network }) => own_network))?.name;
}

/** Legend of the markers. */
const Legend = ({ network }: { network: string | undefined }) => (
  <ul className="pub-legend" aria-label={MAP.legend}>
    <li>
      <MarkerSymbol kind="own" /> {network}
    </li>
    <li>
      <MarkerSymbol kind="other" /> {MAP.otherTypes}
    </li>
  </ul>
);

const { check, download, geoJson, csv, labels } = MESSAGES.openData;

/** Links to all labels, and to all certified facilities as files, independent of the search. */
const Downloads = () => (
  <p className="pub-open-data">
    {areLaterStagesInUse() && (
      <>
        <Link to={LABEL_PAGES.publicList}>{labels}</Link>, <Link to="/verify">{check}</Link>.{' '}
      </>
    )}
    {download} <a href={FACILITY_FILES.geoJson}>{geoJson}</a>, <a href={FACILITY_FILES.csv}>{csv}</a>
  </p>
);
