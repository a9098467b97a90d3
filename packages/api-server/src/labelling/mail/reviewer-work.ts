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

/** The fields of a round that determine the work of its reviewers. */
export interface ReviewedRound {
  status: AcceptanceStatusCode;
  openEvaluations: OpenEvaluations;
  /** The due date set by staff, and the step for which it was set. */
  stepDueDate: Day | null;
  dueFor: PendingFor | null;
}

/** A reviewer with an active account, and all components of the reviewer at a facility. */
export interface FacilityReviewer {
  email: string;
  firstName: string;
  lastName: string;
  components: readonly Component[];
}

/** The names of components for their reviewers, such as "Lidar reviewer, Photometer reviewer". */
export const namesOf = (components: readonly Component[]) =>
  COMPONENTS.filter(({ code }) => components.includes(code))
    .map(({ name }) => name)
    .join(', ');

/** Number of evaluations that a reviewer of these components still has to submit. */
export const countDue = (components: readonly Component[], { openEvaluations }: ReviewedRound) =>
  countOpenOf(components, openEvaluations);

/** For example "1 evaluation to submit" or "4 evaluations to submit". */
export const dueForYou = (count: number) => `${evaluationsInWords(count)} to submit`;

/**
 * The due date of the reviewers, even while the application is pending for another reviewer or an answer; null if the
 * date was set for another party.
 */
export const dayOfReviewers = ({ stepDueDate, dueFor }: ReviewedRound): Day | null =>
  dueFor !== null && partyFor(dueFor) === 'reviewers' ? stepDueDate : null;

/** The work of a reviewer of these components: task, number and due date. */
export function workInWords(components: readonly Component[], round: ReviewedRound): string {
  const count = countDue(components, round);
  // Perhaps another reviewer submitted them, or the facility has no such instrument.
  if (round.status !== 'submitted' || count === 0) return 'There is nothing to evaluate now.';
  const due = dayOfReviewers(round);
  return `You have ${dueForYou(count)}${due ? `; please do so by ${due}.` : '. No due date is set.'}`;
}
