import { renderMessage } from '../../../platform/mail/layout';
import type { Mail } from '../../../platform/mail/mail';
import { greeting, type Recipient } from '../account-mails';

interface Message {
  to: Recipient;
  publicUrl: string;
}

/** What was set up or removed, in words. */
export type FactorInWords = 'One-time codes' | `The passkey “${string}”`;

const IF_NOT_YOU = 'If this was not you, set a new password immediately and contact us.';

/** To a user whose account has a new second factor. */
export function factorAddedMail({ to, publicUrl, factor }: Message & { factor: FactorInWords }): Mail {
  const message = {
    subject: 'A second factor was set up',
    greeting: greeting(to),
    paragraphs: [`${factor} can now be used to log in to the account of ${to.email}.`, IF_NOT_YOU],
    action: { label: 'My account', url: `${publicUrl}/my-account` },
  };
  return { kind: 'factor-added', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user who removed a second factor. */
export function factorRemovedMail({ to, publicUrl, factor }: Message & { factor: FactorInWords }): Mail {
  const message = {
    subject: 'A second factor was removed',
    greeting: greeting(to),
    paragraphs: [`${factor} can no longer be used to log in to the account of ${to.email}.`, IF_NOT_YOU],
    action: { label: 'My account', url: `${publicUrl}/my-account` },
  };
  return { kind: 'factor-removed', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose second factors an administrator removed. */
export function factorsRemovedMail({ to, publicUrl }: Message): Mail {
  const message = {
    subject: 'An administrator removed your second factors',
    greeting: greeting(to),
    paragraphs: [
      `An administrator removed all second factors of ${to.email}. You can log in with your password and set up new ones.`,
      'If you did not ask for this, contact us.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
  };
  return { kind: 'factors-removed', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user who has new recovery codes. */
export function recoveryCodesRenewedMail({ to, publicUrl }: Message): Mail {
  const message = {
    subject: 'You have new recovery codes',
    greeting: greeting(to),
    paragraphs: [`New recovery codes were made for ${to.email}. The previous ones no longer work.`, IF_NOT_YOU],
    action: { label: 'My account', url: `${publicUrl}/my-account` },
  };
  return { kind: 'recovery-codes-renewed', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user of whom a recovery code was used. */
export function recoveryCodeUsedMail({ to, publicUrl, left }: Message & { left: number }): Mail {
  const message = {
    subject: 'A recovery code was used',
    greeting: greeting(to),
    paragraphs: [
      `A recovery code of ${to.email} was used. ${left === 0 ? 'No code is left' : left === 1 ? 'One code is left' : `${left} codes are left`}.`,
      'If you lost your second factor, remove it on the page My account and set up another one.',
      IF_NOT_YOU,
    ],
    action: { label: 'My account', url: `${publicUrl}/my-account` },
  };
  return { kind: 'recovery-code-used', recipients: [to.email], ...renderMessage(message, publicUrl) };
}
