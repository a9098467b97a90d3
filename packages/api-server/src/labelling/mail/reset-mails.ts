import { prettyName, type ResetTarget } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { dueForYou, countDue, workInWords, type FacilityReviewer, type ReviewedRound } from './reviewer-work';

/** The ways to end a round: reset by an administrator, or withdrawn by the owner. */
export type RoundEnd = ResetTarget | 'withdrawal';

interface Reset {
  facility: { id: string; name: string | null; acronym: string };
  /** The owner and the deputies. */
  holders: readonly { email: string; firstName: string; lastName: string }[];
  reviewers: readonly FacilityReviewer[];
  round: ReviewedRound;
  lasting: Lasting;
  /** Addresses of administrators and CARS if they are notified; empty otherwise. */
  staff: string[];
  target: RoundEnd;
  reason: string;
  publicUrl: string;
}

/** State that outlasts a round: the numbers of versions, `null` if none is in force. */
interface Lasting {
  accepted: number | null;
  configuration: number | null;
  openConditions: number;
}

/** One paragraph on the state that outlasts the round; empty if there is none. */
function lastingInWords({ accepted, configuration, openConditions: open }: Lasting): string[] {
  const sentences = [
    accepted !== null && `Accepted Version ${accepted} stays in force: the public sees it until the next acceptance.`,
    configuration !== null && `Version ${configuration} of the operational configuration stays in force.`,
    open > 0 &&
      `${open === 1 ? 'A condition of the acceptance stays' : `${open} conditions of the acceptance stay`} open.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

interface Words {
  kind: string;
  subject: string;
  did: (name: string) => string;
  toOwner: string;
}

const WORDS: Record<RoundEnd, Words> = {
  evaluation: {
    kind: 'evaluation-reopened',
    subject: 'evaluation re-opened',
    did: (name) => `The evaluation of the National Facility ${name} was re-opened.`,
    toOwner:
      'Your application is unchanged and will be re-evaluated. Documents of the finished round can still be downloaded.',
  },
  facility: {
    kind: 'application-returned',
    subject: 'application returned to the facility',
    did: (name) => `The application of the National Facility ${name} was returned to the facility.`,
    toOwner:
      'It can be edited again. Please update it and submit it again. Documents of the finished round can still be downloaded.',
  },
  withdrawal: {
    kind: 'application-withdrawn',
    subject: 'application withdrawn',
    did: (name) => `The application of the National Facility ${name} was withdrawn by the facility.`,
    toOwner: 'It can be edited and submitted again. The version submitted before can still be downloaded.',
  },
};

/** The event and its reason, common to all recipients. */
const newsOf = ({ facility, target, reason }: Reset) => ({
  subject: `${facility.acronym}: ${WORDS[target].subject}`,
  paragraphs: [WORDS[target].did(prettyName(facility)), `Reason: ${reason}`],
});

function toMail(reset: Reset, recipients: string[], message: Message): Mail {
  const { facility, target, publicUrl } = reset;
  return { kind: WORDS[target].kind, recipients, facilityId: facility.id, ...renderMessage(message, publicUrl) };
}

/** To a reviewer of a reopened round: the number of evaluations due again; none to a reviewer without an instrument. */
function reopenedMail(reset: Reset, { email, firstName, lastName, components }: FacilityReviewer): Mail[] {
  const { facility, round, publicUrl } = reset;
  const { subject, paragraphs } = newsOf(reset);
  const count = countDue(components, round);
  if (count === 0) return [];
  const kept = 'The evaluations of the last round are kept as drafts: please check them before you submit them again.';
  const mail = toMail(reset, [email], {
    subject: `${subject}, ${dueForYou(count)}`,
    greeting: `Dear ${firstName} ${lastName}`,
    paragraphs: [...paragraphs, workInWords(components, round), kept],
    action: { label: 'Open the application', url: `${publicUrl}/cars/evaluate-nf/${facility.id}` },
  });
  return [mail];
}

function returnedMails(reset: Reset): Mail[] {
  const addresses = reset.reviewers.map(({ email }) => email);
  const { subject, paragraphs } = newsOf(reset);
  const next =
    'There is nothing to evaluate until the facility submits it again; you will be notified. What you have written is kept.';
  return addresses.length > 0 ? [toMail(reset, addresses, { subject, paragraphs: [...paragraphs, next] })] : [];
}

function staffMails(reset: Reset): Mail[] {
  const { subject, paragraphs } = newsOf(reset);
  const next = 'It is a draft of the facility again. No action is needed until it is submitted.';
  return reset.staff.length > 0 ? [toMail(reset, reset.staff, { subject, paragraphs: [...paragraphs, next] })] : [];
}

/** After the end of a round: messages with the reason to owner and deputies, to the reviewers, and to staff. */
export function resetMails(reset: Reset): Mail[] {
  const { facility, holders, reviewers, target, publicUrl } = reset;
  const { subject, paragraphs } = newsOf(reset);
  const toHolders = holders.map(({ email, firstName, lastName }) =>
    toMail(reset, [email], {
      subject,
      greeting: `Dear ${firstName} ${lastName}`,
      paragraphs: [...paragraphs, WORDS[target].toOwner, ...lastingInWords(reset.lasting)],
      action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility.id}` },
    }),
  );
  const toReviewers =
    target === 'evaluation' ? reviewers.flatMap((reviewer) => reopenedMail(reset, reviewer)) : returnedMails(reset);
  return [...toHolders, ...toReviewers, ...staffMails(reset)];
}
