import { epochSeconds } from '@portal/domain';
import type { DayOfStep, InitialAcceptance, WorkFacts } from '@portal/domain';
import { dueOfStep } from './facility.store';
import { holdersOf } from './owner-and-deputies';
import type { LoadedFacility } from './load-facility';

function dayOfStep(application: LoadedFacility['application']): DayOfStep | null {
  const due = dueOfStep(application);
  return due && { for: due.step, day: due.day };
}

/** The facts that determine a user's tasks in an application and since when they have been open. */
export const workFactsOf = (loaded: LoadedFacility, acceptance: InitialAcceptance): WorkFacts => ({
  ...acceptance,
  ...holdersOf(loaded),
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
