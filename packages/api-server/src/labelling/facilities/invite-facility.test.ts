import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { accounts, latestLink } from '../../../test/accounts';
import { applicationOf, everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate, enter, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi, context } = portal;

const invite = (id: string, token?: string) =>
  callApi('POST /national-facility/:id/send-invitation', { params: { id }, token });

const PASSWORD = 'a well chosen one';
const setPassword = (password_reset_hash: string) =>
  callApi('POST /auth/change-password', {
    body: { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash },
  });

/** A facility whose owner has never had a password. */
async function addWithNewOwner() {
  const owner = { email: 'new@site.example', firstName: 'Nora', lastName: 'New', activated: false };
  const { id } = await addPerson(portal, { ...owner, roles: ['national_facility'] });
  return addFacility(portal, { name: 'Potenza observatory', ownerId: id });
}

const statusOf = (data: unknown) => (data as NationalFacility).submissions.initial_acceptance.status.code;

test('an owner who has a password is invited to the page of the facility [7.3.10]', async () => {
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

test('one who has none gets a link for a week that sets it; invited again, the former link is dead [7.3.10]', async () => {
  const { id } = await addWithNewOwner();
  const token = await administratorToken(portal);
  await invite(id, token);
  const former = await latestLink(portal);
  portal.pass(24 * 3600);
  const again = (await enter(portal, 'admin@site.example')).access_token;
  expect(statusOf((await invite(id, again)).body.data)).toBe('invited');
  const latest = await latestLink(portal);
  expect(latest).not.toBe(former);
  expect((await emailsInOrder(portal))[1]?.text).toContain('until 2026-06-23 12:00 UTC');
  expect((await setPassword(former)).status).toBe(400);
  expect((await setPassword(latest)).status).toBe(200);
  await logIn(portal, 'new@site.example', PASSWORD);
});

test('invited again, it has been waiting for the facility since the first time', async () => {
  const { id } = await addFacility(portal);
  await invite(id, await administratorToken(portal));
  const first = await applicationOf(portal, id);
  portal.pass(3600);
  await invite(id, (await enter(portal, 'admin@site.example')).access_token);
  expect(await applicationOf(portal, id)).toEqual(first);
  expect(await entriesOf(portal, id)).toMatchObject([{}, { oldValue: { status: 'invited' } }]);
});

test('of several at once, one link works', async () => {
  const { id } = await addWithNewOwner();
  const token = await administratorToken(portal);
  const answers = await Promise.all([invite(id, token), invite(id, token), invite(id, token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const links = (await emailsInOrder(portal))
    .flatMap(({ secrets }) => secrets)
    .map((link) => link.split('/').at(-1) ?? '');
  const used = [];
  for (const link of links) used.push((await setPassword(link)).status);
  expect(used).toEqual([400, 400, 200]);
});

test.each<AcceptanceStatusCode>([
  'draft',
  'submitted',
  'preliminary_report_issued',
  'waiting_final_report',
  'evaluated',
])('nobody is invited any more in the state %s, and nothing changes', async (state) => {
  const { id } = await addFacility(portal, {}, { status: state });
  const token = await administratorToken(portal);
  const before = await everything(portal);
  expect(await invite(id, token)).toMatchObject({
    status: 409,
    body: { code: 1003, msg: 'Only a facility that has not started its application can be invited.' },
  });
  expect(await everything(portal)).toEqual(before);
});

test('an invitation and the first save of the owner at once: the draft stays a draft', async () => {
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

test('an owner whose account is deactivated cannot be invited', async () => {
  const { id, ownerId } = await addFacility(portal);
  await deactivate(portal, ownerId);
  const token = await administratorToken(portal);
  const before = await everything(portal);
  expect((await invite(id, token)).body.msg).toMatch(/^The owner's account is deactivated\./);
  expect(await everything(portal)).toEqual(before);
});

test('the link is said on the console in a demo only, and never recorded', async () => {
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
