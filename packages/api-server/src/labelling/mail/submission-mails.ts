import {
  assessedBy,
  assessedPath,
  COMPONENTS,
  countOpenOf,
  day,
  pendingWith,
  type AssessedAspect,
  type Component,
  type NationalFacility,
  type SubmissionSnapshot,
} from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { countDue, dueForYou, namesOf, workInWords, type FacilityReviewer, type ReviewedRound } from './reviewer-work';

interface Submission {
  /** The facility after the submission. */
  facility: NationalFacility;
  snapshot: SubmissionSnapshot;
  round: ReviewedRound;
  /** The owner and the deputies. */
  holders: readonly { email: string; firstName: string; lastName: string }[];
  /** Addresses of administrators and CARS. */
  staff: string[];
  /** The reviewers kept from the previous round. */
  reviewers: readonly FacilityReviewer[];
  /** The changes since the previous round, one line each; `null` in the first round. */
  changed: readonly string[] | null;
  /** Evaluations of the previous round that became drafts of this one. */
  kept: readonly { targetKind: AssessedAspect['target_kind']; aspect: string }[];
  publicUrl: string;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const greeting = ({ firstName, lastName }: { firstName: string; lastName: string }) => `Dear ${firstName} ${lastName}`;

const submitted = ({ changed }: Submission) => (changed === null ? 'submitted' : 'submitted again');

/** Day of submission and number of instruments. */
function whenAndWhat({ snapshot: { lidars, photometers, submitted_at } }: Submission): string {
  const instruments = `${counted(lidars.length, 'lidar')} and ${counted(photometers.length, 'photometer')}`;
  return `on ${day(submitted_at)}, with ${instruments}`;
}

const news = (submission: Submission) =>
  `The application of the National Facility ${submission.facility.pretty_name} for initial acceptance was ${submitted(submission)} ${whenAndWhat(submission)}.`;

/** The pending step, in the words of the portal. */
const turn = ({ facility }: Submission) => pendingWith(facility.submissions.initial_acceptance).sentence;

const evaluationPage = ({ facility, publicUrl }: Submission) => ({
  label: 'Open the application',
  url: `${publicUrl}/cars/evaluate-nf/${facility._id}`,
});

function sinceLastRound({ changed }: Submission): string[] {
  if (changed === null) return [];
  return changed.length > 0
    ? [`What changed since the last round:\n${changed.join('\n')}`]
    : ['Nothing was changed since the last round.'];
}

function toMail({ facility, publicUrl }: Submission, kind: string, recipients: string[], message: Message): Mail {
  return { kind, recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) };
}

function receiptMail(submission: Submission, to: Submission['holders'][number]): Mail {
  const { facility, publicUrl } = submission;
  return toMail(submission, 'application-receipt', [to.email], {
    subject: `${facility.acronym}: application ${submitted(submission)}`,
    greeting: greeting(to),
    paragraphs: [
      `The application of your National Facility ${facility.pretty_name} for initial acceptance was ${submitted(submission)} ${whenAndWhat(submission)}.`,
      'It cannot be changed while it is being evaluated. You can download the submitted version (PDF) from your facility page.',
      turn(submission),
    ],
    action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility._id}` },
  });
}

/** Components that have evaluations to submit but no reviewer. */
function missingIn({ reviewers, round }: Submission) {
  const reviewed = reviewers.flatMap(({ components }) => components);
  return COMPONENTS.map(({ code }) => code).filter(
    (code) => !reviewed.includes(code) && countOpenOf([code], round.openEvaluations) > 0,
  );
}

const HOW_TO_CHANGE = 'Administrators can change them with "Change reviewers" on the evaluation page.';

/** Subject and paragraphs about reviewers for staff: those kept, and the components that still need one. */
function aboutReviewers(submission: Submission): { subject: string; paragraphs: string[] } {
  const missing = missingIn(submission);
  const kept = submission.reviewers
    .map(({ firstName, lastName, components }) => `\n${firstName} ${lastName}: ${namesOf(components)}`)
    .join('');
  const keptWords = kept && `The reviewers of the last round are kept and have been notified:${kept}`;
  if (missing.length === 0) return { subject: 'reviewers kept', paragraphs: [keptWords, HOW_TO_CHANGE] };
  return {
    subject: kept ? 'some reviewers to be assigned' : 'reviewers to be assigned',
    paragraphs: [
      ...(kept ? [keptWords] : []),
      `Administrators assign the reviewers who are missing, so that the evaluation can ${kept ? 'be completed' : 'begin'}: ${namesOf(missing)}.`,
    ],
  };
}

function staffMail(submission: Submission): Mail {
  const { facility, staff } = submission;
  const { subject, paragraphs } = aboutReviewers(submission);
  return toMail(submission, 'application-submitted', staff, {
    subject: `${facility.acronym}: application ${submitted(submission)}, ${subject}`,
    paragraphs: [news(submission), ...paragraphs, turn(submission), ...sinceLastRound(submission)],
    action: evaluationPage(submission),
  });
}

const KEPT =
  'Evaluations of the last round on unchanged instruments are kept as drafts: please check them before you submit them again.';

/** Whether evaluations by a reviewer of these components were kept as drafts. */
const hasKept = ({ kept }: Submission, components: readonly Component[]) =>
  kept.some(({ targetKind, aspect }) => assessedBy(components).includes(assessedPath(targetKind, aspect)));

/** To a reviewer kept from the previous round: number of evaluations, due date and changes since that round. */
function keptMail(submission: Submission, reviewer: FacilityReviewer): Mail {
  const { facility, round } = submission;
  const { email, components } = reviewer;
  return toMail(submission, 'evaluations-due', [email], {
    subject: `${facility.acronym}: application ${submitted(submission)}, ${dueForYou(countDue(components, round))}`,
    greeting: greeting(reviewer),
    paragraphs: [
      news(submission),
      `You review it as before: ${namesOf(components)}.`,
      workInWords(components, round),
      ...(hasKept(submission, components) ? [KEPT] : []),
      ...sinceLastRound(submission),
    ],
    action: evaluationPage(submission),
  });
}

/**
 * After a submission: a receipt to owner and deputies, the news to administrators and CARS, the work to kept reviewers.
 */
export function submissionMails({ reviewers: all, ...described }: Submission): Mail[] {
  // Reviewers of deleted instruments have no work and are left out.
  const reviewers = all.filter(({ components }) => countDue(components, described.round) > 0);
  const submission = { ...described, reviewers };
  return [
    ...submission.holders.map((to) => receiptMail(submission, to)),
    ...(submission.staff.length > 0 ? [staffMail(submission)] : []),
    ...reviewers.map((reviewer) => keptMail(submission, reviewer)),
  ];
}
