import type { EmailPage, EmailRecord } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addEmail } from '../../../test/emails';
import { administratorToken } from '../../../test/evaluations';
import { testMailServer } from '../../../test/mail-server';
import { addPerson, enter } from '../../../test/people';
import { testPortal, type TestPortal } from '../../../test/portal';
import { emails } from '../../platform/db/tables';

const demo = testPortal();
const { db } = demo;

/** The messages of a query string. */
async function list({ get }: TestPortal, token: string, query = '') {
  const answer = await get(`/api/emails${query}`, { authorization: `Bearer ${token}` });
  return { status: answer.statusCode, ...(answer.json().data as EmailPage) };
}
const subjects = async (token: string, query: string) => {
  const { emails: found, total_count } = await list(demo, token, query);
  return { subjects: found.map(({ subject }) => subject), total_count };
};

const createdAt = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second));

async function addSome() {
  await addEmail(demo, {
    subject: 'Old 100 %',
    createdAt: createdAt(0),
    recipients: ['bea@site.example', 'CLEO@site.example'],
    attempts: 1,
  });
  await addEmail(demo, {
    subject: 'Failed_one',
    createdAt: createdAt(1),
    status: 'failed',
    attempts: 3,
    lastError: '550 No',
  });
  await addEmail(demo, { subject: 'Sent', createdAt: createdAt(2), status: 'sent', sentAt: demo.context.now() });
}

test('the newest message is first, with all its data [3.14, 11.9.6]', async () => {
  await addSome();
  const { emails: found, total_count } = await list(demo, await administratorToken(demo));
  expect(total_count).toBe(3);
  expect(found.map(({ subject }) => subject)).toEqual(['Sent', 'Failed_one', 'Old 100 %']);
  expect(found[1]).toEqual({
    _id: expect.any(String),
    date: expect.any(Number),
    subject: 'Failed_one',
    recipients: ['ada@site.example'],
    sent: false,
    status: 'failed',
    waits_for_server: false,
    attempts: 3,
    problem: '550 No',
    attachment: null,
    html: '<p>There is news.</p>',
  });
  expect(found[0]).toMatchObject({ sent: true, status: 'sent', problem: null });
});

test('a message with a calendar is listed with the name of its file', async () => {
  await addEmail(demo, { calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
  const { emails: found } = await list(demo, await administratorToken(demo));
  expect(found).toMatchObject([{ attachment: 'appointment.ics' }]);
});

describe('a waiting message', () => {
  const real = testPortal({ smtpUrl: 'smtp://mail.example' });
  test.each([
    [true, 'without a mail server', demo],
    [false, 'with one', real],
  ])('waits for a mail server: %s %s', async (waits_for_server, _which, portal) => {
    await addEmail(portal);
    const { emails: found } = await list(portal, await administratorToken(portal));
    expect(found).toMatchObject([{ status: 'pending', waits_for_server }]);
  });
});

test.each<[query: string, found: string[], total: number]>([
  ['?search=failed', ['Failed_one'], 1],
  ['?search=cleo@site', ['Old 100 %'], 1],
  ['?search=bea@site.example%20cleo', ['Old 100 %'], 1],
  ['?search=%25', ['Old 100 %'], 1],
  ['?search=_', ['Failed_one'], 1],
  ['?search=nobody', [], 0],
  ['?status=failed', ['Failed_one'], 1],
  ['?status=sent&search=failed', [], 0],
  ['?count=1', ['Sent'], 3],
  ['?start=1&count=1', ['Failed_one'], 3],
  ['?start=9', [], 3],
])('%s finds %j [7.5.6, 11.9.6]', async (query, found, total) => {
  await addSome();
  expect(await subjects(await administratorToken(demo), query)).toEqual({ subjects: found, total_count: total });
});

test('the default page has ten messages, and no page more than a hundred [7.5.6, 11.9.6]', async () => {
  for (let count = 0; count < 12; count += 1) await addEmail(demo);
  const token = await administratorToken(demo);
  expect((await list(demo, token)).emails).toHaveLength(10);
  expect((await list(demo, token, '?count=101')).status).toBe(400);
  expect((await list(demo, token, '?status=lost')).status).toBe(400);
});

test('one message can be read; an unknown one is not found', async () => {
  const { id } = await addEmail(demo);
  const token = await administratorToken(demo);
  const read = (which: string) => demo.callApi('GET /emails/:id', { token, params: { id: which } });
  expect((await read(id)).body.data).toMatchObject({ _id: id, subject: 'News of the portal' });
  expect((await read('6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11')).status).toBe(404);
});

test('CARS, who may edit every facility, cannot read messages', async () => {
  await addPerson(demo, { roles: ['cars'] });
  const { id } = await addEmail(demo);
  const { access_token: token } = await enter(demo);
  const { status, body } = await demo.callApi('GET /emails/:id', { token, params: { id } });
  expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('News')]);
});

