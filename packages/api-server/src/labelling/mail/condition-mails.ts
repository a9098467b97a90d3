import { conditionInWords, pendingWith, type Condition, type NationalFacility } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Closed {
  /** As it is now. */
  facility: NationalFacility;
  condition: Condition;
  /** The owner, or a deputy. */
  holder: { email: string; firstName: string; lastName: string };
  publicUrl: string;
}

function left(count: number): string {
  if (count === 0) return 'It was the last one: no condition is open now.';
  return count === 1 ? 'One condition is still open.' : `${count} conditions are still open.`;
}

/** To the owner or a deputy: CARS takes a condition as met, on which word, and what is still asked for. */
export function conditionClosedMail({ facility, condition, holder, publicUrl }: Closed): Mail {
  const acceptance = facility.submissions.initial_acceptance;
  const count = acceptance.open_conditions?.count ?? 0;
  const message = {
    subject: `${facility.acronym}: ${count === 0 ? 'the last open condition was closed as met' : 'a condition was closed as met'}`,
    greeting: `Dear ${holder.firstName} ${holder.lastName}`,
    paragraphs: [
      `A condition of your National Facility ${facility.pretty_name} was closed as met: ${conditionInWords(condition)}`,
      `How it was met: ${condition.fulfilment ?? ''}`,
      `${left(count)} ${pendingWith(acceptance).sentence}`,
    ],
    action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  const recipients = [holder.email];
  return { kind: 'condition-closed', recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) };
}
