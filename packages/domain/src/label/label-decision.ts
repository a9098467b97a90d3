import type { Day } from '../time/day';
import type { LabelCondition } from './conditions';
import type { LabelStep } from './label-steps';

/** What a label is about: lidars with the numbers of their configurations, and photometers. Names are of that day. */
export interface LabelScope {
  lidars: { _id: string; name: string; configurations: number[] }[];
  photometers: { _id: string; name: string }[];
}

/**
 * An entry in the record of a label: a proposal, a decision that was taken outside, or the end of its validity. Entries
 * are only ever appended.
 */
export interface LabelDecision {
  _id: string;
  /** From 1, in the order in which they were recorded. */
  place: number;
  kind: LabelStep;
  /** When it was recorded, epoch seconds. */
  recorded_at: number;
  /** The day of the decision outside; of a proposal or an expiry, the day on which it was recorded. */
  on: Day;
  /** Who decided, and under which reference; `null` for proposals, returns and expiries. */
  body: string | null;
  reference: string | null;
  /** For the facility, its reviewers, the centre and administrators. */
  reason: string | null;
  /** What the public reads. */
  public_text: string | null;
  /** First and last day of validity, of a grant or a renewal. */
  valid_from: Day | null;
  valid_until: Day | null;
  /** Of a proposal, a grant or a renewal. */
  scope: LabelScope | null;
  /** Of a proposal: its conditions, as they were then. */
  conditions: LabelCondition[] | null;
  /** The document of the decision, a PDF, for the readers of the reason. */
  document: string | null;
  /** The number of the certificate that came with it. */
  certificate: string | null;
}

/** What the state of a label follows from, with the day of the decision, before which no later one was taken. */
export type CountedDecision = Pick<
  LabelDecision,
  'kind' | 'place' | 'recorded_at' | 'on' | 'reason' | 'public_text' | 'valid_from' | 'valid_until' | 'scope'
>;