const show = async (portal: TestPortal) => (await list(portal, await administratorToken(portal))).emails[0]?.html;

describe('links that open accounts', () => {
  const link = 'https://portal.example/change-password/secret';
  const withLink = { secrets: [link], html: `<a href="${link}">Open</a>` };

  test('are shown where no mail is delivered, since they could not be followed otherwise [11.9.4]', async () => {
    await addEmail(demo, withLink);
    expect(await show(demo)).toContain(link);
  });

  describe('where messages are delivered', () => {
    const real = testPortal({ smtpUrl: 'smtp://mail.example' });
    test('are hidden before and after sending [11.9.4]', async () => {
      await addEmail(real, withLink);
      expect(await show(real)).toBe('<a href="hidden">Open</a>');
    });
  });
});

async function resend(id: string) {
  const token = await administratorToken(demo);
  return demo.callApi('POST /emails/:id/resend', { token, params: { id } });
}

describe('sending again', () => {
  const server = testMailServer();
  const BEA = 'bea@site.example';

  async function deliver() {
    const outbox = server.outbox(demo);
    await outbox.wake();
    await outbox.stop();
    return server.received.map((message) => message.for);
  }

  test('a sent message goes to all recipients once more, and the audit log names the sender [12.16]', async () => {
    const accepted = ['ada@site.example'];
    const { id } = await addEmail(demo, { status: 'sent', sentAt: demo.context.now(), attempts: 2, accepted });
    const { status, body } = await resend(id);
    expect([status, body.code]).toEqual([200, 0]);
    expect(body.data as unknown as EmailRecord).toMatchObject({ status: 'pending', sent: false, attempts: 2 });
    expect(await writtenEntries({ db })).toContainEqual(
      expect.objectContaining({ action: 'email.resend', objectName: 'News of the portal', objectId: id }),
    );
    expect(await deliver()).toEqual([['ada@site.example']]);
    expect(await db.select().from(emails)).toMatchObject([{ status: 'sent', attempts: 3 }]);
  });

  test('a failed message goes to the recipients who have not received it', async () => {
    const { id } = await addEmail(demo, {
      status: 'failed',
      attempts: 16,
      lastError: `${BEA}: 550 No`,
      recipients: ['ada@site.example', BEA],
      accepted: ['ada@site.example'],
      retryUntil: new Date('2026-06-01T00:00:00Z'),
    });
    expect((await resend(id)).status).toBe(200);
    server.behave({ toAddress: () => '450 Later' });
    expect(await deliver()).toEqual([]);
    // The time of the earlier attempts is not counted: it is tried for another three days.
    expect(await db.select().from(emails)).toMatchObject([{ status: 'pending', attempts: 17 }]);
    server.behave({});
    demo.pass(6 * 3600);
    expect(await deliver()).toEqual([[BEA]]);
  });

  test.each(['pending', 'sending'] as const)('a message that is %s is already queued', async (state) => {
    const { id } = await addEmail(demo, { status: state });
    const { status, body } = await resend(id);
    expect([status, body.msg]).toEqual([409, 'It is waiting to be sent already.']);
    expect(await db.select().from(emails)).toMatchObject([{ status: state }]);
  });

  test('a message with a hidden link cannot be sent again', async () => {
    const { id } = await addEmail(demo, { status: 'sent', sentAt: demo.context.now(), secrets: ['hidden'] });
    const { status, body } = await resend(id);
    expect([status, body.msg]).toEqual([409, expect.stringContaining('Please request a new link')]);
    expect(await db.select().from(emails)).toMatchObject([{ status: 'sent' }]);
  });
});
