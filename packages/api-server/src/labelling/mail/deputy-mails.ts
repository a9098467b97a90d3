import { prettyName } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { withAddress } from './with-address';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface About {
  to: Person;
  facility: { id: string; name: string | null; acronym: string };
  publicUrl: string;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

function toMail({ to, facility, publicUrl }: About, kind: string, message: Omit<Message, 'greeting'>): Mail {
  const greeting = `Dear ${nameOf(to)}`;
  return {
    kind,
    recipients: [to.email],
    facilityId: facility.id,
    ...renderMessage({ greeting, ...message }, publicUrl),
  };
}

const ownPage = ({ facility, publicUrl }: About) => ({
  label: 'Open the National Facility',
  url: `${publicUrl}/edit-nf/${facility.id}`,
});

/** To a new deputy. */
export function deputyNamedMail({ owner, ...about }: About & { owner: Person }): Mail {
  const { facility } = about;
  return toMail(about, 'deputy-named', {
    subject: `${facility.acronym}: you are now a deputy`,
    paragraphs: [
      `You are now a deputy of ${withAddress(owner)} at the National Facility ${prettyName(facility)}: you can edit its information, submit its application and upload its upgrade plan, and you receive its emails.`,
      'If you do not want this, you can remove yourself on the facility page.',
    ],
    action: ownPage(about),
  });
}

/** To a former deputy. */
export function deputyRemovedMail(about: About): Mail {
  const { facility } = about;
  return toMail(about, 'deputy-removed', {
    subject: `${facility.acronym}: you are no longer a deputy`,
    paragraphs: [`You are no longer a deputy at the National Facility ${prettyName(facility)}.`],
  });
}

/** To the owner, if another user has named or removed a deputy. */
export function deputyNewsMail({ deputy, isNamed, ...about }: About & { deputy: Person; isNamed: boolean }): Mail {
  const { facility } = about;
  const isNow = isNamed ? 'is now your deputy' : 'is no longer your deputy';
  return toMail(about, 'deputies-changed', {
    subject: `${facility.acronym}: ${nameOf(deputy)} ${isNow}`,
    paragraphs: [
      `${withAddress(deputy)} ${isNow} at the National Facility ${prettyName(facility)}.`,
      'You can see and change your deputies on the facility page.',
    ],
    action: ownPage(about),
  });
}
