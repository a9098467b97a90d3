import { pendingWith, type NationalFacility } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Met {
  /** As it is now. */
  facility: NationalFacility;
  condition: { text: string; instrumentName: string | null };
  /** How it is met, in the words of the facility. */
  report: string;
  recipients: string[];
  publicUrl: string;
}

/** To those who close conditions: the facility says that it has met one. */
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
