import { COMPONENTS, prettyName, pendingWith, type Component, type InitialAcceptance } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface About {
  facility: { id: string; name: string | null; acronym: string };
  publicUrl: string;
}

const evaluationPage = ({ facility, publicUrl }: About, label: string) => ({
  label,
  url: `${publicUrl}/cars/evaluate-nf/${facility.id}`,
});

interface Assignment extends About {
  to: { email: string; firstName: string; lastName: string };
  added: readonly Component[];
  removed: readonly Component[];
}

const namesOf = (components: readonly Component[]) =>
  COMPONENTS.filter(({ code }) => components.includes(code))
    .map(({ name }) => name)
    .join(', ');

/** To a reviewer whose components in the evaluation of a facility are others from now on. */
export function reviewerMail({ to, added, removed, ...about }: Assignment): Mail {
  const { facility, publicUrl } = about;
  const message: Message = {
    subject: `${facility.acronym}: ${added.length > 0 ? 'you are asked to review' : 'your part in the review has changed'}`,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [
      `The reviewers of the National Facility ${prettyName(facility)} have changed.`,
      ...(added.length > 0 ? [`You are from now on: ${namesOf(added)}.`] : []),
      ...(removed.length > 0 ? [`You are no longer: ${namesOf(removed)}.`] : []),
    ],
    action: evaluationPage(about, 'Open the application'),
  };
  return {
    kind: 'reviewer-changed',
    recipients: [to.email],
    facilityId: facility.id,
    ...renderMessage(message, publicUrl),
  };
}

interface SlotsFreed {
  recipients: string[];
  user: { firstName: string; lastName: string };
  /** Why, as the end of a sentence about the person. */
  because: string;
  facilities: readonly { acronym: string; name: string | null; components: readonly Component[] }[];
  publicUrl: string;
}

/** To administrators: a reviewer has left, and these components need another one. */
export function slotsFreedMail({ recipients, user, because, facilities, publicUrl }: SlotsFreed): Mail {
  const name = `${user.firstName} ${user.lastName}`;
  const list = facilities.map((facility) => `\n${prettyName(facility)}: ${namesOf(facility.components)}`);
  const message: Message = {
    subject: `${name} reviews no longer`,
    paragraphs: [
      `${name} ${because} and was therefore taken off these reviews:${list.join('')}`,
      'What was begun there is kept as drafts. Please choose other reviewers where the evaluation is not complete.',
    ],
    action: { label: 'Open the National Facilities', url: `${publicUrl}/admin/edit-nfs` },
  };
  return { kind: 'reviewers-freed', recipients, ...renderMessage(message, publicUrl) };
}

interface Ready extends About {
  applicationId: string;
  acceptance: InitialAcceptance;
}

/** To those who issue reports, once per round: every required evaluation is submitted. */
export function readyMail({ applicationId, acceptance, ...about }: Ready): Omit<Mail, 'recipients'> {
  const { facility, publicUrl } = about;
  const message: Message = {
    subject: `${facility.acronym}: ready for the preliminary report`,
    paragraphs: [
      `Every required evaluation on the National Facility ${prettyName(facility)} is submitted.`,
      pendingWith(acceptance).sentence,
    ],
    action: evaluationPage(about, 'Open the application'),
  };
  return {
    kind: 'evaluation-complete',
    facilityId: facility.id,
    dedupeKey: `evaluation-complete ${applicationId}`,
    ...renderMessage(message, publicUrl),
  };
}
