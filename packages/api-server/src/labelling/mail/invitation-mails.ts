import { pendingWith, prettyName, type PendingFacts } from '@portal/domain';
import type { OneTimeLink } from '../../people/accounts/one-time-link';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { PORTAL_TITLE } from '../../platform/mail/portal-title';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface About {
  facility: { id: string; name: string | null; acronym: string };
  publicUrl: string;
}

/** The recipient of an invitation, with a link to set a password; `null` for users who have one already. */
interface Invitation extends About {
  to: Person;
  link: OneTimeLink | null;
}

const greeting = ({ firstName, lastName }: Person) => `Dear ${firstName} ${lastName}`;

const inWords = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The first step in words and as a link: set a password, or log in to the page of the facility. */
function firstStep({ to, link, facility, publicUrl }: Invitation) {
  if (!link)
    return {
      how: `Log in as ${to.email}.`,
      action: { label: 'Open your National Facility', url: `${publicUrl}/edit-nf/${facility.id}` },
    };
  return {
    how: `First set a password for ${to.email}; then the page of your facility opens. The link works once, until ${inWords(link.expiresAt)}. If it has expired, request a new one with "Reset password" on the login page.`,
    action: { label: 'Set a password', url: link.url },
  };
}

interface Words {
  kind: string;
  subject: string;
  said: string;
  more?: string;
}

function toOwner(invitation: Invitation, { kind, subject, said, more }: Words): Mail {
  const { to, link, facility, publicUrl } = invitation;
  const { how, action } = firstStep(invitation);
  const message: Message = {
    subject: `${facility.acronym}: ${subject}`,
    greeting: greeting(to),
    paragraphs: [`${said} ${how}`, ...(more ? [more] : [])],
    action,
  };
  return {
    kind,
    recipients: [to.email],
    facilityId: facility.id,
    ...(link && { secrets: [link.url] }),
    ...renderMessage(message, publicUrl),
  };
}

/** To the owner of a facility: describe the instruments and apply. */
export const invitationMail = (invitation: Invitation): Mail =>
  toOwner(invitation, {
    kind: 'invitation',
    subject: 'invitation to apply for initial acceptance',
    said: `You are invited to describe the instruments of your National Facility ${prettyName(invitation.facility)} in the ${PORTAL_TITLE} and to apply for its initial acceptance.`,
    more: 'Your application stays a draft until you submit it.',
  });

/** To the new owner of a facility. */
export const newOwnerMail = ({ acceptance, ...invitation }: Invitation & { acceptance: PendingFacts }): Mail =>
  toOwner(invitation, {
    kind: 'facility-received',
    subject: 'you are now the facility leader',
    said: `The National Facility ${prettyName(invitation.facility)} was transferred to you: you are now responsible for its information and its application.`,
    more: pendingWith(acceptance).sentence,
  });

/** To the former owner of a facility. */
export function formerOwnerMail({ to, facility, publicUrl }: Omit<Invitation, 'link'>): Mail {
  const message: Message = {
    subject: `${facility.acronym}: you are no longer the facility leader`,
    greeting: greeting(to),
    paragraphs: [
      `The National Facility ${prettyName(facility)} was transferred to another leader, who is now responsible for it.`,
      'If this is a mistake, please tell us using the contact form.',
    ],
    action: { label: 'Open the contact form', url: `${publicUrl}/contact` },
  };
  return {
    kind: 'facility-given',
    recipients: [to.email],
    facilityId: facility.id,
    ...renderMessage(message, publicUrl),
  };
}
