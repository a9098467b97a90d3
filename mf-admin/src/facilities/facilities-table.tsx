import { useDownload } from '@portal/api-slice';
import type { Page } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { EmptyState } from '@portal/ui/core';
import { PagedTable } from '@portal/ui/table';
import { useMemo } from 'react';
import type { OpenDialog } from './facility-actions';
import { facilityColumns } from './facility-columns';
import './facilities.css';
import { MESSAGES } from './messages';

/** Props of `FacilitiesTable`. */
export interface FacilitiesTableProps {
  found: Page<NationalFacility>;
  pageSize: number;
  /** Newer rows are on their way. */
  isStale: boolean;
  onOpen: OpenDialog;
}

const { table: texts } = MESSAGES;
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

/** All facilities, with what administrators do about them. */
export function FacilitiesTable({ found, pageSize, isStale, onOpen }: FacilitiesTableProps) {
  const download = useDownload();
  const columns = useMemo(() => facilityColumns(onOpen, download), [onOpen, download]);
  return (
    <PagedTable
      caption={texts.caption}
      rows={found.rows}
      total={found.total}
      rowKey={({ _id }) => _id}
      columns={columns}
      pageSize={pageSize}
      listedBy="acronym"
      empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
      search={SEARCH}
      isStale={isStale}
      isWide
    />
  );
}
