/* The styles lay the table out anew, and some browsers take that for the end of a table: hence the roles that tables have
   anyway. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CertifiedFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../messages';
import { FacilityRow } from './facility-row';
import type { FacilityRowProps } from './facility-row';
import './facilities.css';

/** Props of `FacilityTable`. */
export interface FacilityTableProps extends Pick<FacilityRowProps, 'onPoint' | 'onShow'> {
  facilities: readonly CertifiedFacility[];
  /** Acronym of the facility that is pointed at, here or on the map. */
  active: string | null;
}

const { columns } = MESSAGES.list;

/** Rows that the browser draws or leaves out together: about a screen of them, so that little is drawn that is not seen. */
const TOGETHER = 25;

/** The facilities of the map as a table. On a narrow screen each row is a card, which to a screen reader is a row still. */
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
  Array.from({ length: Math.ceil(facilities.length / TOGETHER) }, (_, at) =>
    facilities.slice(at * TOGETHER, (at + 1) * TOGETHER),
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

/** Rows that are shown at first, and that come with each wish for more: what one can look through, and a browser draws at once. */
const BATCH_SIZE = 200;

/** The first rows of a list that may be long, and more of them on request: then the first new one gets the focus. */
function useFirstRows<Row>(rows: readonly Row[]) {
  const table = useRef<HTMLTableElement>(null);
  const next = useRef<number>(undefined);
  const [asked, setAsked] = useState({ of: rows, count: BATCH_SIZE });
  // Another search begins at its first rows again.
  const count = asked.of === rows ? asked.count : BATCH_SIZE;
  const shown = rows.length > count ? rows.slice(0, count) : rows;

  // After every rendering, of which the one with the new rows is the next.
  useEffect(() => {
    if (next.current === undefined) return;
    // The first row of a table is its head.
    const row = table.current?.rows[next.current + 1];
    next.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  });

  const showMore = () => {
    next.current = count;
    setAsked({ of: rows, count: count + BATCH_SIZE });
  };
  return { shown, hidden: rows.length - shown.length, table, showMore };
}
