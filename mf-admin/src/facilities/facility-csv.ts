import { COMPONENTS, day, PARTY_NAMES, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import type { CsvColumn } from '../csv/csv-button';
import { MESSAGES } from './messages';

const { columns: titles, csv, missing } = MESSAGES.table;

const applicationOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance;
const isThere = (file: string | null) => (file === null ? missing : csv.yes);
const pendingOf = (facility: NationalFacility) => pendingWith(applicationOf(facility));
const isPending = (facility: NationalFacility) => pendingOf(facility).party !== 'nobody';

/** The content of a table row, one value per column. */
export const FACILITY_CSV: readonly CsvColumn<NationalFacility>[] = [
  ['acronym', titles.acronym, ({ acronym }) => acronym],
  ['acronym', csv.name, ({ name }) => name],
  ['acronym', csv.status, (facility) => applicationOf(facility).status.name],
  ['type', titles.type, ({ type }) => type?.name],
  ['pi', titles.pi, ({ pi_name }) => pi_name],
  ['pi', csv.contact, ({ pi_contact }) => pi_contact],
  ...COMPONENTS.map(({ code, name }): CsvColumn<NationalFacility> => [
    'reviewers',
    name,
    (facility) => {
      const person = applicationOf(facility).component_reviewers[code];
      return person && `${person.first_name} ${person.last_name}`;
    },
  ]),
  ['description', titles.description, (facility) => day(applicationOf(facility).date)],
  ['preliminary', titles.preliminary, (facility) => isThere(applicationOf(facility).preliminary_report)],
  ['plan', titles.plan, (facility) => isThere(applicationOf(facility).user_file)],
  ['final', titles.final, (facility) => isThere(applicationOf(facility).final_report)],
  ['pending_with', titles.pending, (facility) => PARTY_NAMES[pendingOf(facility).party]],
  ['pending_with', csv.since, (facility) => (isPending(facility) ? day(pendingOf(facility).since) : null)],
  ['pending_with', csv.step, (facility) => (isPending(facility) ? pendingOf(facility).sentence : null)],
  ['pending_with', csv.due, (facility) => day(applicationOf(facility).due_date)],
];
