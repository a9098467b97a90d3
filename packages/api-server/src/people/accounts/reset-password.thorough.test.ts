import { writtenEntries } from '../../../test/audit';
import { addPerson, logIn, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails, oneTimeTokens, users } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const EMAIL = 'ada@site.example';
const headersOf = (device: string | null): Record<string, string> => (device === null ? {} : { 'x-device': device });
const reset = (email = EMAIL, ip = '10.0.0.1', token?: string, device: string | null = null) =>
  callApi('POST /auth/reset-password', { body: { email }, ip, token, headers: headersOf(device) });
const canLogIn = async (ip = '10.0.0.1', device: string | null = null) => {
  const body = { email: EMAIL, password: PASSWORD };
  return (await callApi('POST /auth/login', { body, ip, headers: headersOf(device) })).status === 200;
};
const OWN = 'a'.repeat(36);
const FOREIGN = 'b'.repeat(36);

test('the user receives a link, and the database stores its digest only [7.1.2, 7.2.3, 11.4.1, 11.10.1]', async () => {
  const { id } = await addPerson(portal);
  expect(await reset(' ADA@site.example ')).toEqual({
    status: 200,
    body: { code: 0, msg: 'Operation successful!', message: 'Operation successful!', data: null },
  });
  const [mail] = await db.select().from(emails);
  const [link = ''] = mail?.secrets ?? [];
  expect(link).toMatch(/^https:\/\/portal\.example\/change-password\/[\w-]{43}$/);
  expect(mail).toMatchObject({
    kind: 'reset-password',
    recipients: [EMAIL],
    status: 'pending',
    text: expect.stringContaining(link),
    html: expect.stringContaining(`href="${link}"`),
  });
  expect(mail?.text).toContain('until 2026-06-16 12:00 UTC');
  const [stored] = await db.select().from(oneTimeTokens);
  expect(stored).toMatchObject({ userId: id, kind: 'reset', expiresAt: new Date('2026-06-16T12:00:00Z') });
  expect(link).not.toContain(stored?.digest);
});

test('a request for an unknown address gets the same answer and sends no mail [11.4.7]', async () => {
  await addPerson(portal);
  expect(await reset('nobody@site.example')).toEqual(await reset());
  expect(await db.$count(emails)).toBe(1);
});

test('a deactivated account gets no mail', async () => {
  await addPerson(portal);
  await db.update(users).set({ deactivatedAt: portal.context.now() });
  expect((await reset()).status).toBe(200);
  expect(await db.$count(emails)).toBe(0);
});

test('an account that was never activated receives its activation link again, for a week [11.4.4]', async () => {
  await addPerson(portal, { activated: false });
  await reset();
  expect(await db.select().from(emails)).toMatchObject([{ kind: 'activation', subject: 'Activate your account' }]);
  expect(await db.select().from(oneTimeTokens)).toMatchObject([
    { kind: 'activation', expiresAt: new Date('2026-06-22T12:00:00Z') },
  ]);
});

test('the requester cannot use the old password until the link expires; sessions continue [11.4.5]', async () => {
  await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  await reset();
  expect(await canLogIn()).toBe(false);
  expect((await callApi('POST /auth/refresh', { token: refresh_token })).status).toBe(200);
  portal.pass(24 * 3600 - 1);
  expect(await canLogIn()).toBe(false);
  portal.pass(1);
  expect(await canLogIn()).toBe(true);
});

test('a request by a stranger locks no user out [11.4.5]', async () => {
  await addPerson(portal);
  await reset(EMAIL, '192.0.2.66');
  expect(await canLogIn()).toBe(true);
});

test('nor does one in the same network, on a device that has logged in before; a request by that device holds for it', async () => {
  await addPerson(portal);
  expect(await canLogIn('10.0.0.1', OWN)).toBe(true);
  await reset();
  expect([await canLogIn(), await canLogIn('10.0.0.1', FOREIGN), await canLogIn('10.0.0.1', OWN)]).toEqual([
    false,
    false,
    true,
  ]);
  await reset(EMAIL, '10.0.0.1', undefined, FOREIGN);
  expect([await canLogIn('10.0.0.1', FOREIGN), await canLogIn('10.0.0.1', OWN)]).toEqual([false, true]);
  await reset(EMAIL, '10.0.0.1', undefined, OWN);
  expect([await canLogIn('10.0.0.1', OWN), await canLogIn('10.0.0.7', OWN)]).toEqual([false, false]);
});

