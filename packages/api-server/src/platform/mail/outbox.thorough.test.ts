import { addEmail, emailOf, emailsInOrder } from '../../../test/emails';
import { testMailServer } from '../../../test/mail-server';
import { testPortal } from '../../../test/portal';
import type { Outbox } from './outbox';
import { lockMessage } from './outbox.store';

const portal = testPortal();
const { db, pass } = portal;
const server = testMailServer();

let outbox: Outbox;
beforeEach(() => {
  outbox = server.outbox(portal);
});

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const [ADA, BEA, CLEO] = ['ada@site.example', 'bea@site.example', 'cleo@site.example'];

const stored = (id: string) => emailOf(portal, id);

/** The recipients of accepted messages, in order. */
const delivered = () => server.received.map((message) => message.for);

test('a message is sent once, unchanged', async () => {
  const { id } = await addEmail(portal, { replyTo: BEA, recipients: [ADA, CLEO] });
  await outbox.wake();
  await outbox.wake();
  expect(delivered()).toEqual([[ADA, CLEO]]);
  expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null, lockedUntil: null });
  const [{ headers, raw } = { headers: {}, raw: '' }] = server.received;
  expect(headers).toMatchObject({
    from: 'Portal <portal@portal.example>',
    to: `${ADA}, ${CLEO}`,
    'reply-to': BEA,
    subject: 'News of the portal',
    'message-id': `<${id}@portal.example>`,
    'auto-submitted': 'auto-generated',
  });
  expect(raw).toContain('\r\nThere is news.\r\n');
  expect(raw).toContain('<p>There is news.</p>');
});

test('a link that opens an account is hidden in the stored copy only', async () => {
  const link = 'https://portal.example/change-password/abc?x=1&y=2';
  const html = '<a href="https://portal.example/change-password/abc?x=1&amp;y=2">Open</a>';
  const { id } = await addEmail(portal, { secrets: [link], text: `Open ${link} now`, html });
  expect((await stored(id)).text).toContain(link);
  await outbox.wake();
  expect(server.received[0]?.raw).toContain('change-password/abc');
  expect(await stored(id)).toMatchObject({
    status: 'sent',
    text: 'Open hidden now',
    html: '<a href="hidden">Open</a>',
    secrets: ['hidden'],
  });
  expect(portal.logged.join('')).not.toContain('change-password');
});

test('a user who waits for a link does not wait for other messages', async () => {
  await addEmail(portal);
  await addEmail(portal, { recipients: [BEA], secrets: ['https://portal.example/change-password/abc'] });
  await outbox.wake();
  expect(delivered()).toEqual([[BEA], [ADA]]);
});

test('a temporary refusal is tried again, with growing delays, under the same id [11.9.3]', async () => {
  server.behave({ toAddress: () => '451 4.7.1 Please come again' });
  const { id } = await addEmail(portal);
  const waits = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, 6 * HOUR];
  await outbox.wake();
  for (const [index, wait] of waits.entries()) {
    expect(await stored(id)).toMatchObject({ status: 'pending', attempts: index + 1 });
    pass(wait - 1);
    await outbox.wake();
    expect(await stored(id)).toMatchObject({ attempts: index + 1 });
    pass(1);
    await outbox.wake();
  }
  expect(await stored(id)).toMatchObject({ lastError: `${ADA}: 451 4.7.1 Please come again` });
  server.behave({});
  pass(6 * HOUR);
  await outbox.wake();
  expect(server.received.map(({ headers }) => headers['message-id'])).toEqual([`<${id}@portal.example>`]);
  expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 8, lastError: null });
});

test('after three days a message has failed, with the reason', async () => {
  server.behave({ toMessage: () => '452 4.2.2 The mailbox is full' });
  const { id } = await addEmail(portal);
  for (let hours = 0; hours <= 80; hours += 2) {
    await outbox.wake();
    pass(2 * HOUR);
  }
  const { status, attempts, lastError } = await stored(id);
  expect([status, lastError]).toEqual(['failed', 'Message failed: 452 4.2.2 The mailbox is full']);
  expect(attempts).toBeGreaterThan(12);
  pass(24 * HOUR);
  await outbox.wake();
  expect((await stored(id)).attempts).toBe(attempts);
});

test.each<[what: string, manners: Parameters<typeof server.behave>[0], reason: string]>([
  ['every address', { toAddress: () => '550 5.1.1 No such user' }, `${ADA}: 550 5.1.1 No such user`],
  ['the message', { toMessage: () => '554 5.7.1 It looks like spam' }, 'Message failed: 554 5.7.1 It looks like spam'],
])('when %s is refused permanently, the message fails at once', async (_what, manners, reason) => {
  server.behave(manners);
  const { id } = await addEmail(portal);
  await outbox.wake();
  expect(await stored(id)).toMatchObject({ status: 'failed', attempts: 1, lastError: reason, sentAt: null });
});

test('one refused address is reported, and the others do not get the message twice', async () => {
  server.behave({ toAddress: (address) => (address === BEA ? '550 5.1.1 No such user' : undefined) });
  const { id } = await addEmail(portal, { recipients: [ADA, BEA, CLEO] });
  await outbox.wake();
  pass(HOUR);
  await outbox.wake();
  expect(delivered()).toEqual([[ADA, CLEO]]);
  expect(await stored(id)).toMatchObject({
    status: 'failed',
    accepted: [ADA, CLEO],
    lastError: `${BEA}: 550 5.1.1 No such user (accepted for the other recipients)`,
  });
});

