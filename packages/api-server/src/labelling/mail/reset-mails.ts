import { prettyName, type ResetTarget } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Reset {
  facility: { id: string; name: string | null; acronym: string };
  owner: { email: string; firstName: string; lastName: string };
  /** Addresses of the reviewers who are assigned. */
  reviewers: string[];
  target: ResetTarget;
  reason: string;
  publicUrl: string;
}

interface Words {
  subject: string;
  did: (name: string) => string;
  toOwner: string;
  toReviewers: string;
}

const WORDS: Record<ResetTarget, Words> = {
  evaluation: {
    subject: 'evaluation re-opened',
    did: (name) => `The evaluation of the National Facility ${name} was re-opened.`,
    toOwner:
      'The application stays as it was submitted and is evaluated anew. Documents of the finished round can still be downloaded.',
    toReviewers:
      'A new round has begun. Your comments and recommendations were kept as drafts: please check them and submit each evaluation again.',
  },
  facility: {
    subject: 'application returned to the facility',
    did: (name) => `The application of the National Facility ${name} was returned to the facility.`,
    toOwner:
      'It can be changed again. Please bring it up to date and submit it. Documents of the finished round can still be downloaded.',
    toReviewers: 'There is nothing to evaluate until the facility submits it again.',
  },
};

/** After a reset: to the owner, and apart from that to the reviewers, with the reason. */
export function resetMails({ facility, owner, reviewers, target, reason, publicUrl }: Reset): Mail[] {
  const { subject, did, toOwner, toReviewers } = WORDS[target];
  const told: Message = {
    subject: `${facility.acronym}: ${subject}`,
    paragraphs: [did(prettyName(facility)), `Reason: ${reason}`],
  };
  const ofOwner: Message = {
    ...told,
    greeting: `Dear ${owner.firstName} ${owner.lastName}`,
    paragraphs: [...told.paragraphs, toOwner],
    action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility.id}` },
  };
  const ofReviewers: Message = {
    ...told,
    paragraphs: [...told.paragraphs, toReviewers],
    ...(target === 'evaluation' && {
      action: { label: 'Open the application', url: `${publicUrl}/cars/evaluate-nf/${facility.id}` },
    }),
  };
  const mail = (recipients: string[], message: Message): Mail => ({
    kind: target === 'evaluation' ? 'evaluation-reopened' : 'application-returned',
    recipients,
    facilityId: facility.id,
    ...renderMessage(message, publicUrl),
  });
  return [mail([owner.email], ofOwner), ...(reviewers.length > 0 ? [mail(reviewers, ofReviewers)] : [])];
}
