/* The styles lay the table out anew, and some browsers take that for the end of a table: hence the roles that tables have
   anyway. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CertifiedFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { memo, useMemo } from 'react';
import { MESSAGES } from '../messages';
import { FacilityRow } from './facility-row';
import type { FacilityRowProps } from './facility-row';
import { useFirstRows } from './use-first-rows';
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
