/* The styles change the layout of the table, which some browsers then no longer treat as a table: hence the explicit
   roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CertifiedFacility } from '@portal/domain';
import { Button, useIsPrinting } from '@portal/ui/core';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../messages';
import { FacilityRow } from './facility-row';
import type { FacilityRowProps } from './facility-row';
import { positionOf, scrollTo } from './list-position';
import type { ListPosition } from './list-position';
import { useKeep, useKept } from './use-kept';
import './facilities.css';

export interface FacilityTableProps extends Pick<FacilityRowProps, 'onPoint' | 'onShow'> {
  facilities: readonly CertifiedFacility[];
  /** Acronym of the highlighted facility, here or on the map. */
  active: string | null;
}

interface FirstRowsProps extends FacilityTableProps {
  /** What was searched and filtered for. */
  query: string;
}

const { columns } = MESSAGES.list;

/** Rows per rendering group: about a screenful, so that little is rendered off-screen. */
const GROUP_SIZE = 25;

/**
 * The facilities of the map as a table. On a narrow screen each row looks like a card but stays a row for screen
 * readers.
 */
export function FacilityTable({ facilities, query, active, ...props }: FirstRowsProps) {
  const { shown, hidden, table, showMore } = useFirstRows(facilities, query);
  const groups = useMemo(() => groupsOf(shown), [shown]);
  return (
    <>
      <table className="pub-facilities" role="table" aria-label={MESSAGES.list.title} ref={table}>
        <Head />
        {groups.map((group) => (
          <RowGroup
            key={group[0]?.acronym}
            facilities={group}
            active={group.some(({ acronym }) => acronym === active) ? active : null}
            {...props}
          />
        ))}
      </table>
      {hidden > 0 && <Button onClick={showMore}>{MESSAGES.list.more(hidden)}</Button>}
    </>
  );
}

const groupsOf = (facilities: readonly CertifiedFacility[]) =>
  Array.from({ length: Math.ceil(facilities.length / GROUP_SIZE) }, (_, at) =>
    facilities.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE),
  );

const Head = () => (
  <thead role="rowgroup">
    <tr role="row">
      {Object.values(columns).map((column) => (
        <th key={column} role="columnheader" scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

const RowGroup = memo(function RowGroup({ facilities, active, onPoint, onShow }: FacilityTableProps) {
  return (
    <tbody role="rowgroup">
      {facilities.map((facility) => (
        <FacilityRow
          key={facility.acronym}
          facility={facility}
          isActive={active === facility.acronym}
          onPoint={onPoint}
          onShow={onShow}
        />
      ))}
    </tbody>
  );
});

/** What Back restores. */
interface KeptList {
  count: number;
  position: ListPosition | undefined;
}

/** Rows shown at first and added by each "show more": few enough to render at once. */
const BATCH_SIZE = 200;

/**
 * The first rows of a long list, and more on request; then the first new row gets the focus. Back shows as many as
 * before, where they were. All rows are printed.
 */
function useFirstRows<Row>(rows: readonly Row[], query: string) {
  const table = useRef<HTMLTableElement>(null);
  const next = useRef<number>(undefined);
  const kept = useKept('list') as KeptList | undefined;
  const [batch, setBatch] = useState({ of: query, count: kept?.count ?? BATCH_SIZE });
  // A new search starts with the first rows again.
  const count = batch.of === query ? batch.count : BATCH_SIZE;
  useKeep('list', (): KeptList => ({ count, position: positionOf(table.current) }));
  const isPrinting = useIsPrinting();
  const shown = rows.length > count && !isPrinting ? rows.slice(0, count) : rows;

  const position = kept?.position;
  // After the layout effects, by which the router scrolls the page.
  useEffect(() => {
    if (!position) return undefined;
    const scroll = () => scrollTo(table.current, position);
    scroll();
    // Rows that come into view above are rendered then, and are not as high as estimated.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [position]);

  // Runs after every render, since the next one contains the new rows.
  useEffect(() => {
    if (next.current === undefined) return;
    // Row 0 is the head.
    const row = table.current?.rows[next.current + 1];
    next.current = undefined;
    if (!row) return;
    row.setAttribute('tabindex', '-1');
    row.focus();
  });

  const showMore = () => {
    next.current = count;
    setBatch({ of: query, count: count + BATCH_SIZE });
  };
  return { shown, hidden: rows.length - shown.length, table, showMore };
}
