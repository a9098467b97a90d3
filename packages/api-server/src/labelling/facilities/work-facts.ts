import type { InitialAcceptance, WorkFacts } from '@portal/domain';
import type { LoadedFacility } from './load-facility';

/** What decides whether something in an application waits for a person, and since when. */
export const workFactsOf = (
  { facility, application, reviewers }: LoadedFacility,
  acceptance: InitialAcceptance,
): WorkFacts => ({
  ...acceptance,
  ownerId: facility.ownerId,
  reviewers,
  open: application.openEvaluations,
  unassessed: application.openAssessments,
  dueSince: application.dueSince === null ? null : Math.floor(application.dueSince.getTime() / 1000),
});
