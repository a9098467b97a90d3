import { can, isAdministrator } from '../permissions/permissions';
import type { Component } from './components';
import type { InitialAcceptance } from './initial-acceptance';
import { countOpenOf } from './open-evaluations';
import type { OpenEvaluations } from './open-evaluations';
import type { Actor } from './workflow';

/** Something that waits for a person in an application. */
export interface OpenWork {
  /** In words, e.g. "3 evaluations to submit". */
  what: string;
  /** Since when it is theirs, epoch seconds. */
  since: number | null;
}

/** Who reviews a component, and since when (epoch seconds). */
export interface SetReviewer {
  component: Component;
  id: string;
  since: number;
}

export interface WorkFacts extends Pick<
  InitialAcceptance,
  | 'status'
  | 'status_since'
  | 'pending_for'
  | 'pending_with'
  | 'pending_since'
  | 'can_issue_preliminary_report'
  | 'can_issue_final_report'
> {
  ownerId: string;
  reviewers: readonly SetReviewer[];
  open: OpenEvaluations;
  /** When a due date was set for what is pending, epoch seconds. */
  dueSince: number | null;
}

/** The components of a reviewer that have evaluations to submit. Owners never review their own facility. */
const reviewedBy = ({ id }: Actor, { ownerId, reviewers, open }: WorkFacts) =>
  id === ownerId
    ? []
    : reviewers.filter(({ id: reviewer, component }) => reviewer === id && countOpenOf([component], open) > 0);

/** How many evaluations, in words. */
export const evaluationsInWords = (count: number): string => `${count} ${count === 1 ? 'evaluation' : 'evaluations'}`;

/**
 * Evaluations are a reviewer's from the submission on, or from the moment at which the reviewer was set. A due date that
 * is set for the reviewers begins anew for each.
 */
function reviewing(actor: Actor, facts: WorkFacts): OpenWork[] {
  const theirs = can(actor, 'evaluate-application') ? reviewedBy(actor, facts) : [];
  if (theirs.length === 0) return [];
  const count = countOpenOf(
    theirs.map(({ component }) => component),
    facts.open,
  );
  const due = facts.pending_with === 'reviewers' ? (facts.dueSince ?? 0) : 0;
  const since = Math.max(Math.min(...theirs.map((reviewer) => reviewer.since)), facts.status_since ?? 0, due);
  return [{ what: `${evaluationsInWords(count)} to submit`, since }];
}

function administering(actor: Actor, { pending_for, pending_since: since, open }: WorkFacts): OpenWork[] {
  if (!isAdministrator(actor)) return [];
  if (pending_for === 'reviewers') return [{ what: 'Reviewers to set', since }];
  return open.synergy ? [{ what: 'Synergy to submit', since }] : [];
}

function reporting(actor: Actor, facts: WorkFacts): OpenWork[] {
  // While a question waits for its answer, so does the report.
  if (!can(actor, 'issue-nf-report') || facts.pending_for === 'answer') return [];
  const since = facts.pending_since;
  if (facts.can_issue_preliminary_report) return [{ what: 'Preliminary report to issue', since }];
  return facts.can_issue_final_report ? [{ what: 'Final report to issue', since }] : [];
}

/** The longest of it. */
const earliest = (tasks: readonly OpenWork[]) =>
  tasks.reduce<number | null>(
    (least, { since }) => (since === null || (least !== null && least <= since) ? least : since),
    null,
  );

/** The pending work of a user in an application, since it is theirs; `null` without any. */
export function openWork(actor: Actor, facts: WorkFacts): OpenWork | null {
  const isUnderEvaluation = facts.status.code === 'submitted';
  const tasks = [
    ...(isUnderEvaluation ? [...reviewing(actor, facts), ...administering(actor, facts)] : []),
    ...reporting(actor, facts),
  ];
  return tasks.length > 0 ? { what: tasks.map(({ what }) => what).join(', '), since: earliest(tasks) } : null;
}
