import { day, pendingWith } from '@portal/domain';
import type { NationalFacility, Reviewer } from '@portal/domain';
import { pendingWords } from '@portal/facilities';
import type { CsvColumn } from '../csv/csv-button';
import { PrintedRows } from '../print/printed-rows';
import { MESSAGES } from './messages';

const { columns: titles, csv, caption, missing, printed: texts } = MESSAGES.table;

const applicationOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance;
const isThere = (file: string | null) => (file === null ? null : csv.yes);

/** The reviewers of lidars, then of photometers, in as few words as two lines can hold. */
function reviewersOf(facility: NationalFacility): string | null {
  const reviewers = applicationOf(facility).component_reviewers;
  const words = [
    ...reviewersOfKind('lidar', reviewers.lidar, reviewers.lidar_data),
    ...reviewersOfKind('photometer', reviewers.photometer, reviewers.photometer_data),
  ].join('; ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Both reviewers of a kind of instruments, or the one that is assigned. */
function reviewersOfKind(kind: string, one: Reviewer | null, ofData: Reviewer | null): string[] {
  if (one && one._id === ofData?._id) return [texts.both(kind, shortNameOf(one))];
  if (one && ofData) return [texts.each(kind, shortNameOf(one), shortNameOf(ofData))];
  if (one) return [texts.only(kind, shortNameOf(one))];
  return ofData ? [texts.onlyData(kind, shortNameOf(ofData))] : [];
}

// A full first name would need a third line.
const shortNameOf = ({ first_name, last_name }: Reviewer) => `${first_name.charAt(0)}. ${last_name}`;

/** The pending party, with start and due date, as far as the table shows them. */
function pendingOf(facility: NationalFacility): string {
  const application = applicationOf(facility);
  const { party, since: epoch } = pendingWith(application);
  const since = party === 'nobody' ? null : day(epoch);
  return [pendingWords(application).trim(), since && `since ${since}`].filter(Boolean).join(' ');
}

/** The columns of the table in words, without the buttons. */
const COLUMNS: readonly CsvColumn<NationalFacility>[] = [
  ['status', csv.status, (facility) => applicationOf(facility).status.name],
  ['type', titles.type, ({ type }) => type?.name],
  ['pi', titles.pi, ({ pi_name, pi_contact }) => pi_name ?? pi_contact],
  ['reviewers', titles.reviewers, reviewersOf],
  ['description', titles.description, (facility) => day(applicationOf(facility).date)],
  ['preliminary', titles.preliminary, (facility) => isThere(applicationOf(facility).preliminary_report)],
  ['plan', titles.plan, (facility) => isThere(applicationOf(facility).user_file)],
  ['final', titles.final, (facility) => isThere(applicationOf(facility).final_report)],
  ['pending_with', titles.pending, pendingOf],
];

export interface PrintedFacilitiesProps {
  facilities: readonly NationalFacility[];
  /** The number of facilities on all pages. */
  total: number;
  /** Whether a column of the table is visible. */
  has: (column: string) => boolean;
}

const HEAD = [
  'acronym',
  titles.acronym,
  ({ acronym, name }: NationalFacility) => (
    <>
      {acronym} <span>{name}</span>
    </>
  ),
] as const;

/** Facilities for print, a few lines each. */
export const PrintedFacilities = ({ facilities, total, has }: PrintedFacilitiesProps) => (
  <PrintedRows
    caption={caption}
    rows={facilities}
    total={total}
    rowKey={({ _id }) => _id}
    head={HEAD}
    columns={COLUMNS}
    has={(column) => has(column === 'status' ? 'acronym' : column)}
    missing={missing}
  />
);
