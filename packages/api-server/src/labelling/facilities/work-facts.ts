import { epochSeconds } from '@portal/domain';
import type { DayOfStep, InitialAcceptance, WorkFacts } from '@portal/domain';
import { dueOfStep } from './facility.store';
import { holdersOf } from './owner-and-deputies';
import type { LoadedFacility } from './load-facility';

function dayOfStep(application: LoadedFacility['application']): DayOfStep | null {
  const due = dueOfStep(application);
  return due && { for: due.step, day: due.day };
}

/**
 * The facts that determine a user's tasks in an application and since when they have been open. Without a spread of the
 * whole application, which would take most of the time of a list.
 */
export const workFactsOf = (loaded: LoadedFacility, acceptance: InitialAcceptance): WorkFacts => ({
  ...holdersOf(loaded),
  status: acceptance.status,
  status_since: acceptance.status_since,
  pending_for: acceptance.pending_for,
  pending_since: acceptance.pending_since,
  can_issue_preliminary_report: acceptance.can_issue_preliminary_report,
  can_issue_final_report: acceptance.can_issue_final_report,
  reviewers: loaded.reviewers,
  lidars: loaded.lidars.length,
  photometers: loaded.photometers.length,
  open: loaded.application.openEvaluations,
  unassessed: loaded.application.openAssessments,
  step: {
    for: loaded.application.step,
    since: epochSeconds(loaded.application.stepSince),
    due: dayOfStep(loaded.application),
  },
  answerDue: loaded.application.pendingFor === 'answer' ? loaded.application.dueDate : null,
  openConditions: loaded.openConditions,
});
