import {
  COMPONENTS,
  countOpenOf,
  evaluationsInWords,
  partyFor,
  type AcceptanceStatusCode,
  type Component,
  type Day,
  type OpenEvaluations,
  type PendingFor,
} from '@portal/domain';

/** The round of an application, as far as it decides what its reviewers are to do. */
export interface ReviewedRound {
  status: AcceptanceStatusCode;
  openEvaluations: OpenEvaluations;
  /** The day that was set by hand, and the step it was set for. */
  stepDueDate: Day | null;
  dueFor: PendingFor | null;
}

/** A reviewer whose account is in use, with everything that the person reviews at a facility. */
export interface FacilityReviewer {
  email: string;
  firstName: string;
  lastName: string;
  components: readonly Component[];
}

/** The names of components as their reviewers have them, e.g. "Lidar reviewer, Photometer reviewer". */
export const namesOf = (components: readonly Component[]) =>
  COMPONENTS.filter(({ code }) => components.includes(code))
    .map(({ name }) => name)
    .join(', ');

/** How many evaluations a reviewer of these components is still to submit. */
export const countDue = (components: readonly Component[], { openEvaluations }: ReviewedRound) =>
  countOpenOf(components, openEvaluations);

/** "1 evaluation to submit", "4 evaluations to submit". */
export const dueForYou = (count: number) => `${evaluationsInWords(count)} to submit`;

/** The day of the reviewers, whatever the application waits for meanwhile: another reviewer, or an answer. The day of others is not theirs. */
export const dayOfReviewers = ({ stepDueDate, dueFor }: ReviewedRound): Day | null =>
  dueFor !== null && partyFor(dueFor) === 'reviewers' ? stepDueDate : null;

/** What a reviewer of these components is to do, how much, and until when. */
export function workInWords(components: readonly Component[], round: ReviewedRound): string {
  if (round.status !== 'submitted') return 'There is nothing to evaluate now.';
  const count = countDue(components, round);
  if (count === 0) return 'You have submitted all your evaluations: there is nothing left to do.';
  const due = dayOfReviewers(round);
  return `You have ${dueForYou(count)}${due ? `; please do so by ${due}.` : '. No due date is set.'}`;
}
