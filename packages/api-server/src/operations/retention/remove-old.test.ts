import { testPortal } from '../../../test/portal';
import { auditEntries, contactMessages, emails } from '../../platform/db/tables';
import { removeOld } from './remove-old.service';

const KEEP = { emails: 100, audit: 0, logins: 30, contact: 50 };
const FOR_EVER = { emails: 0, audit: 0, logins: 0, contact: 0 };

const portal = testPortal({ keepDays: KEEP });
const { db, context } = portal;

const daysAgo = (days: number) => new Date(context.now().getTime() - days * 24 * 3600 * 1000);
const removeBy = (keepDays: typeof KEEP) => removeOld({ ...context, settings: { ...context.settings, keepDays } });

const anEmail = (subject: string, days: number, change: Partial<typeof emails.$inferInsert> = {}) => ({
  kind: 'digest',
  subject,
  recipients: ['ada@site.example'],
  text: '',
  html: '',
  status: 'sent' as const,
  sentAt: daysAgo(days),
  createdAt: daysAgo(days),
  ...change,
});
const unsent = (status: 'pending' | 'sending' | 'failed') => ({ status, sentAt: null });
const anEntry = (objectName: string, days: number, action: string) => ({
  at: daysAgo(days),
  action,
  objectKind: 'odd',
  objectId: '',
  objectName,
});
const aContact = (subject: string, days: number) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@site.example',
  subject,
  message: '',
  createdAt: daysAgo(days),
});

async function fill() {
  await db
    .insert(emails)
    .values([
      anEmail('sent, 101 days', 101),
      anEmail('failed, 101 days', 101, unsent('failed')),
      anEmail('waits, 101 days', 101, unsent('pending')),
      anEmail('on its way, 101 days', 101, unsent('sending')),
      anEmail('sent, 99 days', 99),
      anEmail('of the contact form, 51 days', 51, { kind: 'contact' }),
      anEmail('of the contact form, 49 days', 49, { kind: 'contact' }),
    ]);
  await db
    .insert(auditEntries)
    .values([
      anEntry('edited, 4000 days', 4000, 'facility.edit'),
      anEntry('logged in, 31 days', 31, 'session.open'),
      anEntry('logged in, 29 days', 29, 'session.open'),
      anEntry('logged out, 31 days', 31, 'session.close'),
      anEntry('logged out, 29 days', 29, 'session.close'),
      anEntry('wrote, 51 days', 51, 'contact.send'),
      anEntry('wrote, 49 days', 49, 'contact.send'),
    ]);
  await db.insert(contactMessages).values([aContact('written, 51 days', 51), aContact('written, 49 days', 49)]);
}

const left = async () =>
  [
    ...(await db.select({ is: emails.subject }).from(emails)),
    ...(await db.select({ is: auditEntries.objectName }).from(auditEntries)),
    ...(await db.select({ is: contactMessages.subject }).from(contactMessages)),
  ].map(({ is }) => is);

test('records are removed after the period of their kind; pending and younger ones stay', async () => {
  await fill();
  await removeOld(context);
  expect(new Set(await left())).toEqual(
    new Set([
      'waits, 101 days',
      'on its way, 101 days',
      'sent, 99 days',
      'of the contact form, 49 days',
      'edited, 4000 days',
      'logged in, 29 days',
      'logged out, 29 days',
      'wrote, 49 days',
      'written, 49 days',
    ]),
  );
});

test('the audit log is removed after its period if one is set', async () => {
  await fill();
  await removeBy({ ...FOR_EVER, audit: 3999 });
  expect(await db.$count(auditEntries)).toBe(6);
});

test('records are kept for ever with 0', async () => {
  await fill();
  const before = new Set(await left());
  await removeBy(FOR_EVER);
  expect(new Set(await left())).toEqual(before);
});

test('more records than one statement removes are all removed, also by two servers at the same time', async () => {
  const many = Array.from({ length: 1100 }, (_one, at) => anEntry(String(at), 31, 'session.open'));
  await db.insert(auditEntries).values([...many, anEntry('stays', 29, 'session.open')]);
  await Promise.all([removeOld(context), removeOld(context)]);
  await removeOld(context);
  expect(await left()).toEqual(['stays']);
});
