import {
  assessmentsInWords,
  countUnassessed,
  pendingWith,
  prettyName,
  type Day,
  type InitialAcceptance,
  type OpenAssessments,
} from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { countDue, dueForYou, workInWords, type FacilityReviewer, type ReviewedRound } from './reviewer-work';

/** A due date that was set, moved or removed. */
export interface DueDateSet {
  facility: { id: string; name: string | null; acronym: string };
  from: Day | null;
  to: Day | null;
  publicUrl: string;
}

function whatChanged({ facility, from, to }: DueDateSet): string {
  const of = `of the National Facility ${prettyName(facility)}`;
  if (to === null) return `The due date ${of} was taken away: it was ${from}.`;
  return from === null ? `The due date ${of} is ${to}.` : `The due date ${of} was moved from ${from} to ${to}.`;
}

const subjectOf = ({ facility, to }: DueDateSet) =>
  `${facility.acronym}: ${to === null ? 'due date taken away' : `due date ${to}`}`;

interface DueDateMail extends DueDateSet {
  to_whom: { email: string; firstName: string; lastName: string };
  says: string;
  action: { label: string; path: string };
  subject: string;
}

function toMail({ to_whom, says, action, subject, ...set }: DueDateMail): Mail {
  const { facility, publicUrl } = set;
  const message = {
    subject,
    greeting: `Dear ${to_whom.firstName} ${to_whom.lastName}`,
    paragraphs: [whatChanged(set), says],
    action: { label: action.label, url: `${publicUrl}${action.path}/${facility.id}` },
  };
  const content = renderMessage(message, publicUrl);
  return { kind: 'due-date-set', recipients: [to_whom.email], facilityId: facility.id, ...content };
}

interface ToReviewer extends DueDateSet {
  reviewer: FacilityReviewer;
  round: ReviewedRound & { openAssessments: OpenAssessments };
}

/** To a reviewer: due date and number of evaluations; no message to a reviewer without open work. */
export function dueForReviewerMail({ reviewer, round, ...set }: ToReviewer): Mail[] {
  const { components } = reviewer;
  const evaluations = countDue(components, round);
  const assessments = countUnassessed(components, round.openAssessments);
  if (evaluations + assessments === 0) return [];
  const isPlan = evaluations === 0;
  const work = isPlan ? `${assessmentsInWords(assessments)} to submit` : dueForYou(evaluations);
  const says = isPlan ? `You have ${work}.` : workInWords(components, round);
  const action = { label: 'Open the application', path: '/cars/evaluate-nf' };
  return [toMail({ ...set, to_whom: reviewer, says, action, subject: `${subjectOf(set)}, ${work}` })];
}

interface ToHolder extends DueDateSet {
  holder: DueDateMail['to_whom'];
  acceptance: InitialAcceptance;
}

/** To the owner or a deputy, if the application is pending with the facility. */
export const dueForFacilityMail = ({ holder, acceptance, ...set }: ToHolder): Mail =>
  toMail({
    ...set,
    to_whom: holder,
    says: pendingWith(acceptance).sentence,
    action: { label: 'Open your National Facility', path: '/edit-nf' },
    subject: subjectOf(set),
  });
