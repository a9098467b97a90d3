import { conditionInWords, pendingWith, type Condition, type NationalFacility } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Closed {
  /** As it is now. */
  facility: NationalFacility;
  /** The owner, or a deputy. */
  holder: { email: string; firstName: string; lastName: string };
  condition: Condition;
  /** How many others are open. */
  openCount: number;
  publicUrl: string;
}

const OF: Readonly<Record<Condition['report'], string>> = {
  preliminary: 'the preliminary acceptance',
  final: 'the acceptance',
};

/** What is still open; after the last one, where that leaves the application. */
function whatFollows({ facility, openCount }: Closed): string {
  if (openCount === 1) return 'One more condition is open.';
  if (openCount > 1) return `${openCount} more conditions are open.`;
  return `It was the last open condition. ${pendingWith(facility.submissions.initial_acceptance).sentence}`;
}

/** To the owner or a deputy: what was asked for is closed as fulfilled, with the words it was closed with. */
export function conditionClosedMail(closed: Closed): Mail {
  const { facility, holder, condition, openCount, publicUrl } = closed;
  const what = openCount === 0 ? 'the last open condition is fulfilled' : 'a condition is fulfilled';
  const message = {
    subject: `${facility.acronym}: ${what}`,
    greeting: `Dear ${holder.firstName} ${holder.lastName}`,
    paragraphs: [
      `A condition of ${OF[condition.report]} of ${facility.pretty_name} was closed as fulfilled:\n${conditionInWords(condition)}`,
      `How it was met: ${condition.fulfilment}`,
      whatFollows(closed),
    ],
    action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  return {
    kind: 'condition-fulfilled',
    recipients: [holder.email],
    facilityId: facility._id,
    ...renderMessage(message, publicUrl),
  };
}
