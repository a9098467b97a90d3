import { PRODUCT_TITLE } from '@portal/domain';
import type { FacilityRows, UserRow } from '../../src/demo/demo.store';
import type { emails } from '../../src/platform/db/tables';
import { invitationMail } from '../../src/labelling/mail/invitation-mails';
import { renderMessage } from '../../src/platform/mail/layout';
import type { Mail } from '../../src/platform/mail/mail';
import { PORTAL_TITLE } from '../../src/platform/mail/portal-title';

export type MailRow = typeof emails.$inferInsert;

const PUBLIC_URL = 'https://portal.example';

/** What the portal has written about a facility so far: the invitation, and the receipt of each submission. */
export function mailsAbout({ facility, applications, history }: FacilityRows, owner: UserRow): MailRow[] {
  const invited = history.find(({ action }) => action === 'facility.invite')?.at;
  const invitation = invitationMail({ to: owner, link: null, facility, publicUrl: PUBLIC_URL });
  const receipts = applications.flatMap(({ submittedAt }) =>
    submittedAt ? [sent(receipt(facility, owner), submittedAt)] : [],
  );
  return [...(invited ? [sent(invitation, invited)] : []), ...receipts];
}

const sent = ({ notice: _notInThisTable, ...mail }: Mail, at: Date): MailRow => ({
  ...mail,
  text: mail.text.replaceAll(PORTAL_TITLE, PRODUCT_TITLE),
  html: mail.html.replaceAll(PORTAL_TITLE, PRODUCT_TITLE),
  status: 'sent',
  attempts: 1,
  createdAt: at,
  sentAt: at,
});

const receipt = ({ id, acronym }: FacilityRows['facility'], { email, firstName, lastName }: UserRow): Mail => ({
  kind: 'application-receipt',
  recipients: [email],
  facilityId: id,
  ...renderMessage(
    {
      subject: `${acronym}: application submitted`,
      greeting: `Dear ${firstName} ${lastName}`,
      paragraphs: ['The application was submitted.', 'It cannot be changed while it is being evaluated.'],
      action: { label: 'Open your National Facility', url: `${PUBLIC_URL}/edit-nf/${id}` },
    },
    PUBLIC_URL,
  ),
});
