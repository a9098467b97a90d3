import type { Acceptance, Compliance } from '../types/type-lists';
import type { Person } from '../users/user';
import type { Component } from './components';
import type { Party } from './party';
import type { PendingFor } from './pending-for';
import type { AcceptanceStatus } from './status';

/** Who reviews; the e-mail address stays out, because owners read this too. */
export type Reviewer = Omit<Person, 'email'>;

/** The reviewer of each component; `null` where none is chosen. */
export type ComponentReviewers = Record<Component, Reviewer | null>;

/** One application for initial acceptance, in its present round. Dates are epoch seconds. */
export interface InitialAcceptance {
  status: AcceptanceStatus;
  /** Since when it has this status. */
  status_since: number | null;
  /** Who has to act next. */
  pending_with: Party;
  /** What they are to do. */
  pending_for: PendingFor;
  /** Since when they are to do it: the moment at which the application was handed on to them. */
  pending_since: number | null;
  /** Due date of the present step, if it has one. */
  due_date: number | null;
  /** Conditions of a decision that are not met yet, whatever the step is; missing in what was frozen before. */
  open_conditions?: { count: number; first_due_date: number | null };
  /** From 1; each reset by an administrator starts the next one. */
  round: number;
  /** When the application was submitted. */
  date: number | null;
  /** When the latest report was issued. */
  evaluation_date: number | null;
  /** True when every component that has an instrument has a reviewer. */
  reviewers_set: boolean;
  component_reviewers: ComponentReviewers;
  /** File ids. */
  preliminary_report: string | null;
  final_report: string | null;
  /** File id of the upgrade plan. */
  user_file: string | null;
  preliminary_acceptance: Acceptance | null;
  acceptance: Acceptance | null;
  can_issue_preliminary_report: boolean;
  can_issue_final_report: boolean;
}

/** The response of `GET …/initial-acceptance-status`. */
export type InitialAcceptanceSummary = Pick<InitialAcceptance, 'status' | 'date' | 'user_file' | 'evaluation_date'>;

/** An evaluation on a part of a facility. It is a draft until the evaluation date is set. */
export interface Evaluation {
  compliance: Compliance | null;
  comments: string | null;
  recommendations: string | null;
  evaluation_date: number | null;
}

/** The fields of one evaluated aspect in an instrument's record, by the aspect's name. */
export type AspectFields<Aspect extends string> = { [Key in `${Aspect}_compliance`]: Compliance | null } & {
  [Key in `${Aspect}_comments` | `${Aspect}_recommendations`]: string | null;
} & { [Key in `${Aspect}_evaluation_date`]: number | null } & { [Key in `${Aspect}_reviewer`]: Reviewer | null };
