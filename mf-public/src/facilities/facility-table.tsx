/* The styles change the layout of the table, which some browsers then no longer treat as a table: hence the explicit
   roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CertifiedFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../messages';
import { FacilityRow } from './facility-row';
import type { FacilityRowProps } from './facility-row';
import './facilities.css';

export interface FacilityTableProps extends Pick<FacilityRowProps, 'onPoint' | 'onShow'> {
  facilities: readonly CertifiedFacility[];
  /** Acronym of the highlighted facility, here or on the map. */
  active: string | null;
}

const { columns } = MESSAGES.list;

/** Rows per rendering group: about a screenful, so that little is rendered off-screen. */
const GROUP_SIZE = 25;

/**
 * The facilities of the map as a table. On a narrow screen each row looks like a card but stays a row for screen
 * readers.
 */
export function FacilityTable({ facilities, active, ...props }: FacilityTableProps) {
  const { shown, hidden, table, showMore } = useFirstRows(facilities);
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

/** Rows shown at first and added by each "show more": few enough to render at once. */
const BATCH_SIZE = 200;

/** The first rows of a long list, and more on request; then the first new row gets the focus. */
function useFirstRows<Row>(rows: readonly Row[]) {
  const table = useRef<HTMLTableElement>(null);
  const next = useRef<number>(undefined);
  const [batch, setBatch] = useState({ of: rows, count: BATCH_SIZE });
  // A new search starts with the first rows again.
  const count = batch.of === rows ? batch.count : BATCH_SIZE;
  const shown = rows.length > count ? rows.slice(0, count) : rows;

  // Runs after every render, since the next one contains the new rows.
  useEffect(() => {
    if (next.current === undefined) return;
    // Row 0 is the head.
    const row = table.current?.rows[next.current + 1];
    next.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  });

  const showMore = () => {
    next.current = count;
    setBatch({ of: rows, count: count + BATCH_SIZE });
  };
  return { shown, hidden: rows.length - shown.length, table, showMore };
}
