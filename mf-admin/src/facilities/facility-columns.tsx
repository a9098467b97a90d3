import { DOWNLOAD_PATHS } from '@portal/api-slice';
import { badgeOf } from '@portal/domain';
import type { InitialAcceptance, NationalFacility } from '@portal/domain';
import { DownloadButton, PendingWith } from '@portal/facilities';
import type { Download } from '@portal/facilities';
import { formatDay, StatusBadge } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { FacilityActions } from './facility-actions';
import type { OpenDialog } from './facility-actions';
import { MESSAGES } from './messages';
import { ReviewersCell } from './reviewers-cell';

const { missing, columns: titles, submitted } = MESSAGES.table;

const MISSING = <span className="p-missing">{missing}</span>;

const applicationOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance;

/** Columns of the table of facilities; sortable ones have the server's keys. */
export const facilityColumns = (onOpen: OpenDialog, download: Download): readonly Column<NationalFacility>[] => [
  {
    key: 'actions',
    title: titles.actions,
    cell: (facility) => <FacilityActions facility={facility} onOpen={onOpen} />,
  },
  {
    key: 'acronym',
    title: titles.acronym,
    cell: (facility) => <Heading facility={facility} />,
    sortBy: 'server',
    isHeader: true,
  },
  {
    key: 'type',
    title: titles.type,
    cell: ({ type }) => (type ? <NfType name={type.name} /> : MISSING),
    sortBy: 'server',
  },
  {
    key: 'pi',
    title: titles.pi,
    cell: (facility) => <Pi facility={facility} />,
    sortBy: 'server',
  },
  {
    key: 'reviewers',
    title: titles.reviewers,
    isStacked: true,
    cell: (facility) => <ReviewersCell facility={facility} onOpen={onOpen} />,
    sortBy: 'server',
  },
  {
    key: 'description',
    title: titles.description,
    cell: (facility) => <Submission application={applicationOf(facility)} />,
    sortBy: 'server',
  },
  documentColumn('preliminary', ({ preliminary_report }) => preliminary_report, download),
  documentColumn('plan', ({ user_file }) => user_file, download),
  documentColumn('final', ({ final_report }) => final_report, download),
  {
    key: 'pending_with',
    title: titles.pending,
    cell: (facility) => <PendingWith application={applicationOf(facility)} />,
    // Ascending: the shortest waiting first; completed ones are last in both directions.
    sortBy: 'server',
  },
];

function documentColumn(
  key: 'preliminary' | 'plan' | 'final',
  fileOf: (application: InitialAcceptance) => string | null,
  download: Download,
): Column<NationalFacility> {
  return {
    key,
    title: titles[key],
    cell: (facility) => {
      const file = fileOf(applicationOf(facility));
      if (file === null) return MISSING;
      const path = DOWNLOAD_PATHS.file(file);
      return <DownloadButton label={titles[key]} of={facility.acronym} path={path} download={download} isCompact />;
    },
  };
}

function Heading({ facility }: { facility: NationalFacility }) {
  const application = applicationOf(facility);
  return (
    <div className="adm-facility">
      <Whole>
        <Link to={`/edit-nf/${facility._id}`}>
          {facility.acronym}
          {facility.name !== null && <span> {facility.name}</span>}
        </Link>
      </Whole>{' '}
      <StatusBadge tone={badgeOf(application)}>{application.status.name}</StatusBadge>
    </div>
  );
}

const NF_TYPE = /^(.+?)( facility)?$/s;

/** The type; the word that types share is visible only if there is room for it. */
function NfType({ name }: { name: string }) {
  const [, own = name, rest] = NF_TYPE.exec(name) ?? [];
  return (
    <span className="adm-type" title={name}>
      {own}
      {rest !== undefined && <span className="adm-type-rest">{rest}</span>}
    </span>
  );
}

/** Names up to this length are not split between the lines of a card. */
const SHORT = 32;
const piClass = (name: string) => (name.length > SHORT ? 'adm-pi' : 'adm-pi adm-pi-short');

function Pi({ facility: { pi_name, pi_contact } }: { facility: NationalFacility }) {
  if (pi_contact === null && pi_name === null) return MISSING;
  if (pi_contact === null)
    return (
      <Whole>
        <span className={piClass(pi_name ?? '')}>{pi_name}</span>
      </Whole>
    );
  return (
    <Whole>
      <a className={piClass(pi_name ?? pi_contact)} href={`mailto:${pi_contact}`} title={pi_contact}>
        {pi_name ?? pi_contact}
      </a>
    </Whole>
  );
}

/** A text that is cut to the lines of its row, and whole while it has the focus or the pointer is on it. */
const Whole = ({ children }: { children: ReactNode }) => <span className="adm-whole">{children}</span>;

function Submission({ application }: { application: InitialAcceptance }) {
  const day = formatDay(application.date);
  if (day === null) return MISSING;
  return (
    <time className="adm-day" dateTime={day} title={submitted(day)}>
      {day}
    </time>
  );
}
