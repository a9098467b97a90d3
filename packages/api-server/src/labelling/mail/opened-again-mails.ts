import { pendingWith, prettyName, type InitialAcceptance } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { countDue, dueForYou, workInWords, type FacilityReviewer, type ReviewedRound } from './reviewer-work';

/** A submitted evaluation that was reopened as a draft. */
export interface OpenedAgain {
  facility: { id: string; name: string | null; acronym: string };
  about: string;
  reason: string;
  round: ReviewedRound;
  acceptance: InitialAcceptance;
  publicUrl: string;
}

const told = ({ facility, about, reason }: OpenedAgain) => [
  `An evaluation on the National Facility ${prettyName(facility)} was re-opened: the one on ${about}. All others stay submitted.`,
  `Reason: ${reason}`,
];

const action = ({ facility, publicUrl }: OpenedAgain) => ({
  label: 'Open the application',
  url: `${publicUrl}/cars/evaluate-nf/${facility.id}`,
});

const KIND = 'one-evaluation-reopened';

/** To its reviewer: the evaluation to submit again. */
export function openedForReviewerMail(opened: OpenedAgain, reviewer: FacilityReviewer): Mail {
  const { facility, round, publicUrl } = opened;
  const { email, firstName, lastName, components } = reviewer;
  const count = countDue(components, round);
  const subject = `${facility.acronym}: an evaluation of yours was re-opened`;
  const message = {
    subject: count > 0 ? `${subject}, ${dueForYou(count)}` : subject,
    greeting: `Dear ${firstName} ${lastName}`,
    paragraphs: [
      ...told(opened),
      'Its text is kept as a draft: please check it before you submit it again.',
      count > 0 ? workInWords(components, round) : 'The preliminary report does not wait for it.',
    ],
    action: action(opened),
  };
  return { kind: KIND, recipients: [email], facilityId: facility.id, ...renderMessage(message, publicUrl) };
}

/** To staff: the reopened evaluation and the pending step. */
export function openedAgainMail(opened: OpenedAgain): Omit<Mail, 'recipients'> {
  const { facility, acceptance, publicUrl } = opened;
  const message = {
    subject: `${facility.acronym}: an evaluation was re-opened`,
    paragraphs: [...told(opened), 'Its text is kept as a draft.', pendingWith(acceptance).sentence],
    action: action(opened),
  };
  return { kind: KIND, facilityId: facility.id, ...renderMessage(message, publicUrl) };
}
