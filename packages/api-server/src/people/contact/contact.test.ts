import { latestEntry } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { contactMessages, emails, users } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const MESSAGE = {
  first_name: 'Grace',
  last_name: 'Reader',
  email: 'grace@home.example',
  subject: 'A question',
  message: 'Is <b>dust</b> measured at "night" & by day?\nThank you.',
};
const send = (change: object = {}, { ip = '10.0.0.1', token }: { ip?: string; token?: string } = {}) =>
  callApi('POST /contact', { body: { ...MESSAGE, ...change }, ip, token });

beforeEach(async () => {
  await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
  await addPerson(portal, { email: 'other.admin@site.example', roles: ['administrator'] });
  await addPerson(portal, { email: 'new.admin@site.example', roles: ['administrator'], activated: false });
});

test('a message is stored and goes to the administrators, who reply to the sender [3.15, 7.5.5, 11.9.8]', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { code: 0, data: null } });
  expect(await db.select().from(contactMessages)).toMatchObject([
    { firstName: 'Grace', lastName: 'Reader', email: MESSAGE.email, message: MESSAGE.message, userId: null },
  ]);
  const [mail] = await db.select().from(emails);
  expect(mail).toMatchObject({
    subject: 'Contact form: A question',
    recipients: ['admin@site.example', 'other.admin@site.example'],
    replyTo: MESSAGE.email,
    status: 'pending',
    text: expect.stringContaining(MESSAGE.message),
  });
  expect(mail?.html).toContain('Is &lt;b&gt;dust&lt;/b&gt; measured at &quot;night&quot; &amp; by day?<br>Thank you.');
});

test('a message that cannot be forwarded is not stored either', async () => {
  await db.execute('alter table emails rename to emails_away');
  const { status } = await send();
  await db.execute('alter table emails_away rename to emails');
  expect(status).toBe(500);
  expect(await db.$count(contactMessages)).toBe(0);
});

test('without a recipient, it is stored, and the log reports it', async () => {
  await db.update(users).set({ deactivatedAt: portal.context.now() });
  expect((await send()).status).toBe(200);
  expect(await db.$count(contactMessages)).toBe(1);
  expect(await db.$count(emails)).toBe(0);
  expect(portal.logged.join('\n')).toContain('neither a contact address nor an administrator');
});

describe('five messages an hour are accepted', () => {
  const five = [1, 2, 3, 4, 5];

  test('from one network', async () => {
    for (const n of five) expect((await send({ email: `${n}@home.example` })).status).toBe(200);
    expect(await send()).toMatchObject({
      status: 429,
      body: { msg: 'Too many messages from your network. Please try again in 60 minutes.' },
    });
    expect((await send({}, { ip: '10.0.0.2' })).status).toBe(200);
  });

  test('other senders cannot block the owner of an address', async () => {
    for (const n of five) expect((await send({}, { ip: `10.0.0.${n}` })).status).toBe(200);
    expect((await send({}, { ip: '10.0.0.6' })).status).toBe(200);
  });

  test('from one logged-in user in any network', async () => {
    await addPerson(portal);
    const { access_token: token } = await enter(portal);
    const own = { first_name: 'Ada', last_name: 'Byron', email: 'ada@site.example' };
    for (const n of five) expect((await send(own, { token, ip: `10.0.0.${n}` })).status).toBe(200);
    expect((await send(own, { token, ip: '10.0.0.6' })).status).toBe(429);
    portal.pass(3600);
    expect((await send(own, { token: (await enter(portal)).access_token })).status).toBe(200);
  });

  test('even if they are concurrent', async () => {
    const answers = await Promise.all([...five, 6, 7].map(() => send()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await db.$count(contactMessages)).toBe(5);
  });
});

describe('while logged in', () => {
  const OWN = { first_name: 'Ada', last_name: 'Byron', email: 'ada@site.example' };

  test('under the account’s name, even if it is longer than a visitor may type', async () => {
    const lastName = 'x'.repeat(60);
    await addPerson(portal, { lastName });
    const { access_token: token } = await enter(portal);
    expect((await send({ ...OWN, last_name: lastName }, { token })).status).toBe(200);
    expect(await db.select().from(contactMessages)).toMatchObject([{ lastName }]);
  });

  test.each<[why: string, change: object, wrong: string[]]>([
    ['under the account’s name', {}, []],
    ['with the account’s address in capitals', { email: 'ADA@SITE.example' }, []],
    ['under another address', { email: 'grace@home.example' }, ['email']],
    ['under other names', { first_name: 'Grace', last_name: 'Reader' }, ['first_name', 'last_name']],
  ])('%s', async (_why, change, wrong) => {
    const { id } = await addPerson(portal);
    const { access_token: token } = await enter(portal);
    const { status, body } = await send({ ...OWN, ...change }, { token });
    expect(status).toBe(wrong.length === 0 ? 200 : 422);
    expect(((body.errors ?? []) as { path: string }[]).map(({ path }) => path)).toEqual(wrong);
    expect(await db.$count(contactMessages)).toBe(wrong.length === 0 ? 1 : 0);
    if (wrong.length > 0) return;
    expect(await db.select().from(contactMessages)).toMatchObject([{ userId: id }]);
    expect(await latestEntry(portal)).toMatchObject({ action: 'contact.send', actorId: id });
  });
});

test.each<[why: string, change: object, path: string]>([
  ['no subject', { subject: ' ' }, 'subject'],
  ['a long name', { first_name: 'x'.repeat(33) }, 'first_name'],
  ['a long subject', { subject: 'x'.repeat(33) }, 'subject'],
  ['a wrong address', { email: 'grace' }, 'email'],
  ['two addresses with a space', { email: 'a@b.example x@y.example' }, 'email'],
  ['a list for a name', { first_name: ['Grace'] }, 'first_name'],
  ['a character that no database stores', { message: 'a\0b' }, 'message'],
  ['a message that is too long', { message: 'x'.repeat(20_001) }, 'message'],
])('%s is refused on its field', async (_why, change, path) => {
  expect(await send(change)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(await db.$count(contactMessages)).toBe(0);
});
