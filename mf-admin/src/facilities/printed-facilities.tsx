import { COMPONENTS, day, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { pendingWords } from '@portal/facilities';
import { Dated } from '@portal/ui/core';
import type { CsvColumn } from '../csv/csv-button';
import { MESSAGES } from './messages';
import './printed-facilities.css';

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
  ['acronym', csv.status, (facility) => applicationOf(facility).status.name],
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

/** The filtered facilities of all pages for print, a few lines each, with the visible columns. */
export function PrintedFacilities({ facilities, has }: PrintedFacilitiesProps) {
  const columns = COLUMNS.filter(([of]) => has(of));
  return (
    <table className="adm-printed p-landscape">
      <caption>
        {caption} ({facilities.length})
      </caption>
      <thead>
        <tr>
          <th scope="col" data-column="acronym">
            {titles.acronym}
          </th>
          {columns.map(([of, title]) => (
            <th key={title} scope="col" data-column={title === csv.status ? 'status' : of}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facilities.map((facility) => (
          <tr key={facility._id}>
            <th scope="row">
              {facility.acronym} <span>{facility.name}</span>
            </th>
            {columns.map(([, title, value]) => (
              <td key={title}>
                <Dated text={value(facility) ?? missing} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
