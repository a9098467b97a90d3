/* On narrow screens the styles turn the table into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CertifiedFacility } from '@portal/domain';
import { memo, useEffect, useRef } from 'react';
import { InstrumentLinks } from '../map/instrument-links';
import { markerKind, MarkerSymbol } from '../map/marker-symbol';
import { MESSAGES as MAP } from '../map/messages';
import { MESSAGES } from '../messages';
import { StatusLine } from '../map/status-line';

export interface FacilityRowProps {
  facility: CertifiedFacility;
  /** Whether it is highlighted, here or on the map. */
  isActive: boolean;
  onPoint: (acronym: string, isPointedAt: boolean) => void;
  onShow: (acronym: string) => void;
}

/** A row of the table; memoised, so that of thousands of rows only those that change are rendered again. */
export const FacilityRow = memo(function FacilityRow({ facility, isActive, onPoint, onShow }: FacilityRowProps) {
  const { acronym, name, type, lidars, photometers } = facility;
  const row = useRef<HTMLTableRowElement>(null);
  useInSight(row, isActive);
  const point = () => onPoint(acronym, true);
  const leave = () => onPoint(acronym, false);
  return (
    <tr
      ref={row}
      role="row"
      className={isActive ? 'pub-row-active' : undefined}
      // `mousemove`, not `mouseenter`: rows that scroll under a resting mouse are not highlighted.
      onMouseMove={isActive ? undefined : point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <th role="rowheader" scope="row">
        {name ?? acronym}
      </th>
      <td role="cell" className="pub-cell-acronym">
        {facility.position ? (
          <button
            type="button"
            className="pub-show"
            onClick={() => onShow(acronym)}
            aria-label={MESSAGES.list.show(acronym)}
          >
            {acronym}
          </button>
        ) : (
          <>
            {acronym} <span className="pub-soft">({MESSAGES.list.noPosition})</span>
          </>
        )}
      </td>
      <td role="cell" className="pub-cell-type">
        <MarkerSymbol kind={markerKind(facility)} />
        {type?.name ?? 'Not given'}
      </td>
      <td role="cell" className="pub-cell-status">
        <StatusLine facility={facility} />
      </td>
      <td role="cell" className="pub-cell-instruments">
        <InstrumentLinks title={MAP.lidars} path="/lidar" instruments={lidars} />
        <InstrumentLinks title={MAP.photometers} path="/photometer" instruments={photometers} />
        {lidars.length + photometers.length === 0 && '–'}
      </td>
    </tr>
  );
});

/** Scrolls the list, and never the page, to the row of the active marker. */
function useInSight(row: { readonly current: HTMLTableRowElement | null }, isActive: boolean) {
  useEffect(() => {
    const list = row.current?.closest('.pub-list-scroll');
    // A hovered row must not move away from under the pointer.
    if (!isActive || !row.current || row.current.matches(':hover')) return;
    if (!list || list.scrollHeight <= list.clientHeight) return;
    const seen = list.getBoundingClientRect();
    const own = row.current.getBoundingClientRect();
    if (own.top < seen.top + HEAD) list.scrollTop += own.top - seen.top - HEAD;
    else if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
  }, [row, isActive]);
}

/** Height of the sticky head, in pixels. */
const HEAD = 40;
