import type { NationalFacility } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import '../facilities.css';
import { MESSAGES } from '../messages';
import { documentsOf } from './documents';
import type { DocumentPaths, Download } from './documents';
import { DownloadButton } from './download-button';

/** Props of `ReportTable`. */
export interface ReportTableProps {
  facilities: readonly NationalFacility[];
  paths: DocumentPaths;
  download: Download;
  /** Beside the search; gets the facilities that were found, in their order. */
  tools?: ((found: readonly NationalFacility[]) => ReactNode) | undefined;
}

const { reports } = MESSAGES;

/** The words by which a facility is found in the table. */
const textOf = ({ pretty_name }: NationalFacility) => pretty_name;

/** The documents of facilities, to be saved. */
export function ReportTable({ facilities, paths, download, tools }: ReportTableProps) {
  const columns = useMemo(() => columnsOf(paths, download), [paths, download]);
  return (
    <DataTable
      caption={reports.title}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={columns}
      empty={null}
      search={{ label: reports.search, placeholder: reports.placeholder, textOf }}
      tools={tools}
    />
  );
}

const columnsOf = (paths: DocumentPaths, download: Download): readonly Column<NationalFacility>[] => [
  {
    key: 'facility',
    title: reports.columns.facility,
    cell: ({ pretty_name }) => pretty_name,
    sortBy: ({ pretty_name }) => pretty_name.toLowerCase(),
    isHeader: true,
  },
  {
    key: 'acceptance',
    title: reports.columns.acceptance,
    isStacked: true,
    cell: (facility) => (
      <div className="fac-buttons fac-reports">
        {documentsOf(facility, paths).map(({ kind, label, path }) => (
          <DownloadButton key={kind} label={label} of={facility.acronym} path={path} download={download} />
        ))}
      </div>
    ),
  },
];
