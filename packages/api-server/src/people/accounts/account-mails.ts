import type { OneTimeLink } from './one-time-link';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { PORTAL_TITLE } from '../../platform/mail/portal-title';

interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
}

interface LinkData {
  to: Recipient;
  link: OneTimeLink;
  publicUrl: string;
}

const greeting = ({ firstName, lastName }: Recipient) => `Dear ${firstName} ${lastName}`;

/** A moment as people of every country read it alike. */
const inWords = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** To a user whose account has no password yet. */
export function activationMail({ to, link, publicUrl }: LinkData): Mail {
  const message = {
    subject: 'Activate your account',
    greeting: greeting(to),
    paragraphs: [
      `An account with the address ${to.email} was made for you in the ${PORTAL_TITLE}. Please set a password to activate it.`,
      `The link works once, until ${inWords(link.expiresAt)}. If it has lapsed, ask for a new one with "Reset password" on the login page.`,
    ],
    action: { label: 'Set a password', url: link.url },
  };
  return {
    kind: 'activation',
    recipients: [to.email],
    secrets: [link.url],
    ...renderMessage(message, publicUrl),
  };
}

/** To a user for whom a new password was requested, by the user or by somebody else. */
export function resetMail({ to, link, publicUrl }: LinkData): Mail {
  const until = inWords(link.expiresAt);
  const message = {
    subject: 'Reset your password',
    greeting: greeting(to),
    paragraphs: [
      `A new password was requested for the account with the address ${to.email}. Please set one now: until then, the old password does not work where the new one was requested.`,
      `The link works once, for 24 hours, until ${until}.`,
      `If this was not you, do nothing: nobody can use the link without this message. Your password works on as before, unless an administrator asked for the new one; then it works again from ${until}. Tell us if it happens often.`,
    ],
    action: { label: 'Set a new password', url: link.url },
  };
  return {
    kind: 'reset-password',
    recipients: [to.email],
    secrets: [link.url],
    ...renderMessage(message, publicUrl),
  };
}

/** To a user who has ended all sessions. */
export function signedOutMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'You were logged out everywhere',
    greeting: greeting(to),
    paragraphs: [
      `All devices that were logged in with the address ${to.email} were logged out, as you asked in the portal.`,
      'If this was not you, set a new password at once with the link below, and tell us.',
    ],
    action: { label: 'Reset password', url: `${publicUrl}/reset-password` },
  };
  return { kind: 'signed-out', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose password was changed. */
export function passwordChangedMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'Your password was changed',
    greeting: greeting(to),
    paragraphs: [
      `The password of the account with the address ${to.email} was changed. Other devices were logged out.`,
      'If this was not you, set a new password at once with the link below, and tell us.',
    ],
    action: { label: 'Reset password', url: `${publicUrl}/reset-password` },
  };
  return { kind: 'password-changed', recipients: [to.email], ...renderMessage(message, publicUrl) };
}
