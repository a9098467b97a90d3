import type { CertifiedFacility } from '@portal/domain';
import { SearchField } from '@portal/ui/core';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FacilityMap } from '../map/facility-map';
import { Legend } from '../map/legend';
import { MESSAGES } from '../messages';
import { Downloads } from '../open-data/downloads';
import { FacilityList } from './facility-list';
import { FacilityTable } from './facility-table';
import { byName, filterFacilities } from './filter-facilities';
import { useSearch } from './use-search';
import './facilities.css';

/** Props of `FacilityExplorer`. */
export interface FacilityExplorerProps {
  /** `null` until they are loaded. */
  facilities: readonly CertifiedFacility[] | null;
  isFailed: boolean;
  onRetry: () => void;
}

const { list, map } = MESSAGES;
const NONE: readonly CertifiedFacility[] = [];

/** The certified facilities as a map and as a list; a search narrows both, and pointing at one finds the other. */
export function FacilityExplorer({ facilities, isFailed, onRetry }: FacilityExplorerProps) {
  const [search, setSearch] = useSearch();
  const [shown, setShown] = useState<{ acronym: string } | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const sorted = useMemo(() => byName(facilities ?? NONE), [facilities]);
  // What is typed is there at once, and the rows and markers of it as soon as they can.
  const sought = useDeferredValue(search);
  const found = useMemo(() => filterFacilities(sorted, sought), [sorted, sought]);
  const pointing = usePointing();
  const show = useCallback((acronym: string) => setShown({ acronym }), []);
  const skip = () => field.current?.querySelector('input')?.focus();

  return (
    <div className="pub-explorer-frame">
      <div className="pub-explorer">
        <div className="pub-explorer-map">
          <button type="button" className="pub-skip" onClick={skip}>
            {map.skip}
          </button>
          <FacilityMap facilities={found} shown={shown} {...pointing} />
          <div className="pub-map-foot">
            <Legend facilities={sorted} />
            <Downloads />
          </div>
        </div>
        <section className="pub-explorer-list" aria-label={list.title}>
          <h2>{list.title}</h2>
          <div ref={field}>
            <SearchField {...SEARCH} value={search} onChange={setSearch} />
          </div>
          <FacilityList
            facilities={facilities}
            found={found.length}
            search={sought}
            isFailed={isFailed}
            onRetry={onRetry}
            onClear={() => setSearch('')}
          >
            <FacilityTable facilities={found} onShow={show} {...pointing} />
          </FacilityList>
        </section>
      </div>
    </div>
  );
}

const SEARCH = { label: list.search, placeholder: list.placeholder, labelHidden: true };

/** Which facility is pointed at, by mouse or keyboard. To leave one that is not pointed at any more changes nothing. */
function usePointing() {
  const [active, setActive] = useState<string | null>(null);
  const onPoint = useCallback((acronym: string, isPointedAt: boolean) => {
    setActive((current) => (isPointedAt ? acronym : current === acronym ? null : current));
  }, []);
  return { active, onPoint };
}
