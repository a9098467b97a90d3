import { can, isAdministrator } from '../permissions/permissions';
import type { Component } from './components';
import { COMPONENTS } from './components';
import type { OpenEvaluations } from './derived-state';
import type { InitialAcceptance } from './initial-acceptance';
import type { Actor } from './workflow';

/** Something that waits for a person in an application. */
export interface OpenWork {
  /** In words, e.g. "3 evaluations to submit". */
  what: string;
  /** Since when, epoch seconds. */
  since: number | null;
}

export interface WorkFacts extends Pick<
  InitialAcceptance,
  'status' | 'pending_since' | 'reviewers_set' | 'can_issue_preliminary_report' | 'can_issue_final_report'
> {
  ownerId: string;
  /** Ids; the person who reviews each component. */
  reviewers: Readonly<Partial<Record<Component, string | null>>>;
  open: OpenEvaluations;
}

/** Evaluations that this reviewer has not submitted. Owners never review their own facility. */
function evaluationsOf({ id }: Actor, { ownerId, reviewers, open }: WorkFacts) {
  if (id === ownerId) return 0;
  const evaluated = COMPONENTS.filter(({ code }) => reviewers[code] === id).flatMap(({ evaluates }) => [...evaluates]);
  return evaluated.reduce((sum, aspect) => sum + (open[aspect] ?? 0), 0);
}

function reviewing(actor: Actor, facts: WorkFacts): string[] {
  const count = can(actor, 'evaluate-application') ? evaluationsOf(actor, facts) : 0;
  return count > 0 ? [`${count} ${count === 1 ? 'evaluation' : 'evaluations'} to submit`] : [];
}

function administering(actor: Actor, { reviewers_set, open }: WorkFacts): string[] {
  if (!isAdministrator(actor)) return [];
  if (!reviewers_set) return ['Reviewers to set'];
  return open.synergy ? ['Synergy to submit'] : [];
}

function reporting(actor: Actor, { can_issue_preliminary_report, can_issue_final_report }: WorkFacts): string[] {
  if (!can(actor, 'issue-nf-report')) return [];
  if (can_issue_preliminary_report) return ['Preliminary report to issue'];
  return can_issue_final_report ? ['Final report to issue'] : [];
}

/** The pending work of a user in an application; `null` without any. */
export function openWork(actor: Actor, facts: WorkFacts): OpenWork | null {
  const isUnderEvaluation = facts.status.code === 'submitted';
  const tasks = [
    ...(isUnderEvaluation ? [...reviewing(actor, facts), ...administering(actor, facts)] : []),
    ...reporting(actor, facts),
  ];
  return tasks.length > 0 ? { what: tasks.join(', '), since: facts.pending_since } : null;
}
