import { prettyName, type DisplayedStatus } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface DisplayedStatusData {
  to: { email: string; firstName: string; lastName: string };
  facility: { id: string; name: string | null; acronym: string };
  before: DisplayedStatus;
  after: DisplayedStatus;
  publicUrl: string;
}

/** To the owner or a deputy of a facility whose displayed status has changed. */
export function displayedStatusMail({ to, facility, before, after, publicUrl }: DisplayedStatusData): Mail {
  const name = prettyName(facility);
  // The record of a label decides on the status, and the choice of an administrator on the map.
  const isSame = before.code === after.code;
  const ofMap = after.certified ? 'on the map again' : 'no longer on the map';
  const message = {
    subject: `${facility.acronym}: ${isSame ? ofMap : `public status "${after.name}"`}`,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [
      isSame
        ? `The public status of your National Facility ${name} is "${after.name}" as before, by the record of its label.`
        : `The public status of your National Facility ${name} was changed from "${before.name}" to "${after.name}".`,
      after.certified
        ? 'The facility is now in the public list and, if its position is known, on the map.'
        : 'The facility is not in the public list and not on the map.',
    ],
    action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility.id}` },
  };
  return {
    kind: 'displayed-status-changed',
    recipients: [to.email],
    facilityId: facility.id,
    ...renderMessage(message, publicUrl),
  };
}

interface Archived extends Pick<DisplayedStatusData, 'to' | 'facility' | 'publicUrl'> {
  reason: string;
}

/** To the owner or a deputy of a facility that was registered by mistake. */
export function archivedMail({ to, facility, reason, publicUrl }: Archived): Mail {
  const message = {
    subject: `${facility.acronym}: no longer in the portal`,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [
      `The National Facility ${prettyName(facility)} was registered by mistake and was archived. It is no longer in the portal and can no longer be opened.`,
      `Reason: ${reason}`,
      'If this is an error, please tell us using the contact form.',
    ],
    action: { label: 'Write to us', url: `${publicUrl}/contact` },
  };
  return {
    kind: 'facility-archived',
    recipients: [to.email],
    facilityId: facility.id,
    ...renderMessage(message, publicUrl),
  };
}
