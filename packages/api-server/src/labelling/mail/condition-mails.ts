import { conditionInWords, pendingWith, type Condition, type NationalFacility } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Closed {
  /** The facility after the change. */
  facility: NationalFacility;
  condition: Condition;
  /** The owner or a deputy. */
  holder: { email: string; firstName: string; lastName: string };
  publicUrl: string;
}

function left(count: number): string {
  if (count === 0) return 'It was the last one: no condition is open now.';
  return count === 1 ? 'One condition is still open.' : `${count} conditions are still open.`;
}

/** To the owner or a deputy: CARS has closed a condition, with its explanation and the conditions still open. */
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

interface Met {
  /** The facility after the change. */
  facility: NationalFacility;
  condition: { text: string; instrumentName: string | null };
  /** The facility's report on how it met the condition. */
  report: string;
  recipients: string[];
  publicUrl: string;
}

/** To those who close conditions: the facility reports one as met. */
export function metConditionMail({ facility, condition, report, recipients, publicUrl }: Met): Mail {
  const { text, instrumentName } = condition;
  const on = instrumentName === null ? '' : ` on ${instrumentName}`;
  const message = {
    subject: `${facility.acronym}: a condition is reported as met`,
    paragraphs: [
      `${facility.pretty_name} reports that it has met a condition of its acceptance${on}.`,
      `Condition: ${text}`,
      `Report: ${report}`,
      `Please close the condition once you agree. ${pendingWith(facility.submissions.initial_acceptance).sentence}`,
    ],
    action: { label: 'Open the application', url: `${publicUrl}/cars/evaluate-nf/${facility._id}` },
  };
  return { kind: 'condition-reported', recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) };
}