test('a later request by a stranger does not lift what an earlier one holds', async () => {
  await addPerson(portal);
  await canLogIn('10.0.0.1', OWN);
  await reset(EMAIL, '10.0.0.1', undefined, OWN);
  await reset(EMAIL, '10.0.0.7');
  await reset(EMAIL, '192.0.2.66');
  expect([await canLogIn('10.0.0.1', OWN), await canLogIn('10.0.0.7'), await canLogIn('192.0.2.66')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await canLogIn('10.0.0.9')).toBe(true);
});

test('a link is not sent to an address that is being replaced', async () => {
  const { id } = await addPerson(portal);
  let asked: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(`update users set email = 'new@site.example' where id = '${id}'`);
    asked = reset();
    // By now, on a server of its own, it has found the account.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await asked;
  expect(await db.$count(oneTimeTokens)).toBe(0);
});

test('a reset by an administrator locks the old password everywhere, whatever a stranger requests later', async () => {
  await addPerson(portal);
  await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
  const { access_token } = await logIn(portal, 'admin@site.example');
  await reset(EMAIL, '10.0.0.9', access_token);
  expect(await canLogIn()).toBe(false);
  await reset(EMAIL, '192.0.2.66');
  expect(await canLogIn()).toBe(false);
  portal.pass(24 * 3600);
  expect(await canLogIn()).toBe(true);
});

test('a new link replaces the previous one, also with several concurrent requests [11.4.1]', async () => {
  await addPerson(portal);
  const answers = await Promise.all([reset(EMAIL, '10.0.0.1'), reset(EMAIL, '10.0.0.2'), reset(EMAIL, '10.0.0.3')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.$count(oneTimeTokens)).toBe(1);
  expect(await db.$count(emails)).toBe(3);
});

describe('the hourly limits', () => {
  const THIRTY = Array.from({ length: 30 }, (_, index) => `person-${index}@site.example`);

  test('three requests for one address are accepted, from any caller, known or unknown [11.4.6]', async () => {
    for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) expect((await reset(EMAIL, ip)).status).toBe(200);
    expect(await reset(EMAIL, '10.0.0.4')).toMatchObject({
      status: 429,
      body: {
        msg: 'Too many password requests for this address. A link that was sent still works. Please try again in 60 minutes.',
      },
    });
    portal.pass(3600);
    expect((await reset(EMAIL, '10.0.0.4')).status).toBe(200);
  });

  test('thirty requests from one network are accepted, for any addresses [11.4.6]', async () => {
    const answers = await Promise.all(THIRTY.map((address) => reset(address)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await reset('d@site.example')).toMatchObject({
      status: 429,
      body: { msg: 'Too many password requests from your network. Please try again in 60 minutes.' },
    });
    expect((await reset('d@site.example', '10.0.0.2')).status).toBe(200);
  });

  test('the limit of an address does not block other users in the network', async () => {
    await Promise.all(THIRTY.map(() => reset(EMAIL)));
    expect((await reset('d@site.example')).status).toBe(200);
  });

  test('the limit of a network does not block requests for that address from elsewhere', async () => {
    await Promise.all(THIRTY.map((address) => reset(address)));
    const refused = await Promise.all(['a', 'b', 'c', 'd'].map(() => reset(EMAIL)));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect((await reset(EMAIL, '10.0.0.2')).status).toBe(200);
  });

  test('an administrator may request links for many users', async () => {
    await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
    const { access_token } = await logIn(portal, 'admin@site.example');
    const answers = await Promise.all([...THIRTY, EMAIL].map((address) => reset(address, '10.0.0.1', access_token)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('strangers cannot use up the requests of administrators, which make an old password useless', async () => {
    await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
    const { access_token } = await logIn(portal, 'admin@site.example');
    for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await reset(EMAIL, ip);
    const asked = () => reset(EMAIL, '10.0.0.4', access_token);
    const answers = [await reset(EMAIL, '10.0.0.4'), await asked(), await asked(), await asked(), await asked()];
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200, 200, 429]);
  });
});

test.each([[{}], [{ email: 'ada' }], [{ email: null }], [{ email: 'a\0@b' }]])('%j is not an address', async (body) => {
  expect((await callApi('POST /auth/reset-password', { body })).status).toBe(422);
});

test('a reset is recorded with requester and user, without the link [11.4.2]', async () => {
  const { id } = await addPerson(portal);
  await reset();
  const [mail] = await db.select().from(emails);
  const secret = mail?.secrets[0]?.split('/').at(-1) ?? '';
  const entries = await writtenEntries(portal);
  expect(entries.at(-1)).toMatchObject({ action: 'user.request-password', objectId: id, actorId: null });
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(entries)).not.toContain(secret);
  expect(portal.logged.join('\n')).not.toContain(secret);
});

test('a mail that cannot be written is a failure and leaves no link behind [11.10.4]', async () => {
  await addPerson(portal);
  await db.execute('alter table emails rename to emails_away');
  const { status, body } = await reset();
  await db.execute('alter table emails_away rename to emails');
  expect([status, body.code]).toEqual([500, 1003]);
  expect(JSON.stringify(body)).not.toContain('emails');
  expect(await db.$count(oneTimeTokens)).toBe(0);
});
test('a mail that cannot be written is a failure, leaves no link behind, and is not spelt out in the log', async () => {
  await addPerson(portal);
  await db.execute('alter table emails rename to emails_away');
  const { status, body } = await reset();
  await db.execute('alter table emails_away rename to emails');
  expect([status, body.code]).toEqual([500, 1003]);
  expect(JSON.stringify(body)).not.toContain('emails');
  expect(await db.$count(oneTimeTokens)).toBe(0);
  expect(portal.logged.join('\n')).toContain('emails');
  expect(portal.logged.join('\n')).not.toContain('/change-password/');
});
