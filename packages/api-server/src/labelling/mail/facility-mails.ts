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

/** To the owner or a deputy of a facility that is displayed in another way from now on. */
export function displayedStatusMail({ to, facility, before, after, publicUrl }: DisplayedStatusData): Mail {
  const message = {
    subject: `${facility.acronym}: displayed status "${after.name}"`,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [
      `The displayed status of your National Facility ${prettyName(facility)} was changed from "${before.name}" to "${after.name}".`,
      after.certified
        ? 'The facility is in the public list of the portal, and on its map where its position is known.'
        : 'The facility is neither in the public list of the portal nor on its map.',
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
