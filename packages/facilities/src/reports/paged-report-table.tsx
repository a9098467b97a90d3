import type { NationalFacility } from '@portal/domain';
import { PagedTable } from '@portal/ui/table';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import type { DocumentPaths, Download } from './documents';
import { reportColumns } from './report-columns';

/** Props of `PagedReportTable`. */
export interface PagedReportTableProps {
  /** Those of the page that is open; the server sorts by `facility`. */
  facilities: readonly NationalFacility[];
  /** How many there are on all pages. */
  total: number;
  pageSize: number;
  /** Newer ones are on their way. */
  isStale: boolean;
  paths: DocumentPaths;
  download: Download;
  /** In the place of the table while there is no facility at all. */
  empty: ReactNode;
  /** Beside the search. */
  tools?: ReactNode;
}

const { reports } = MESSAGES;
const SEARCH = { label: reports.search, placeholder: reports.placeholder };

/** The documents of more facilities than a browser should load, to be saved. */
export function PagedReportTable({ facilities, paths, download, tools, ...page }: PagedReportTableProps) {
  const columns = useMemo(() => reportColumns(paths, download, 'server'), [paths, download]);
  return (
    <PagedTable
      {...page}
      caption={reports.title}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={columns}
      search={SEARCH}
      filters={tools}
    />
  );
}
