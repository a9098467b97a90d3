import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import { MESSAGES } from '../messages';

const { reports } = MESSAGES;

const COLUMNS: readonly Column<NationalFacility>[] = [
  {
    key: 'facility',
    title: reports.columns.facility,
    cell: ({ pretty_name }) => pretty_name,
    sortBy: ({ pretty_name }) => pretty_name.toLowerCase(),
    isHeader: true,
  },
  { key: 'acceptance', title: reports.columns.acceptance, cell: (facility) => <Reports facility={facility} /> },
];

/** The documents of facilities, to be saved. */
export function ReportTable({ facilities }: { facilities: readonly NationalFacility[] }) {
  return (
    <DataTable
      caption={reports.title}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      empty={null}
      search={{ label: reports.search, placeholder: reports.placeholder, textOf: ({ pretty_name }) => pretty_name }}
    />
  );
}

function Reports({ facility }: { facility: NationalFacility }) {
  const { date, user_file, evaluation_date } = facility.submissions.initial_acceptance;
  const of = facility.acronym;
  return (
    <div className="nf-buttons">
      <DownloadButton
        label={reports.submission}
        of={of}
        path={date ? DOWNLOAD_PATHS.application(facility._id) : null}
      />
      <DownloadButton label={reports.plan} of={of} path={user_file && DOWNLOAD_PATHS.file(user_file)} />
      <DownloadButton
        label={reports.evaluation}
        of={of}
        path={evaluation_date ? DOWNLOAD_PATHS.evaluation(facility._id) : null}
      />
    </div>
  );
}

/** `path` is `null` while there is nothing to load. */
function DownloadButton({ label, of, path }: { label: string; of: string; path: string | null }) {
  const download = useDownload();
  const [isLoading, setLoading] = useState(false);
  async function load() {
    if (path === null) return;
    setLoading(true);
    await download(path);
    setLoading(false);
  }
  return (
    <Button
      icon={<Icon name="download" />}
      disabled={path === null}
      loading={isLoading}
      title={path === null ? reports.notYet(label) : undefined}
      aria-label={reports.of(label, of)}
      onClick={() => void load()}
    >
      {label}
    </Button>
  );
}
