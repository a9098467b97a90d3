import type { NationalFacility } from '@portal/domain';
import type { Column } from '@portal/ui/table';
import '../facilities.css';
import { MESSAGES } from '../messages';
import { documentsOf } from './documents';
import type { DocumentPaths, Download } from './documents';
import { DownloadButton } from './download-button';

const { reports } = MESSAGES;

/** A facility and its documents; by what the facilities are sorted, the table says. */
export const reportColumns = (
  paths: DocumentPaths,
  download: Download,
  sortBy: Column<NationalFacility>['sortBy'],
): readonly Column<NationalFacility>[] => [
  {
    key: 'facility',
    title: reports.columns.facility,
    cell: ({ pretty_name }) => pretty_name,
    sortBy,
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
