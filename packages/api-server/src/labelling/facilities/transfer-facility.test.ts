import type { NationalFacility } from '@portal/domain';
import { accounts, latestLink, rolesOf } from '../../../test/accounts';
import { everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import { addReviewed, administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate, enter, logIn, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { componentReviewers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const transfer = (id: string, owner: unknown, token?: string) =>
  callApi('POST /national-facility/:id/transfer', { params: { id }, body: { owner }, token });

const addNora = (change: Parameters<typeof addPerson>[1] = {}) =>
  addPerson(portal, { email: 'nora@site.example', firstName: 'Nora', lastName: 'New', ...change });

const nothing = async () => [await everything(portal), await accounts(portal)];

test('the new owner receives the facility and the role, both owners are notified, and the transfer is recorded [12.12]', async () => {
  const facility = await addFacility(
    portal,
    { pi_name: 'Ada Byron', pi_contact: 'pi@site.example' },
    { status: 'draft' },
  );
  const nora = await addNora({ roles: ['lidar_reviewer'] });
  const { status, body } = await transfer(facility.id, nora.id, await administratorToken(portal));
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data as unknown as NationalFacility).toMatchObject({
    owner: { _id: nora.id, email: 'nora@site.example' },
    pi_name: 'Ada Byron',
    pi_contact: 'pi@site.example',
    version: 2,
  });
  expect(await rolesOf(portal, nora.id)).toEqual(['lidar_reviewer', 'national_facility']);
  expect(await emailsInOrder(portal)).toMatchObject([
    { kind: 'facility-received', recipients: ['nora@site.example'], secrets: [], facilityId: facility.id },
    { kind: 'facility-given', recipients: ['pi.ciao@site.example'], secrets: [], facilityId: facility.id },
  ]);
  expect((await emailsInOrder(portal))[1]?.text).not.toContain('Nora');
  expect(await entriesOf(portal, facility.id)).toMatchObject([
    { action: 'facility.transfer', oldValue: { owner: 'Ada Byron' }, newValue: { owner: 'Nora New' } },
  ]);
});

test('afterwards the new owner may edit it and the former owner may not', async () => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const nora = await addNora();
  const former = await ownerToken(portal, facility);
  const present = (await enter(portal, 'nora@site.example')).access_token;
  const save = (token: string) =>
    callApi('POST /national-facility/:id/edit/general-info', {
      params: { id: facility.id },
      token,
      body: { name: 'X' },
    });
  expect([(await save(former)).status, (await save(present)).status]).toEqual([200, 403]);
  await transfer(facility.id, nora.id, await administratorToken(portal));
  expect([(await save(former)).status, (await save(present)).status]).toEqual([403, 200]);
});

test('a new owner without a password receives a link to set one', async () => {
  const { id } = await addFacility(portal);
  await transfer(id, (await addNora({ activated: false })).id, await administratorToken(portal));
  const body = { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash: await latestLink(portal) };
  expect((await callApi('POST /auth/change-password', { body })).status).toBe(200);
  await logIn(portal, 'nora@site.example');
});

test('a former owner without facilities can be deactivated; a deactivated one is not notified', async () => {
  const { id, ownerId } = await addFacility(portal);
  await deactivate(portal, ownerId);
  await transfer(id, (await addNora()).id, await administratorToken(portal));
  expect((await emailsInOrder(portal)).map(({ kind }) => kind)).toEqual(['facility-received']);
});

test('a transfer to the current owner changes nothing and notifies no one', async () => {
  const { id, ownerId } = await addFacility(portal);
  const token = await administratorToken(portal);
  const before = await nothing();
  expect((await transfer(id, ownerId, token)).status).toBe(200);
  expect(await nothing()).toEqual(before);
});

test('a reviewer of the facility is refused on the field, and nothing changes', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const before = await nothing();
  const message = 'This person reviews the facility. Please assign another reviewer first.';
  expect(await transfer(facility.id, reviewers.lidar_data, token)).toMatchObject({
    status: 422,
    body: { code: 1003, msg: message, errors: [{ path: 'owner', message }] },
  });
  expect(await nothing()).toEqual(before);
});

test('one of two simultaneous transfers to different users succeeds and the other is refused', async () => {
  const { id } = await addFacility(portal);
  const people = [await addNora(), await addNora({ email: 'otto@site.example' })];
  const token = await administratorToken(portal);
  const answers = await atOnce(
    portal,
    id,
    people.map((person) => () => transfer(id, person.id, token)),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  // The embedded database has one connection: a request that starts after the other has finished finds the new owner.
  expect(portal.kind === 'embedded' ? [1, 2] : [1]).toContain(done);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2 - done);
  const entries = await entriesOf(portal, id);
  expect(entries.filter(({ action }) => action === 'facility.transfer')).toHaveLength(done);
});

test('a transfer from an owner who has been replaced since is refused on the field, and nothing changes [12.890]', async () => {
  const { id, ownerId } = await addFacility(portal);
  const [nora, otto] = [await addNora(), await addNora({ email: 'otto@site.example' })];
  const token = await administratorToken(portal);
  const from = (before: string, owner: string) =>
    callApi('POST /national-facility/:id/transfer', { params: { id }, body: { owner, before }, token });
  expect((await from(ownerId, nora.id)).status).toBe(200);
  const before = await nothing();
  const message =
    'Someone else has transferred the facility to Nora New meanwhile. Send again to transfer it to your choice instead.';
  expect(await from(ownerId, otto.id)).toMatchObject({
    status: 409,
    body: { code: 1003, errors: [{ path: 'owner', message }], data: { owner: { _id: nora.id } } },
  });
  expect((await from(ownerId, nora.id)).status).toBe(200);
  expect(await nothing()).toEqual(before);
  expect((await from(nora.id, otto.id)).status).toBe(200);
});

test('a user becoming owner and reviewer at once becomes only one of them', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  await db.delete(componentReviewers);
  const token = await administratorToken(portal);
  const params = { id: facility.id };
  const body = { lidar: reviewers.lidar };
  const answers = await Promise.all([
    transfer(facility.id, reviewers.lidar, token),
    callApi('POST /national-facility/:id/set-initial-acceptance-reviewers', { params, body, token }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test.each<[who: string, find: () => Promise<unknown>, message: RegExp]>([
  ['who is deactivated', async () => gone(), /no account in use/],
  ['who is unknown', async () => '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11', /no account in use/],
  ['with an invalid id', async () => 'nora', /Unknown record/],
  ['without an id', async () => null, /Please choose a leader/],
])('a user %s is refused on the field, and nothing changes', async (_who, find, message) => {
  const { id } = await addFacility(portal);
  const owner = await find();
  const token = await administratorToken(portal);
  const before = await nothing();
  const { status, body } = await transfer(id, owner, token);
  expect([status, body.errors]).toEqual([422, [{ path: 'owner', message: expect.stringMatching(message) }]]);
  expect(await nothing()).toEqual(before);
});

async function gone() {
  const { id } = await addNora();
  await deactivate(portal, id);
  return id;
}

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['the reviewer of lidars', 403],
  ['CARS', 403],
  ['ARES', 403],
])('%s may not transfer the facility (%i), and nothing changes', async (who, status) => {
  const facility = await addFacility(portal);
  const nora = await addNora();
  const token = await tokenOf(portal, who, facility);
  const before = await nothing();
  expect((await transfer(facility.id, nora.id, token)).status).toBe(status);
  expect(await nothing()).toEqual(before);
});
