import { day, pendingWith } from '@portal/domain';
import type { NationalFacility, Reviewer } from '@portal/domain';
import { pendingWords } from '@portal/facilities';
import type { CsvColumn } from '../csv/csv-button';
import { PrintedRows } from '../print/printed-rows';
import { MESSAGES } from './messages';
import { peopleOf } from './people-of';

const { columns: titles, csv, caption, missing, reviewers: texts } = MESSAGES.table;

const applicationOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance;
const isThere = (file: string | null) => (file === null ? csv.no : csv.yes);

/** The reviewers with their components, each reviewer once. */
function reviewersOf(facility: NationalFacility): string | null {
  const people = peopleOf(applicationOf(facility).component_reviewers).map(
    ({ person, parts }) => `${texts.parts(parts)}: ${shortNameOf(person)}`,
  );
  const words = people.join('; ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

// A full first name would need a third line.
const shortNameOf = ({ first_name, last_name }: Reviewer) => `${first_name.charAt(0)}. ${last_name}`;

/** The pending party, with start and due date. */
function pendingOf(facility: NationalFacility): string {
  const application = applicationOf(facility);
  const since = day(pendingWith(application).since);
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
export const PrintedFacilities = ({ facilities, has }: PrintedFacilitiesProps) => (
  <PrintedRows
    caption={caption}
    rows={facilities}
    rowKey={({ _id }) => _id}
    head={HEAD}
    columns={COLUMNS}
    has={(column) => has(column === 'status' ? 'acronym' : column)}
    missing={missing}
  />
);
