import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface IdentityNotice {
  to: { email: string; firstName: string; lastName: string };
  /** Name of the institution. */
  institution: string;
  publicUrl: string;
}

const greeting = ({ to: { firstName, lastName } }: IdentityNotice) => `Dear ${firstName} ${lastName}`;

/** To a user whose account a login at an institution opens now. */
export function linkedMail(notice: IdentityNotice): Mail {
  const { to, institution, publicUrl } = notice;
  const message = {
    subject: `Your account is linked to ${institution}`,
    greeting: greeting(notice),
    paragraphs: [
      `The login of ${institution} now opens your account (${to.email}), beside your password.`,
      'If this was not you, unlink it on the page "My account" and contact us.',
    ],
    action: { label: 'My account', url: `${publicUrl}/my-account` },
  };
  return { kind: 'identity-linked', recipients: [to.email], ...renderMessage(message, publicUrl) };
}

/** To a user whose account a login at an institution no longer opens. */
export function unlinkedMail(notice: IdentityNotice): Mail {
  const { to, institution, publicUrl } = notice;
  const message = {
    subject: `Your account is no longer linked to ${institution}`,
    greeting: greeting(notice),
    paragraphs: [
      `The login of ${institution} no longer opens your account (${to.email}). Sessions that it opened go on until you log out.`,
      'If this was not you, set a new password and contact us.',
    ],
    action: { label: 'My account', url: `${publicUrl}/my-account` },
  };
  return { kind: 'identity-unlinked', recipients: [to.email], ...renderMessage(message, publicUrl) };
}
