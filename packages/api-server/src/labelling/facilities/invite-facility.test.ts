import type { AcceptanceStatusCode, NationalFacility, Tokens, User } from '@portal/domain';
import { accounts, latestLink } from '../../../test/accounts';
import { applicationOf, everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate, enter, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { replaceKey } from '../../people/accounts/signing-keys';
import { oneTimeTokens } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, context } = portal;

const invite = (id: string, token?: string) =>
  callApi('POST /national-facility/:id/send-invitation', { params: { id }, token });

const PASSWORD = 'a well chosen one';
const setPassword = (password_reset_hash: string) =>
  callApi('POST /auth/change-password', {
    body: { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash },
  });

/** A facility whose owner has never set a password. */
async function addWithNewOwner() {
  const owner = { email: 'new@site.example', firstName: 'Nora', lastName: 'New', activated: false };
  const { id } = await addPerson(portal, { ...owner, roles: ['national_facility'] });
  return addFacility(portal, { name: 'Potenza observatory', ownerId: id });
}

const statusOf = (data: unknown) => (data as NationalFacility).submissions.initial_acceptance.status.code;

test('an owner with a password is invited to the page of the facility [7.3.10]', async () => {
  const { id } = await addFacility(portal);
  const { status, body } = await invite(id, await administratorToken(portal));
  expect([status, body.code, statusOf(body.data)]).toEqual([200, 2, 'invited']);
  expect((await applicationOf(portal, id)).statusSince).toEqual(context.now());
  const mails = await emailsInOrder(portal);
  expect(mails).toMatchObject([
    { kind: 'invitation', recipients: ['pi.ciao@site.example'], facilityId: id, secrets: [] },
  ]);
  expect(mails[0]?.text).toContain(`https://portal.example/edit-nf/${id}`);
  expect(await entriesOf(portal, id)).toMatchObject([
    {
      action: 'facility.invite',
      objectName: 'CIAO',
      oldValue: { status: 'registered' },
      newValue: { status: 'invited' },
    },
  ]);
});

test('the answer states the recipient, and that the invitation waits without a mail server [7.3.10]', async () => {
  const { id } = await addFacility(portal);
  const token = await administratorToken(portal);
  expect((await invite(id, token)).body.msg).toBe(
    'The invitation to pi.ciao@site.example waits: no mail server is set.',
  );
  jest.replaceProperty(context, 'settings', { ...context.settings, smtpUrl: 'smtp://mail.example' });
  expect((await invite(id, token)).body.msg).toBe('The invitation was sent to pi.ciao@site.example.');
});

/** The secrets of the links in all messages so far. */
const links = async () =>
  (await emailsInOrder(portal))
    .flatMap(({ secrets }) => secrets)
    .map((link) => new URL(link).pathname.split('/').at(-1) ?? '');

const works = async (password_reset_hash: string) =>
  (await callApi('POST /auth/check-link', { body: { password_reset_hash } })).body.data;

test('an owner without a password has one valid link, the same in every message, each of which extends it [7.3.10, 11.4.1, 12.50, 12.72]', async () => {
  const token = await administratorToken(portal);
  const body = { email: 'new@site.example', first_name: 'Nora', last_name: 'New', roles: ['national_facility'] };
  const added = (await callApi('POST /user/add', { token, body })).body.data as unknown as User;
  const { id } = await addFacility(portal, { name: 'Potenza observatory', ownerId: added._id });
  await invite(id, token);
  portal.pass(24 * 3600);
  const again = (await enter(portal, 'admin@site.example')).access_token;
  expect(statusOf((await invite(id, again)).body.data)).toBe('invited');
  portal.pass(6 * 24 * 3600);
  await callApi('POST /auth/reset-password', { body: { email: 'new@site.example' } });
  const mails = await emailsInOrder(portal);
  expect(mails.map(({ kind }) => kind)).toEqual(['activation', 'invitation', 'invitation', 'activation']);
  expect(mails[2]?.text).toContain('until 2026-06-23 12:00 UTC');
  expect(new URL(mails[2]?.secrets[0] ?? '').searchParams.get('to')).toBe(`/edit-nf/${id}`);
  const [link = '', ...others] = await links();
  expect(others).toEqual([link, link, link]);
  expect(JSON.stringify(await portal.db.select().from(oneTimeTokens))).not.toContain(link);
  portal.pass(7 * 24 * 3600 - 1);
  const account = { email: 'new@site.example', facilities: ['Potenza observatory (CIAO)'] };
  expect(await works(link)).toEqual({ works: true, account });
  const set = await setPassword(link);
  // Setting the first password logs in; the facility is accessible at once.
  const { access_token } = set.body.data as unknown as Tokens;
  const read = await callApi('GET /national-facility/:id/general-info', { params: { id }, token: access_token });
  expect([set.status, read.status, await works(link)]).toEqual([200, 200, { works: false }]);
  await logIn(portal, 'new@site.example', PASSWORD);
});

