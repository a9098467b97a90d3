import type { NoticePage } from '@portal/domain';
import { addComplete } from '../../../test/applications';
import { ownerToken, tokenOf } from '../../../test/callers';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { dateNotice, everybodysAddress } from '../../../test/notices';
import { addPerson, deactivate, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { writeMail, writeMails, writeMailTo } from '../../platform/mail/mail.store';
import { emails, notices } from '../../platform/db/tables';
import { PORTAL_TITLE } from '../../platform/mail/portal-title';
import { removeOld } from '../../operations/retention/remove-old.service';

const portal = testPortal({ smtpUrl: 'smtp://mail.example' });
const { callApi, db, context } = portal;

async function noticesOf(token: string | undefined, query = ''): Promise<NoticePage> {
  const answer = await portal.get(`/api/notices${query}`, { authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: NoticePage }>().data;
}

const CONTENT = { text: 'the whole message', html: '<p>the whole message</p>' };

const mailTo = (recipient: string, change = {}) => ({
  kind: 'news',
  recipients: [recipient],
  subject: `News of the ${PORTAL_TITLE}`,
  ...CONTENT,
  notice: { text: `The ${PORTAL_TITLE} has news.`, path: '/edit-nf/7' },
  ...change,
});

/** The access token of a new user. */
async function ada() {
  await addPerson(portal);
  return (await enter(portal)).access_token;
}

test('the recipient of a message has a notice of the event in the portal, with a link [12.65]', async () => {
  const { facility } = await addComplete(portal);
  const cars = await tokenOf(portal, 'CARS', facility);
  const owner = await ownerToken(portal, facility);
  await callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
    params: { id: facility.id },
    token: owner,
  });
  expect(await noticesOf(owner)).toMatchObject({
    notices: [
      {
        subject: 'CIAO: application submitted',
        text: expect.stringMatching(/^\S.*\.$/s) as string,
        path: `/edit-nf/${facility.id}`,
        is_read: false,
      },
    ],
    total_count: 1,
    unread_count: 1,
  });
  expect((await noticesOf(cars)).notices).toMatchObject([{ path: `/cars/evaluate-nf/${facility.id}` }]);
  const stranger = await ada();
  expect(await noticesOf(stranger)).toEqual({ notices: [], total_count: 0, unread_count: 0 });
});

test('a message with a secret makes no notice, in whichever way it is written [12.65]', async () => {
  const administrator = await administratorToken(portal);
  const token = await ada();
  await callApi('POST /auth/reset-password', { token: administrator, body: { email: 'ada@site.example' } });
  await writeMail(db, mailTo('ada@site.example', { secrets: ['https://portal.example/change-password/x'] }));
  const waiting = await addPerson(portal, { email: 'new@site.example', activated: false });
  const { id } = await addFacility(portal, { ownerId: waiting.id });
  await callApi('POST /national-facility/:id/send-invitation', { params: { id }, token: administrator });
  expect(await db.$count(emails)).toBe(3);
  expect(await db.$count(notices)).toBe(0);
  expect((await noticesOf(token)).total_count).toBe(0);
});

test('contact messages and recipients without an account create no notice [12.65]', async () => {
  const administrator = await administratorToken(portal);
  const sent = { first_name: 'V', last_name: 'X', email: 'v@x.example', subject: 'Hello', message: 'Hello' };
  expect((await callApi('POST /contact', { body: sent })).status).toBe(200);
  expect(await db.$count(emails)).toBe(1);
  expect((await noticesOf(administrator)).total_count).toBe(0);
  await writeMail(db, mailTo('elsewhere@site.example'));
  const { id } = await addPerson(portal, { email: 'gone@site.example' });
  await deactivate(portal, id);
  await writeMail(db, mailTo('gone@site.example'));
  expect(await db.$count(notices)).toBe(0);
});

test('a notice contains the title of the portal; an existing message makes no second one [12.65]', async () => {
  const token = await ada();
  const mail = mailTo('ada@site.example', { dedupeKey: 'once' });
  await writeMails(db, [mail]);
  await writeMails(db, [mail]);
  await writeMailTo(db, everybodysAddress, { ...mailTo(''), dedupeKey: 'twice' });
  await writeMailTo(db, everybodysAddress, { ...mailTo(''), dedupeKey: 'twice' });
  const { notices: told } = await noticesOf(token);
  expect(told).toHaveLength(2);
  for (const { subject, text } of told) {
    expect(subject).toMatch(/^News of the [A-Z]/);
    expect(text).not.toContain(PORTAL_TITLE);
  }
});

test('a change that is rolled back leaves no notice [12.65]', async () => {
  const token = await ada();
  const failure = new Error('after all');
  await expect(
    db.transaction(async (tx) => {
      await writeMail(tx, mailTo('ada@site.example'));
      throw failure;
    }),
  ).rejects.toThrow(failure);
  expect((await noticesOf(token)).total_count).toBe(0);
});

test('one notice is marked as read, or all seen ones; those of others are not found [12.65]', async () => {
  const token = await ada();
  for (const at of [1, 2, 3]) await writeMail(db, mailTo('ada@site.example', { subject: `${at}` }));
  const { notices: told } = await noticesOf(token);
  expect(told.map(({ subject }) => subject)).toEqual(['3', '2', '1']);
  const [third, second, first] = told.map(({ _id }) => _id);
  const states = async () => (await noticesOf(token)).notices.map(({ is_read }) => is_read);

  await callApi('POST /notices/:id/read', { params: { id: first ?? '' }, token });
  expect(await states()).toEqual([false, false, true]);
  await callApi('POST /notices/read', { body: { newest: second }, token });
  expect(await states()).toEqual([false, true, true]);
  expect((await noticesOf(token)).unread_count).toBe(1);

  await addPerson(portal, { email: 'other@site.example' });
  const other = (await enter(portal, 'other@site.example')).access_token;
  const answers = [
    await callApi('POST /notices/:id/read', { params: { id: third ?? '' }, token: other }),
    await callApi('POST /notices/read', { body: { newest: third }, token: other }),
    await callApi('POST /notices/read', { body: {}, token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 422]);
  expect(await states()).toEqual([false, true, true]);
});

test('notices are paged, and are removed with messages of their age [12.65]', async () => {
  const token = await ada();
  for (const at of [1, 2, 3]) await writeMail(db, mailTo('ada@site.example', { subject: `${at}` }));
  const page = await noticesOf(token, '?start=2&count=2');
  expect(page).toMatchObject({ notices: [{ subject: '1' }], total_count: 3 });
  const old = new Date(context.now().getTime() - 731 * 24 * 3600 * 1000);
  await dateNotice(portal, '1', old);
  await removeOld(context);
  expect((await noticesOf(token)).notices.map(({ subject }) => subject)).toEqual(['3', '2']);
});
