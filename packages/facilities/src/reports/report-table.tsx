import type { NationalFacility } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { DataTable, PagedTable } from '@portal/ui/table';
import type { Column, PrintedTable } from '@portal/ui/table';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';
import { documentsOf } from './documents';
import type { DocumentPaths, Download } from './documents';
import { DownloadButton } from './download-button';
import { laterColumns } from './later-columns';
import type { LaterPages } from './later-columns';
import '../facilities.css';

export interface ReportTableProps {
  facilities: readonly NationalFacility[];
  paths: DocumentPaths;
  download: Download;
  /** The pages of label and evaluation, for those who read them. */
  laterPages?: LaterPages | undefined;
}

const textOf = ({ pretty_name }: NationalFacility) => pretty_name;
const nameOf = ({ pretty_name }: NationalFacility) => pretty_name.toLowerCase();

/** A table of facilities and their documents. */
export function ReportTable({ facilities, paths, download, laterPages }: ReportTableProps) {
  const later = useMemo(() => laterColumns(facilities, laterPages), [facilities, laterPages]);
  const columns = useMemo(() => reportColumns(paths, download, nameOf, { later }), [paths, download, later]);
  return (
    <DataTable
      caption={MESSAGES.title}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={columns}
      empty={null}
      search={{ label: MESSAGES.search, placeholder: MESSAGES.placeholder, textOf }}
    />
  );
}

export interface PagedReportTableProps {
  /** The facilities on the open page. The server sorts by `facility`. */
  facilities: readonly NationalFacility[];
  /** Number of facilities across all pages. */
  total: number;
  pageSize: number;
  /** Whether a newer page is loading. */
  isStale: boolean;
  /** Set if newer rows could not be loaded. */
  onRetry?: (() => void) | undefined;
  paths: DocumentPaths;
  download: Download;
  /** Shown if there are no facilities. */
  empty: ReactNode;
  /** Columns beside those of the specification; must be a constant. */
  more?: readonly Column<NationalFacility>[] | undefined;
  /** The page of a facility, to which its name is a link. */
  pageOf?: ((facilityId: string) => string) | undefined;
  /** The pages of label and evaluation, for those who read them. */
  laterPages?: LaterPages | undefined;
  /** Shown beside the search field. */
  tools?: ReactNode;
  /** Whether one of the tools leaves some of them out. */
  isFiltered?: boolean;
  /** The URL parameters of the tools with values that do not exist. */
  unknown?: readonly string[] | undefined;
  /** Loads the filtered facilities of all pages, to print them. */
  loadAll: PrintedTable<NationalFacility>['load'];
}

const SEARCH = { label: MESSAGES.search, placeholder: MESSAGES.placeholder };

/** A table of facilities and their documents, paged by the server. */
export function PagedReportTable({
  facilities,
  paths,
  download,
  tools,
  loadAll,
  more,
  pageOf,
  laterPages,
  ...page
}: PagedReportTableProps) {
  const later = useMemo(() => laterColumns(facilities, laterPages), [facilities, laterPages]);
  const columns = useMemo(
    () => reportColumns(paths, download, 'server', { more, pageOf, later }),
    [paths, download, more, pageOf, later],
  );
  return (
    <PagedTable
      {...page}
      listedBy="facility"
      caption={MESSAGES.title}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={columns}
      search={SEARCH}
      filters={tools}
      printed={{ what: MESSAGES.what, load: loadAll }}
    />
  );
}

type MoreColumns = Pick<PagedReportTableProps, 'more' | 'pageOf'> & { later?: readonly Column<NationalFacility>[] };

const reportColumns = (
  paths: DocumentPaths,
  download: Download,
  sortBy: Column<NationalFacility>['sortBy'],
  { more = [], pageOf, later = [] }: MoreColumns = {},
): readonly Column<NationalFacility>[] => [
  {
    key: 'facility',
    title: MESSAGES.columns.facility,
    cell: ({ _id, pretty_name }) => (pageOf ? <Link to={pageOf(_id)}>{pretty_name}</Link> : pretty_name),
    sortBy,
    isHeader: true,
  },
  ...more,
  {
    key: 'acceptance',
    title: MESSAGES.columns.acceptance,
    isStacked: true,
    cell: (facility) => <Documents facility={facility} paths={paths} download={download} isBeside={more.length > 0} />,
  },
  ...later,
];

interface DocumentsProps {
  facility: NationalFacility;
  paths: DocumentPaths;
  download: Download;
  /** Whether the table has more columns, which need the room of the icons. */
  isBeside: boolean;
}

/** The documents of a facility as buttons, and on paper, where there are none, in words. */
function Documents({ facility, paths, download, isBeside }: DocumentsProps) {
  const documents = documentsOf(facility, paths);
  const there = documents.filter(({ path }) => path !== null);
  return (
    <>
      <div className={`fac-buttons fac-reports${isBeside ? ' fac-reports-beside' : ''}`}>
        {documents.map(({ kind, label, path }) => (
          <DownloadButton key={kind} label={label} of={facility.acronym} path={path} download={download} />
        ))}
      </div>
      <span className="fac-on-paper" aria-hidden="true">
        {there.length === 0 ? MESSAGES.none : there.map(({ label }) => label).join(', ')}
      </span>
    </>
  );
}