test('a link that has expired, or whose key is lost, is replaced [12.72]', async () => {
  const { id } = await addWithNewOwner();
  await invite(id, await administratorToken(portal));
  portal.pass(7 * 24 * 3600);
  await invite(id, (await enter(portal, 'admin@site.example')).access_token);
  await replaceKey(context);
  await invite(id, (await enter(portal, 'admin@site.example')).access_token);
  const all = await links();
  expect(new Set(all).size).toBe(3);
  expect(await Promise.all(all.map(works))).toEqual([
    { works: false },
    { works: false },
    expect.objectContaining({ works: true }),
  ]);
});

test('after a repeated invitation the facility has been due since the first one', async () => {
  const { id } = await addFacility(portal);
  await invite(id, await administratorToken(portal));
  const first = await applicationOf(portal, id);
  portal.pass(3600);
  await invite(id, (await enter(portal, 'admin@site.example')).access_token);
  expect(await applicationOf(portal, id)).toEqual(first);
  expect(await entriesOf(portal, id)).toMatchObject([{}, { oldValue: { status: 'invited' } }]);
});

test('simultaneous invitations and a password request share one link, which works once [12.72]', async () => {
  const { id } = await addWithNewOwner();
  const token = await administratorToken(portal);
  const reset = callApi('POST /auth/reset-password', { body: { email: 'new@site.example' } });
  const answers = await Promise.all([invite(id, token), invite(id, token), invite(id, token), reset]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [link = '', ...others] = await links();
  expect(others).toEqual([link, link, link]);
  expect([(await setPassword(link)).status, (await setPassword(link)).status]).toEqual([200, 400]);
});

test.each<AcceptanceStatusCode>([
  'draft',
  'submitted',
  'preliminary_report_issued',
  'waiting_final_report',
  'evaluated',
])('an invitation in the status %s is refused, and nothing changes', async (state) => {
  const { id } = await addFacility(portal, {}, { status: state });
  const token = await administratorToken(portal);
  const before = await everything(portal);
  expect(await invite(id, token)).toMatchObject({
    status: 409,
    body: { code: 1003, msg: 'Only a facility that has not started its application can be invited.' },
  });
  expect(await everything(portal)).toEqual(before);
});

test('a simultaneous invitation and first save of the owner leave a draft', async () => {
  const facility = await addFacility(portal);
  const token = await administratorToken(portal);
  const owner = await ownerToken(portal, facility);
  const params = { id: facility.id };
  const save = callApi('POST /national-facility/:id/edit/general-info', {
    params,
    token: owner,
    body: { name: 'New' },
  });
  await Promise.all([save, invite(facility.id, token)]);
  expect((await applicationOf(portal, facility.id)).status).toBe('draft');
});

test('an owner with a deactivated account cannot be invited', async () => {
  const { id, ownerId } = await addFacility(portal);
  await deactivate(portal, ownerId);
  const token = await administratorToken(portal);
  const before = await everything(portal);
  expect((await invite(id, token)).body.msg).toMatch(/^The facility leader's account is deactivated\./);
  expect(await everything(portal)).toEqual(before);
});

test('the link is printed to the console in a demo only, and never logged', async () => {
  const { id } = await addWithNewOwner();
  await invite(id, await administratorToken(portal));
  expect(portal.said).toEqual([]);
  const written = JSON.stringify([await entriesOf(portal, id), portal.logged]);
  expect(written).not.toContain(await latestLink(portal));
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['the reviewer of lidars', 403],
  ['CARS', 403],
  ['ARES', 403],
])('%s may not invite (%i), and nothing changes', async (who, status) => {
  const facility = await addFacility(portal);
  const token = await tokenOf(portal, who, facility);
  const before = [await everything(portal), await accounts(portal)];
  expect((await invite(facility.id, token)).status).toBe(status);
  expect([await everything(portal), await accounts(portal)]).toEqual(before);
});
