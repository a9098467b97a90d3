import { epochSeconds } from '@portal/domain';
import type { InitialAcceptance, WorkFacts } from '@portal/domain';
import { holdersOf } from './owner-and-deputies';
import type { LoadedFacility } from './load-facility';

/** What decides whether something in an application waits for a person, and since when. */
export const workFactsOf = (loaded: LoadedFacility, acceptance: InitialAcceptance): WorkFacts => ({
  ...acceptance,
  ...holdersOf(loaded),
  reviewers: loaded.reviewers,
  open: loaded.application.openEvaluations,
  unassessed: loaded.application.openAssessments,
  step: {
    for: loaded.application.step,
    since: epochSeconds(loaded.application.stepSince),
    dueSince: epochSeconds(loaded.application.dueSince),
  },
});
