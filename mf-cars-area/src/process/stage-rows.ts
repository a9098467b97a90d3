import type { Day, DueStep, NetworkStageRow, Party, ProcessStage, StepSubject } from '@portal/domain';
import { PARTY_NAMES, PROCESS_STAGES, STAGE_NAMES } from '@portal/domain';
import { labelInShort } from '@portal/quality';
import { PROCESS_MESSAGES as texts } from './messages';

/** What the rows are filtered by: a stage, where the process stands still, or nothing. */
export type StageFilter = ProcessStage | 'still' | '';

export const stageFilterOf = (text: string): StageFilter =>
  text === 'still' ? text : (PROCESS_STAGES.find((stage) => stage === text) ?? '');

const isIn = ({ stage, stands_still_for: still }: NetworkStageRow, filter: StageFilter) =>
  filter === '' || (filter === 'still' ? still !== null : stage === filter);

/** The parties that something waits for, and `nobody` with nothing open. */
export const partiesOf = ({ open }: Pick<NetworkStageRow, 'open'>): Party[] =>
  open.length === 0 ? ['nobody'] : [...new Set(open.map(({ pending_with: party }) => party))];

export const filteredRows = (
  rows: readonly NetworkStageRow[],
  filter: StageFilter,
  party: Party | null,
): NetworkStageRow[] => rows.filter((row) => isIn(row, filter) && (party === null || partiesOf(row).includes(party)));

/** How many facilities each link shows: all, those of each stage, and those that stand still. */
export const stageCounts = (
  rows: readonly NetworkStageRow[],
): { filter: StageFilter; words: string; count: number }[] =>
  (['', ...PROCESS_STAGES, 'still'] as const).map((filter) => ({
    filter,
    words: wordsOf(filter),
    count: rows.filter((row) => isIn(row, filter)).length,
  }));

/** A filter in words. */
export function wordsOf(filter: StageFilter): string {
  if (filter === '') return texts.counts.all;
  return filter === 'still' ? texts.counts.still : STAGE_NAMES[filter];
}

export const nextDue = ({ due: [first] }: Pick<NetworkStageRow, 'due'>) => first ?? null;

const STEP_LAST = '9999';

/** What is due first, then what stands still for longest; the others stay in their order. */
export const mostUrgentFirst = (rows: readonly NetworkStageRow[]): NetworkStageRow[] =>
  rows.toSorted(
    (one, other) =>
      (nextDue(one)?.on ?? STEP_LAST).localeCompare(nextDue(other)?.on ?? STEP_LAST) ||
      (other.stands_still_for ?? 0) - (one.stands_still_for ?? 0),
  );

/** Something that is due, with its facility. */
export interface DueRow extends DueStep {
  key: string;
  facility: NetworkStageRow['facility'];
}

/** What of the due is shown: what lies ahead, what is overdue, or both. */
export const DUE_FILTERS = ['', 'overdue', 'all'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

export const dueFilterOf = (text: string): DueFilter => DUE_FILTERS.find((filter) => filter === text) ?? '';

const isDueIn = ({ on }: DueRow, filter: DueFilter, today: Day) =>
  filter === 'all' || (filter === 'overdue' ? on < today : on >= today);

/** What the due is narrowed to besides the day; `null` for all. */
export interface DueChoice {
  party: Party | null;
  about: StepSubject | null;
  /** The acronym. */
  facility: string | null;
}

export const chosenDue = (rows: readonly DueRow[], { party, about, facility }: DueChoice): DueRow[] =>
  rows.filter(
    (row) =>
      (party === null || row.pending_with === party) &&
      (about === null || row.about === about) &&
      (facility === null || row.facility.acronym === facility),
  );

export const filteredDue = (rows: readonly DueRow[], filter: DueFilter, today: Day): DueRow[] =>
  rows.filter((row) => isDueIn(row, filter, today));

/** How much each link shows: what lies ahead, what is overdue, and both. */
export const dueCounts = (rows: readonly DueRow[], today: Day): { filter: DueFilter; words: string; count: number }[] =>
  DUE_FILTERS.map((filter) => ({
    filter,
    words: texts.dueFilters[filter],
    count: rows.filter((row) => isDueIn(row, filter, today)).length,
  }));

/** Everything that is due in the network, by day. */
export const dueRows = (rows: readonly NetworkStageRow[]): DueRow[] =>
  rows
    .flatMap(({ facility, due }) =>
      due.map((each, at): DueRow => ({ key: `${facility._id} ${at}`, facility, ...each })),
    )
    .toSorted((one, other) => one.on.localeCompare(other.on));

const yesNo = (isSo: boolean) => (isSo ? texts.yes : texts.no);

/** The rows as a table of values, a line for each facility. */
export const stagesCsv = (rows: readonly NetworkStageRow[], today: Day): string[][] => [
  [...texts.csvColumns],
  ...rows.map((row) => {
    const { facility, stage, stage_since, label, open, moved_on, stands_still_for } = row;
    const due = nextDue(row);
    return [
      facility.acronym,
      facility.pretty_name,
      STAGE_NAMES[stage],
      stage_since ?? '',
      label.status === 'none' ? '' : labelInShort(label).words,
      label.valid_until ?? '',
      [...new Set(open.map(({ pending_with: party }) => PARTY_NAMES[party]))].join(', '),
      open.map(({ text }) => text).join('; '),
      due?.on ?? '',
      due?.what ?? '',
      due === null ? '' : yesNo(due.on < today),
      moved_on ?? '',
      stands_still_for === null ? '' : `${stands_still_for}`,
    ];
  }),
];

/** What is due as a table of values. */
export const dueCsv = (rows: readonly DueRow[], today: Day): string[][] => [
  [...texts.dueColumns],
  ...rows.map(({ on, facility, about, what, pending_with: party }) => [
    on,
    yesNo(on < today),
    facility.acronym,
    facility.pretty_name,
    texts.subjects.names[about],
    what,
    PARTY_NAMES[party],
  ]),
];
