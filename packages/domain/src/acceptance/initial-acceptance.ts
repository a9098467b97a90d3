import type { EVALUATION_FIELDS } from '../records/evaluation';
import type { Shown } from '../records/record';
import type { Acceptance, Compliance } from '../types/type-lists';
import type { Person } from '../users/user';
import type { Component } from './components';
import type { Party } from './party';
import type { PendingFor } from './pending-for';
import type { AcceptanceStatus } from './status';

/** Without the email address, because owners read this too. */
export type Reviewer = Omit<Person, 'email'>;

/** The reviewer of each component; `null` if none is assigned. */
export type ComponentReviewers = Record<Component, Reviewer | null>;

/** Conditions that are not met yet. Days are epoch seconds. */
export interface OpenConditions {
  count: number;
  first_due_date: number | null;
  /** The due dates of those not reported as met, the earliest first; absent in snapshots older than this field. */
  due_dates?: number[];
}

/** An application for initial acceptance in its present round. Dates are epoch seconds. */
export interface InitialAcceptance {
  status: AcceptanceStatus;
  status_since: number | null;
  pending_with: Party;
  pending_for: PendingFor;
  /** The moment of the hand-over. */
  pending_since: number | null;
  due_date: number | null;
  /** Conditions that are not met yet, in any step; absent in snapshots older than this field. */
  open_conditions?: OpenConditions;
  /** From 1; each reset by an administrator starts the next one. */
  round: number;
  /** When the application was submitted. */
  date: number | null;
  /** When the latest report was issued. */
  evaluation_date: number | null;
  reviewers_set: boolean;
  component_reviewers: ComponentReviewers;
  /** File ids. */
  preliminary_report: string | null;
  final_report: string | null;
  user_file: string | null;
  preliminary_acceptance: Acceptance | null;
  acceptance: Acceptance | null;
  can_issue_preliminary_report: boolean;
  can_issue_final_report: boolean;
}

/** The response of `GET …/initial-acceptance-status`. */
export type InitialAcceptanceSummary = Pick<InitialAcceptance, 'status' | 'date' | 'user_file' | 'evaluation_date'>;

/** An evaluation of one aspect. It is a draft until the evaluation date is set. */
export interface Evaluation extends Shown<typeof EVALUATION_FIELDS> {
  evaluation_date: number | null;
}

/** The fields of one evaluated aspect in an instrument's record, by the aspect's name. */
export type AspectFields<Aspect extends string> = { [Key in `${Aspect}_compliance`]: Compliance | null } & {
  [Key in `${Aspect}_comments` | `${Aspect}_recommendations`]: string | null;
} & { [Key in `${Aspect}_evaluation_date`]: number | null } & { [Key in `${Aspect}_reviewer`]: Reviewer | null };
