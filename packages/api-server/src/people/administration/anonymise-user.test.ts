import { randomUUID } from 'node:crypto';
import { writtenEntries } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { addFacility } from '../../../test/facilities';
import { addEmail, emailOf } from '../../../test/emails';
import { fingerprint, recordDeliveries, storedTexts } from '../../../test/stored';
import { auditEntries, emails, identities, notices } from '../../platform/db/tables';
import { CALLS, type Call } from '../../app/calls';

const portal = testPortal({ smtpUrl: 'smtp://mail.example' });
const { callApi } = portal;

const FORMER = { first_name: 'Former', last_name: 'user', deactivated: true, anonymised: true };
const anonymise = (id: string, token: string) => callApi('POST /user/:id/anonymise', { params: { id }, token });
const deactivate = (id: string, token: string) => callApi('POST /user/:id/deactivate', { params: { id }, token });

/** A former user who acted, wrote to the portal, was renamed and received messages. */
async function addFormer(token: string) {
  const person = { firstName: 'Bea "B"', lastName: "O'Bell-Ångström", email: 'bea@site.example' };
  const { id } = await addPerson(portal, person);
  await portal.db.insert(identities).values({ userId: id, issuer: 'https://login.example', subject: 'Bea at login' });
  const { access_token } = await enter(portal, person.email);
  await callApi('POST /user/profile', {
    token: access_token,
    body: { profile: { first_name: 'Bea', last_name: 'Bell' } },
  });
  const message = { first_name: 'Bea', last_name: 'Bell', email: person.email, subject: 'Hello', message: 'Hello' };
  await callApi('POST /contact', { token: access_token, body: message });
  await callApi('POST /auth/sign-out-everywhere', { token: (await enter(portal, person.email)).access_token });
  await recordDeliveries(portal, 'sent');
  expect((await deactivate(id, token)).status).toBe(200);
  return id;
}

