import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

/** An owner or deputy of a facility. */
export interface Holder {
  email: string;
  firstName: string;
  lastName: string;
}

/** The facility that a message is about, with those who answer for it. */
export interface AboutFacility {
  facility: { id: string; acronym: string; name: string };
  holders: readonly Holder[];
  publicUrl: string;
}

/** A message in its parts; `path` is the page that it leads to. */
export interface News {
  kind: string;
  subject: string;
  paragraphs: string[];
  action: string;
  path: string;
  /** The same message is written once under a key. */
  dedupeKey?: string;
  /** What it is about, for calendar programs. */
  calendar?: string | undefined;
}

const messageOf = ({ facility, publicUrl }: AboutFacility, { subject, paragraphs, action, path }: News): Message => ({
  subject: `${facility.acronym}: ${subject}`,
  paragraphs,
  action: { label: action, url: `${publicUrl}${path}` },
});

/** The same message to the owner and each deputy, by name. */
export const toHolders = (about: AboutFacility, news: News): Mail[] =>
  about.holders.map(({ email, firstName, lastName }) => ({
    kind: news.kind,
    recipients: [email],
    facilityId: about.facility.id,
    calendar: news.calendar,
    ...(news.dedupeKey !== undefined && { dedupeKey: `${news.dedupeKey} ${email}` }),
    ...renderMessage({ ...messageOf(about, news), greeting: `Dear ${firstName} ${lastName}` }, about.publicUrl),
  }));

/** A message whose recipients the caller finds. */
export const newsMail = (about: AboutFacility, news: News): Omit<Mail, 'recipients' | 'replyTo' | 'secrets'> => ({
  kind: news.kind,
  facilityId: about.facility.id,
  calendar: news.calendar,
  ...(news.dedupeKey !== undefined && { dedupeKey: news.dedupeKey }),
  ...renderMessage(messageOf(about, news), about.publicUrl),
});

/** A message to a group of addresses; none without addresses. */
export const toGroup = (about: AboutFacility, recipients: readonly string[], news: News): Mail[] =>
  recipients.length === 0 ? [] : [{ ...newsMail(about, news), recipients: [...recipients] }];
