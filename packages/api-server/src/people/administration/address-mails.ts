import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

interface AddressChange {
  before: Person;
  after: Person;
  publicUrl: string;
}

/** To the previous address of an account; it does not contain the new one. */
export function formerAddressMail({ before, publicUrl }: AddressChange): Mail {
  const message: Message = {
    subject: 'The email address of your account was changed',
    greeting: `Dear ${nameOf(before)}`,
    paragraphs: [
      `An administrator changed the email address of your account. You can no longer log in with ${before.email}, and links that were sent there no longer work.`,
      'If you did not ask for this, please tell us using the contact form.',
    ],
    action: { label: 'Open the contact form', url: `${publicUrl}/contact` },
  };
  return { kind: 'address-changed', recipients: [before.email], ...renderMessage(message, publicUrl) };
}

/** To the new address of an account. */
export function newAddressMail({ after, publicUrl }: AddressChange): Mail {
  const message: Message = {
    subject: 'The email address of your account was changed',
    greeting: `Dear ${nameOf(after)}`,
    paragraphs: [
      `An administrator changed the email address of your account. Now log in with ${after.email}; your password stays the same.`,
      'If you did not ask for this, please tell us using the contact form.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
  };
  return { kind: 'address-changed', recipients: [after.email], ...renderMessage(message, publicUrl) };
}