test('no personal data remains in the database, and the actions stay in the audit log [11.4.16]', async () => {
  const token = await administratorToken(portal);
  const id = await addFormer(token);
  expect(await storedTexts(portal)).toMatch(/bea@site.example.*O'Bell/s);
  const { status, body } = await anonymise(id, token);
  expect([status, body.data]).toEqual([200, expect.objectContaining(FORMER)]);
  const left = await storedTexts(portal);
  expect(left).not.toMatch(/bea@site|Bell|Bea/);
  expect(left).toContain('user.anonymise');
  expect(left).toContain(`former-user-${id}@anonymised.invalid`);
});

const CANNOT = 'This account was anonymised and can no longer be changed.';

/** Every call that changes an account, with a body and the reason why it is refused. */
const CHANGES: readonly [call: Call, body?: object, why?: string][] = [
  ['POST /user/:id/edit', { email: 'b@c.example', first_name: 'B', last_name: 'C', roles: [] }],
  ['POST /user/:id/deactivate'],
  ['POST /user/:id/activate'],
  ['POST /user/:id/lock', { reason: 'Their laptop was stolen.' }],
  ['POST /user/:id/unlock'],
  ['POST /user/:id/end-sessions'],
  ['POST /user/:id/remove-factors'],
  [
    'POST /user/:id/anonymise',
    {},
    'Please deactivate the account first. What was anonymised cannot be anonymised again.',
  ],
];

/** What a change of an account writes. */
async function written() {
  const { users, emails: mails, notices: news, audit_entries: log } = await fingerprint(portal);
  return { users, mails, news, log };
}

test('every call that changes an account refuses an anonymised one, and writes nothing', async () => {
  const calls = CALLS.map(({ call }) => call).filter((call) => call.startsWith('POST /user/:id/'));
  expect(CHANGES.map(([call]) => call)).toEqual(calls);
  const token = await administratorToken(portal);
  const id = await addFormer(token);
  await anonymise(id, token);
  const before = await written();
  for (const [call, body = {}, why = CANNOT] of CHANGES) {
    const { status, body: answer } = await callApi(call, { params: { id }, token, body });
    expect([call, status, answer.msg]).toEqual([call, 409, why]);
  }
  expect(await written()).toEqual(before);
});

test('a user with an active account or a pending message is not anonymised', async () => {
  const token = await administratorToken(portal);
  const { id } = await addPerson(portal, { email: 'bea@site.example' });
  expect(await anonymise(id, token)).toMatchObject({
    status: 409,
    body: { msg: 'Please deactivate the account first. What was anonymised cannot be anonymised again.' },
  });
  await callApi('POST /auth/reset-password', { body: { email: 'bea@site.example' } });
  await deactivate(id, token);
  expect(await anonymise(id, token)).toMatchObject({
    status: 409,
    body: { msg: 'A message to this person is still waiting to be sent. Please try again later.' },
  });
  await recordDeliveries(portal, 'failed');
  expect((await anonymise(id, token)).status).toBe(200);
});

test('without a mail server, messages that wait for the account are removed, and others go to their other recipients', async () => {
  const { smtpUrl: _none, ...settings } = portal.context.settings;
  jest.replaceProperty(portal.context, 'settings', settings);
  const token = await administratorToken(portal);
  const { id } = await addPerson(portal, { email: 'bea@site.example' });
  await callApi('POST /auth/reset-password', { body: { email: 'bea@site.example' } });
  await addEmail(portal, { recipients: ['bea@site.example', 'ada@site.example'], subject: 'For two' });
  await deactivate(id, token);
  expect((await anonymise(id, token)).status).toBe(200);
  expect(await portal.db.select().from(emails)).toMatchObject([
    { subject: 'For two', recipients: ['ada@site.example'], status: 'pending' },
  ]);
  expect(await storedTexts(portal)).not.toContain('bea@site');
});

/** Anonymises a user who calls themself so. */
async function anonymiseNamed(token: string, firstName: string, lastName: string, email: string) {
  const { id } = await addPerson(portal, { firstName, lastName, email });
  await deactivate(id, token);
  expect((await anonymise(id, token)).status).toBe(200);
  return id;
}

test('what a facility or somebody else is called stays, though it is or begins with the name of the account', async () => {
  const token = await administratorToken(portal);
  const administrator = await portal.db.query.users.findFirst();
  const entry = (values: object) =>
    portal.db.insert(auditEntries).values({
      at: portal.context.now(),
      actorId: administrator?.id ?? null,
      action: 'facility.edit',
      objectKind: 'facility',
      objectId: randomUUID(),
      objectName: 'Attack station',
      ...values,
    });
  await entry({ oldValue: { name: 'Attack station' }, newValue: { hosting_institute: 'Attack station of Light' } });
  await entry({
    action: 'application.set-reviewers',
    newValue: { lidar: 'Attack station', photometer: 'Attack stationer' },
  });
  await anonymiseNamed(token, 'Attack', 'station', 'attack@site.example');
  const rows = await portal.db.select().from(auditEntries).orderBy(auditEntries.number);
  const ofFacility = rows.filter(({ objectKind }) => objectKind === 'facility');
  expect(ofFacility.map(({ objectName, oldValue, newValue }) => ({ objectName, oldValue, newValue }))).toEqual([
    {
      objectName: 'Attack station',
      oldValue: { name: 'Attack station' },
      newValue: { hosting_institute: 'Attack station of Light' },
    },
    {
      objectName: 'Attack station',
      oldValue: null,
      newValue: { lidar: 'Former user', photometer: 'Attack stationer' },
    },
  ]);
});

test('an address that is a part of another one, and a name within a longer word, stay in messages', async () => {
  const token = await administratorToken(portal);
  await addPerson(portal, { email: 'pi.bea@site.example' });
  await callApi('POST /auth/reset-password', { body: { email: 'pi.bea@site.example' } });
  const text = 'To pi.bea@site.example, bea@site.example.org and bea@site.example. Bea Bellman met Bea Bell.';
  await portal.db.update(emails).set({ text });
  const id = await anonymiseNamed(token, 'Bea', 'Bell', 'bea@site.example');
  const [mail] = await portal.db.select().from(emails);
  expect(mail?.recipients).toEqual(['pi.bea@site.example']);
  expect(mail?.text).toBe(
    `To pi.bea@site.example, bea@site.example.org and former-user-${id}@anonymised.invalid. Bea Bellman met Former user.`,
  );
});

const PERSON = { firstName: 'Conor', lastName: "Zorblax O'Brien & Sons", email: 'zorblax@site.example' };

test('former names and addresses are removed like the present ones [11.4.16]', async () => {
  const token = await administratorToken(portal);
  const { id } = await addPerson(portal, { ...PERSON, roles: ['national_facility'] });
  const facility = await addFacility(portal);
  const email = PERSON.email;
  const deputies = await callApi('POST /national-facility/:id/deputies', {
    params: { id: facility.id },
    token,
    body: { email },
  });
  expect(deputies.status).toBe(200);
  const sent = { subject: 'Hello', message: 'From Con Zorblax' };
  await callApi('POST /contact', {
    body: { ...sent, first_name: 'Con', last_name: 'Zorblax', email: 'Zorblax@Site.example' },
  });
  await callApi('POST /user/profile', {
    token: (await enter(portal, email)).access_token,
    body: { profile: { first_name: 'Con', last_name: 'Newname' } },
  });
  await callApi('POST /user/:id/edit', {
    params: { id },
    token,
    body: { email: 'newname@site.example', first_name: 'Connie', last_name: 'Newname', roles: [] },
  });
  await callApi('POST /user/:id/lock', { params: { id }, token, body: { reason: 'Con Newname\nhas left.' } });
  await recordDeliveries(portal, 'sent');
  await portal.db.insert(auditEntries).values({
    at: portal.context.now(),
    action: 'release.choose-previewers',
    objectKind: 'release',
    objectId: 'mf-public',
    oldValue: { emails: [] },
    newValue: { emails: ['ada@site.example', email] },
  });
  await portal.db.update(emails).set({ lastError: `550 <${email}>: no such user`, dedupeKey: null });
  await deactivate(id, token);
  expect(await storedTexts(portal)).toMatch(/Zorblax.*Newname/s);
  expect((await anonymise(id, token)).status).toBe(200);
  const left = await storedTexts(portal);
  expect(left).not.toMatch(/zorblax|newname|conor/i);
  expect(left).toContain('ada@site.example');
});

test('a former address that another account has by now is theirs, and stays', async () => {
  const token = await administratorToken(portal);
  const { id } = await addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell' });
  const body = { email: 'new@site.example', first_name: 'Bea', last_name: 'Bell', roles: [] };
  await callApi('POST /user/:id/edit', { params: { id }, token, body });
  await addPerson(portal, { email: 'bea@site.example', firstName: 'Pia', lastName: 'Page' });
  await callApi('POST /auth/reset-password', { body: { email: 'bea@site.example' } });
  await recordDeliveries(portal, 'sent');
  await deactivate(id, token);
  expect((await anonymise(id, token)).status).toBe(200);
  const mails = await portal.db.select().from(emails);
  expect(mails.filter(({ kind }) => kind === 'reset-password')).toMatchObject([
    { recipients: ['bea@site.example'], text: expect.stringContaining('Dear Pia Page,') },
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/new@site|Bea Bell/);
});

test('an entry of a role that has the address in place of the name brings no other name', async () => {
  const token = await administratorToken(portal);
  const { id } = await addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell' });
  const grantedTo = (objectName: string) =>
    portal.db.insert(auditEntries).values({
      at: portal.context.now(),
      action: 'user.grant-role',
      objectKind: 'user',
      objectId: id,
      objectName,
      newValue: { role: 'national_facility' },
    });
  await grantedTo('bea@site.example');
  const body = { email: 'new@site.example', first_name: 'Bea', last_name: 'Bell', roles: [] };
  await callApi('POST /user/:id/edit', { params: { id }, token, body });
  await grantedTo('new@site.example');
  await addPerson(portal, { email: 'bea@site.example', firstName: 'Pia', lastName: 'Page' });
  const text = 'bea@site.example, new@site.example, mary.new@site.example, new@site.example.org and Bea Bell';
  const mail = await addEmail(portal, { recipients: ['new@site.example'], text });
  await recordDeliveries(portal, 'sent');
  await deactivate(id, token);
  expect((await anonymise(id, token)).status).toBe(200);
  expect((await emailOf(portal, mail.id)).text).toBe(
    `bea@site.example, former-user-${id}@anonymised.invalid, mary.new@site.example, new@site.example.org and Former user`,
  );
  expect(await writtenEntries(portal, 'user.grant-role')).toMatchObject([
    { objectName: 'Former user' },
    { objectName: 'Former user' },
  ]);
});

test('others of the same name, or a longer one, keep it in what is said to them and of them', async () => {
  const token = await administratorToken(portal);
  const facility = await addFacility(portal);
  const MARIA = { firstName: 'Maria', lastName: 'Rossi' };
  await addPerson(portal, { ...MARIA, email: 'a@site.example' });
  await addPerson(portal, { ...MARIA, lastName: 'Rossi Bianchi', email: 'b@site.example' });
  await addPerson(portal, { ...MARIA, firstName: 'Anna Maria', email: 'd@site.example' });
  for (const email of ['a@site.example', 'b@site.example', 'd@site.example'])
    await callApi('POST /national-facility/:id/deputies', { params: { id: facility.id }, token, body: { email } });
  await recordDeliveries(portal, 'sent');
  const stored = async () => ({
    mails: await portal.db.select().from(emails).orderBy(emails.id),
    notices: await portal.db.select().from(notices).orderBy(notices.id),
    entries: (await portal.db.select().from(auditEntries).orderBy(auditEntries.number)).filter(({ action }) =>
      action.startsWith('facility'),
    ),
  });
  const before = await stored();
  expect(JSON.stringify(before)).toMatch(/: Maria Rossi is now your deputy.*: Maria Rossi Bianchi is now/s);
  const { id } = await addPerson(portal, { ...MARIA, email: 'c@site.example' });
  await portal.db.insert(auditEntries).values({
    at: portal.context.now(),
    actorId: id,
    action: 'application.decline-review',
    objectKind: 'facility',
    objectId: facility.id,
    oldValue: { lidar: 'Maria Rossi' },
  });
  await deactivate(id, token);
  expect((await anonymise(id, token)).status).toBe(200);
  expect(await stored()).toEqual(before);
  expect(await writtenEntries(portal, 'application.decline-review')).toMatchObject([
    { oldValue: { lidar: 'Former user' } },
  ]);
  expect(await storedTexts(portal)).not.toContain('c@site.example');
});

test('what is to the account no longer names it, and still names others whose name is longer', async () => {
  const token = await administratorToken(portal);
  await addPerson(portal, { firstName: 'Bea', lastName: 'Bell Page', email: 'page@site.example' });
  await addPerson(portal, { firstName: 'Pia Bea', lastName: 'Bell', email: 'pia@site.example' });
  const text = 'Dear Bea Bell, Bea Bell Page and Pia Bea Bell met.';
  const html = `<p>${text}</p>`;
  const { id } = await addEmail(portal, { recipients: ['bea@site.example'], text, html, subject: text });
  await recordDeliveries(portal, 'sent');
  await anonymiseNamed(token, 'Bea', 'Bell', 'bea@site.example');
  const left = 'Dear Former user, Bea Bell Page and Pia Bea Bell met.';
  expect(await emailOf(portal, id)).toMatchObject({ subject: left, text: left, html: `<p>${left}</p>` });
});

test('a name made of ordinary words changes nothing in the messages and notices of others', async () => {
  const token = await administratorToken(portal);
  const words = 'Initial acceptance completed on 2026-11-30.';
  const { id } = await addEmail(portal, { kind: 'final-report-issued', subject: words, text: words, html: words });
  const { id: userId } = await addPerson(portal);
  await portal.db.insert(notices).values({ userId, subject: words, text: words });
  await anonymiseNamed(token, 'Initial', 'acceptance', 'initial@site.example');
  expect(await emailOf(portal, id)).toMatchObject({ subject: words, text: words, html: words });
  expect(await portal.db.select().from(notices)).toMatchObject([{ subject: words, text: words }]);
});
