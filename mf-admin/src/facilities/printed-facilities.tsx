import { COMPONENTS, day, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { pendingWords } from '@portal/facilities';
import type { CsvColumn } from '../csv/csv-button';
import { PrintedRows } from '../print/printed-rows';
import { MESSAGES } from './messages';

const { columns: titles, csv, caption, missing } = MESSAGES.table;

const applicationOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance;
const isThere = (file: string | null) => (file === null ? csv.no : csv.yes);

/** Each reviewer once, regardless of the number of components. */
function reviewersOf(facility: NationalFacility): string | null {
  const { component_reviewers } = applicationOf(facility);
  const names = COMPONENTS.map(({ code }) => component_reviewers[code]).map(
    // Full first names would need a third line.
    (person) => person && `${person.first_name.charAt(0)}. ${person.last_name}`,
  );
  return [...new Set(names.filter(Boolean))].join(', ') || null;
}

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

/** The filtered facilities of all pages for print, a few lines each. */
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
