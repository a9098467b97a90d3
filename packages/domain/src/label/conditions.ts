/** The conditions of a proposal, in the order in which they are shown. */
export const LABEL_CONDITIONS = {
  acceptance: 'The initial acceptance is granted',
  configuration: 'A configuration of a lidar is approved',
  tests: 'All tests that the approved configurations require are valid',
  photometer: 'A photometer within 1 km of the lidar is calibrated',
  'full-evaluation': 'A full evaluation is closed',
  'renewal-period': 'The label ends soon enough to be renewed',
} as const;
export type LabelConditionCode = keyof typeof LABEL_CONDITIONS;

/** A condition of a label, as it was found. */
export interface LabelCondition {
  code: LabelConditionCode;
  state: 'met' | 'warning' | 'unmet';
  /** What was found, such as "Telecover of LIDAR-1 is overdue since 2026-03-14"; `null` if there is nothing to add. */
  found: string | null;
}

/** A condition in words, with what was found. */
export const labelConditionInWords = ({ code, found }: LabelCondition): string =>
  found === null ? `${LABEL_CONDITIONS[code]}.` : `${LABEL_CONDITIONS[code]}: ${found}`;

/** The conditions that prevent a proposal. */
export const unmetConditions = (conditions: readonly LabelCondition[]): string[] =>
  conditions.filter(({ state }) => state === 'unmet').map((condition) => labelConditionInWords(condition));
