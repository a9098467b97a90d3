import type { OneTimeLink } from './one-time-link';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { PORTAL_TITLE } from '../../platform/mail/portal-title';

/** The owner of the account. */
export interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
}

interface LinkData {
  to: Recipient;
  link: OneTimeLink;
  publicUrl: string;
}

/** The first line of a message. */
export const greeting = ({ firstName, lastName }: Recipient) => `Dear ${firstName} ${lastName}`;

/** A moment in a format that readers of every country understand in the same way. */
const inWords = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** To a user whose account has no password yet. */
export function activationMail({ to, link, publicUrl }: LinkData): Mail {
  const message = {
    subject: 'Activate your account',
    greeting: greeting(to),
    paragraphs: [
      `An account was created for you (${to.email}) in the ${PORTAL_TITLE}. Set a password to activate it.`,
      `The link works once, until ${inWords(link.expiresAt)}. If it has expired, request a new one with "Reset password" on the login page.`,
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

/** To a user for whom a new password was requested, by the user or by another person. */
export function resetMail({ to, link, publicUrl }: LinkData): Mail {
  const until = inWords(link.expiresAt);
  const message = {
    subject: 'Reset your password',
    greeting: greeting(to),
    paragraphs: [
      `A new password was requested for ${to.email}. Please set one now: until you do, you cannot log in with your current password where the new one was requested.`,
      `The link works once, for 24 hours, until ${until}.`,
      `If you did not request this, ignore this email. Your current password will work again after ${until}. Contact us if this happens repeatedly.`,
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
    subject: 'You logged out on all devices',
    greeting: greeting(to),
    paragraphs: [
      `You logged out ${to.email} on all devices.`,
      'If this was not you, set a new password immediately and contact us.',
    ],
    action: { label: 'Reset password', url: `${publicUrl}/reset-password` },
  };
  return { kind: 'signed-out', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user of whose session a token was used by two browsers. */
export function copiedSessionMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'A session was ended for your security',
    greeting: greeting(to),
    paragraphs: [
      `A token of a session of ${to.email} was used a second time, which happens if it was copied. The session was ended; please log in again.`,
      'If you did not copy the data of your browser to another computer, set a new password and contact us.',
    ],
    action: { label: 'Reset password', url: `${publicUrl}/reset-password` },
  };
  return { kind: 'copied-session', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose password was changed. */
export function passwordChangedMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'Your password was changed',
    greeting: greeting(to),
    paragraphs: [
      `The password of ${to.email} was changed. Other devices were logged out.`,
      'If this was not you, set a new password immediately and contact us.',
    ],
    action: { label: 'Reset password', url: `${publicUrl}/reset-password` },
  };
  return { kind: 'password-changed', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose account an administrator locked. */
export function lockedMail({ to, publicUrl, reason }: Omit<LinkData, 'link'> & { reason: string }): Mail {
  const message = {
    subject: 'Your account was locked',
    greeting: greeting(to),
    paragraphs: [
      `An administrator locked the account of ${to.email}. All devices were logged out, and no one can log in until the account is unlocked.`,
      `Reason: ${reason}`,
      'To have it unlocked, please contact us.',
    ],
    action: { label: 'Contact us', url: `${publicUrl}/contact` },
  };
  return { kind: 'account-locked', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose account an administrator unlocked. */
export function unlockedMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'Your account was unlocked',
    greeting: greeting(to),
    paragraphs: [`An administrator unlocked the account of ${to.email}. You can log in with your password again.`],
    action: { label: 'Log in', url: `${publicUrl}/login` },
  };
  return { kind: 'account-unlocked', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose sessions an administrator ended. */
export function endedSessionsMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'An administrator logged you out',
    greeting: greeting(to),
    paragraphs: [
      `An administrator ended all sessions of ${to.email}. You can log in again with your password.`,
      'If you did not ask for this, contact us.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
  };
  return { kind: 'sessions-ended', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose password is being guessed. */
export function guessedMail({ to, publicUrl }: Omit<LinkData, 'link'>): Mail {
  const message = {
    subject: 'Failed attempts to log in',
    greeting: greeting(to),
    paragraphs: [
      `There were several failed attempts to log in as ${to.email}. New devices now have to wait between attempts; devices from which you have logged in before do not.`,
      'If you did not try to log in, your password has not been found. Use one that you use nowhere else.',
    ],
    action: { label: 'Reset password', url: `${publicUrl}/reset-password` },
  };
  return { kind: 'guessed-password', recipients: [to.email], ...renderMessage(message, publicUrl) };
}