test('one temporarily refused address gets the message later, alone', async () => {
  server.behave({ toAddress: (address) => (address === BEA ? '450 4.2.1 Greylisted' : undefined) });
  const { id } = await addEmail(portal, { recipients: [ADA, BEA, CLEO] });
  await outbox.wake();
  expect(await stored(id)).toMatchObject({ status: 'pending', accepted: [ADA, CLEO] });
  server.behave({});
  pass(MINUTE);
  await outbox.wake();
  expect(delivered()).toEqual([[ADA, CLEO], [BEA]]);
  expect(await stored(id)).toMatchObject({ status: 'sent', lastError: null });
});

test('a message to a domain with letters beyond ASCII is delivered once and recorded as sent', async () => {
  const { id } = await addEmail(portal, { recipients: ['pi@münchen.example'] });
  await outbox.wake();
  await outbox.wake();
  expect(delivered()).toEqual([['pi@münchen.example']]);
  expect(await stored(id)).toMatchObject({ status: 'sent', accepted: ['pi@münchen.example'] });
});

test('a stored address with a comma is one mailbox, and nothing is sent to another', async () => {
  await addEmail(portal, { recipients: [`${ADA},x@other.example`] });
  await outbox.wake();
  expect(delivered().flat()).not.toContain('x@other.example');
});

test('while the mail server is down nothing is lost, and the log has the reason without names [11.9.3]', async () => {
  await server.stop();
  const ids = [(await addEmail(portal)).id, (await addEmail(portal, { recipients: [BEA] })).id];
  await outbox.wake();
  const tried = await Promise.all(ids.map(stored));
  // A failure of the mail server concerns the other messages too, so they are not attempted.
  expect(tried.map(({ attempts }) => attempts)).toEqual([1, 0]);
  expect(tried[0]?.lastError).toMatch(/ECONNREFUSED/);
  const [line] = portal.logged.filter((each) => each.includes('message not sent yet'));
  expect(line).toContain(ids[0]);
  expect(line).toMatch(/ECONNREFUSED/);
  await server.start();
  pass(MINUTE);
  await outbox.wake();
  expect(delivered().flat().toSorted()).toEqual([ADA, BEA]);
});

test('the log keeps the answer of the mail server without the address in it', async () => {
  server.behave({ toAddress: (address) => `550 5.1.1 <${address}> is unknown here` });
  const { id } = await addEmail(portal);
  await outbox.wake();
  const log = portal.logged.join('');
  expect(log).toContain('550 5.1.1 <(address)> is unknown here');
  expect(log).toContain(id);
  expect(log).not.toContain(ADA);
  expect((await stored(id)).lastError).toContain(ADA);
});

test('a new worker sends the messages that the previous one left, and takes over the one in hand', async () => {
  const left = await addEmail(portal);
  const inHand = await addEmail(portal, {
    recipients: [BEA],
    status: 'sending',
    attempts: 1,
    lockedUntil: new Date(portal.context.now().getTime() + 5 * MINUTE * 1000),
  });
  await outbox.stop();
  await outbox.wake();
  expect(delivered()).toEqual([]);
  outbox = server.outbox(portal);
  await outbox.wake();
  expect(delivered()).toEqual([[ADA]]);
  pass(5 * MINUTE + 1);
  await outbox.wake();
  expect(delivered()).toEqual([[ADA], [BEA]]);
  expect([await stored(left.id), await stored(inHand.id)]).toMatchObject([{ attempts: 1 }, { attempts: 2 }]);
});

test('a mail server that never answers does not delay the stop of the portal; the message stays', async () => {
  server.behave({ isDumb: () => true });
  const { id } = await addEmail(portal);
  const sending = outbox.wake();
  await outbox.stop();
  await sending;
  expect(await stored(id)).toMatchObject({
    status: 'pending',
    attempts: 1,
    lastError: expect.stringMatching(/abort/i),
  });
});

test('of many messages and several workers, each message is sent once', async () => {
  const others = [server.outbox(portal), server.outbox(portal)];
  for (let count = 0; count < 30; count += 1) await addEmail(portal, { recipients: [`person${count}@site.example`] });
  await Promise.all([outbox, ...others].map((each) => each.wake()));
  expect(delivered().flat().toSorted()).toEqual([...new Set(delivered().flat())].toSorted());
  expect(delivered()).toHaveLength(30);
  expect((await emailsInOrder(portal)).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 'sent'));
});

test('workers that lock a message at the same moment get different ones', async () => {
  for (let count = 0; count < 20; count += 1) await addEmail(portal);
  const now = portal.context.now();
  const lockedUntil = new Date(now.getTime() + 1000);
  const locked = await Promise.all(Array.from({ length: 30 }, () => lockMessage(db, { now, lockedUntil })));
  const ids = locked.flatMap((message) => message?.id ?? []);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

test('an unavailable database is tried again, with a line in the log', async () => {
  await addEmail(portal);
  const update = jest.spyOn(db, 'update').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await outbox.wake();
  expect(portal.logged.join('')).toContain('messages could not be looked up');
  update.mockRestore();
  await outbox.wake();
  expect(delivered()).toEqual([[ADA]]);
});

test('a delivery is recorded even when the database is slow', async () => {
  const { id } = await addEmail(portal);
  const original = db.update.bind(db);
  let calls = 0;
  const spy = jest.spyOn(db, 'update').mockImplementation((table) => {
    calls += 1;
    if (calls === 2) throw new Error('the connection was lost');
    return original(table);
  });
  await outbox.wake();
  spy.mockRestore();
  expect(await stored(id)).toMatchObject({ status: 'sent' });
  expect(delivered()).toHaveLength(1);
});
