import { day, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { MESSAGES } from '../messages';

type Column = keyof typeof MESSAGES.history.columns;

const { columns } = MESSAGES.history;

const CELLS: Record<Column, (facility: NationalFacility) => string | null | undefined> = {
  name: ({ name }) => name,
  acronym: ({ acronym }) => acronym,
  type: ({ type }) => type?.name,
  status: ({ submissions }) => submissions.initial_acceptance.status.name,
  since: ({ submissions }) => day(submissions.initial_acceptance.status_since),
  submitted: ({ submissions }) => day(submissions.initial_acceptance.date),
  evaluated: ({ submissions }) => day(submissions.initial_acceptance.evaluation_date),
  preliminary: ({ submissions }) => submissions.initial_acceptance.preliminary_acceptance?.name,
  final: ({ submissions }) => submissions.initial_acceptance.acceptance?.name,
  turn: ({ submissions }) => pendingWith(submissions.initial_acceptance).sentence,
};
const KEYS = Object.keys(columns) as Column[];

/** Facilities as a table of texts, titles first; what is missing is empty. */
export const facilityRows = (facilities: readonly NationalFacility[]): string[][] => [
  KEYS.map((key) => columns[key]),
  ...facilities.map((facility) => KEYS.map((key) => CELLS[key](facility) ?? '')),
];
