import type { NationalFacility } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import { useMemo } from 'react';
import { MESSAGES } from '../messages';
import type { DocumentPaths, Download } from './documents';
import { reportColumns } from './report-columns';

/** Props of `ReportTable`. */
export interface ReportTableProps {
  facilities: readonly NationalFacility[];
  paths: DocumentPaths;
  download: Download;
}

const { reports } = MESSAGES;

/** The words by which a facility is found in the table. */
const textOf = ({ pretty_name }: NationalFacility) => pretty_name;
const nameOf = ({ pretty_name }: NationalFacility) => pretty_name.toLowerCase();

/** The documents of facilities, to be saved. */
export function ReportTable({ facilities, paths, download }: ReportTableProps) {
  const columns = useMemo(() => reportColumns(paths, download, nameOf), [paths, download]);
  return (
    <DataTable
      caption={reports.title}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={columns}
      empty={null}
      search={{ label: reports.search, placeholder: reports.placeholder, textOf }}
    />
  );
}
