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
 * The facts that determine a user's tasks in an application and since when they have been open. Without a spread, which
 * would take most of the time of a list.
 */
export function workFactsOf(loaded: LoadedFacility, acceptance: InitialAcceptance): WorkFacts {
  const { ownerId, deputyIds } = holdersOf(loaded);
  const { application } = loaded;
  return {
    ownerId,
    deputyIds,
    status: acceptance.status,
    status_since: acceptance.status_since,
    pending_for: acceptance.pending_for,
    pending_since: acceptance.pending_since,
    can_issue_preliminary_report: acceptance.can_issue_preliminary_report,
    can_issue_final_report: acceptance.can_issue_final_report,
    reviewers: loaded.reviewers,
    lidars: loaded.lidars.length,
    photometers: loaded.photometers.length,
    open: application.openEvaluations,
    unassessed: application.openAssessments,
    step: { for: application.step, since: epochSeconds(application.stepSince), due: dayOfStep(application) },
    answerDue: application.pendingFor === 'answer' ? application.dueDate : null,
    openConditions: loaded.openConditions,
  };
}
