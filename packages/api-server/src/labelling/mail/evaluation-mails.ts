import { prettyName, pendingWith, type Component, type InitialAcceptance } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { countDue, dueForYou, namesOf, workInWords, type ReviewedRound } from './reviewer-work';

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
  /** All components of the reviewer at the facility after the change. */
  components: readonly Component[];
  round: ReviewedRound;
}

function assignmentSubject({ added, components, round }: Assignment): string {
  const count = countDue(components, round);
  if (added.length > 0)
    return count > 0 ? `you are assigned to review, ${dueForYou(count)}` : 'you are assigned to review';
  return components.length > 0 ? 'your assignment has changed' : 'your assignment has ended';
}

/** To a reviewer whose components at a facility have changed. */
export function reviewerMail(assignment: Assignment): Mail {
  const { to, added, removed, components, round, facility, publicUrl } = assignment;
  const isStill = components.length > 0;
  const name = prettyName(facility);
  const message: Message = {
    subject: `${facility.acronym}: ${assignmentSubject(assignment)}`,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [
      ...(added.length > 0 ? [`You have been assigned to the National Facility ${name}: ${namesOf(added)}.`] : []),
      ...(removed.length > 0
        ? [
            `Your assignment at the National Facility ${name} has ended: ${namesOf(removed)}. What you have written is kept.`,
          ]
        : []),
      isStill ? workInWords(components, round) : 'There is nothing left for you to do.',
    ],
    ...(isStill && { action: evaluationPage(assignment, 'Open the application') }),
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
  /** The reason, as the end of a sentence about the person. */
  because: string;
  facilities: readonly {
    acronym: string;
    name: string | null;
    components: readonly Component[];
    /** Whether evaluations are due from another reviewer. */
    isAwaited: boolean;
  }[];
  publicUrl: string;
}

/** To administrators: a reviewer has left, and the facilities with evaluations due from another one. */
export function slotsFreedMail({ recipients, user, because, facilities, publicUrl }: SlotsFreed): Mail {
  const name = `${user.firstName} ${user.lastName}`;
  const list = facilities.map((facility) => `\n${prettyName(facility)}: ${namesOf(facility.components)}`);
  const awaited = facilities.filter(({ isAwaited }) => isAwaited).map(({ acronym }) => acronym);
  const message: Message = {
    subject: `${name} is no longer a reviewer${awaited.length > 0 ? ', please assign other reviewers' : ''}`,
    paragraphs: [
      `${name} ${because} and was removed from these reviews:${list.join('')}`,
      'Their drafts are kept.',
      awaited.length > 0
        ? `Evaluations are waiting for other reviewers: please assign them for ${awaited.join(', ')}.`
        : 'No evaluation is waiting for another reviewer.',
    ],
    action: { label: 'Open the National Facilities', url: `${publicUrl}/admin/edit-nfs` },
  };
  return { kind: 'reviewers-freed', recipients, ...renderMessage(message, publicUrl) };
}

interface Ready extends About {
  /** Equal for simultaneous senders of the same message. */
  key: string;
  acceptance: InitialAcceptance;
}

/**
 * To those who issue reports, each time the last required evaluation is submitted. An open question delays the report.
 */
export function readyMail({ key, acceptance, ...about }: Ready): Omit<Mail, 'recipients'> {
  const { facility, publicUrl } = about;
  const isReady = acceptance.pending_with === 'cars';
  const message: Message = {
    subject: `${facility.acronym}: ${isReady ? 'ready for the preliminary report' : 'all evaluations submitted'}`,
    paragraphs: [
      `All required evaluations of the National Facility ${prettyName(facility)} have been submitted.`,
      pendingWith(acceptance).sentence,
    ],
    action: evaluationPage(about, 'Open the application'),
  };
  return {
    kind: 'evaluation-complete',
    facilityId: facility.id,
    dedupeKey: `evaluation-complete ${key}`,
    ...renderMessage(message, publicUrl),
  };
}
