import { ROLES, type RoleCode, type User } from '@portal/domain';
import { accounts, latestLink, userOf } from '../../../test/accounts';
import { latestEntry, writtenEntries } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken, addReviewed, reviewerAddress, reviewerToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { untilSomebodyWaits } from '../../../test/waiting';
import { transaction } from '../../platform/db/client';
import { componentReviewers, oneTimeTokens } from '../../platform/db/tables';
import { lockUserRow, updateUser } from '../users/change-user.store';

const portal = testPortal();
const { callApi, db } = portal;

const deactivate = (id: string, token: string) => callApi('POST /user/:id/deactivate', { params: { id }, token });
const activate = (id: string, token: string) => callApi('POST /user/:id/activate', { params: { id }, token });
const addBea = (roles: RoleCode[] = [], activated = true) =>
  addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell', roles, activated });
const login = (email: string) => callApi('POST /auth/login', { body: { email, password: PASSWORD } });

test('a deactivated user is logged out everywhere and cannot log in [11.4.15]', async () => {
  const { id } = await addBea(['cars']);
  const { access_token, refresh_token } = await enter(portal, 'bea@site.example');
  const { status, body } = await deactivate(id, await administratorToken(portal));
  expect([status, body.code, (body.data as unknown as User).deactivated]).toEqual([200, 2, true]);
  expect((await callApi('GET /user/profile', { token: access_token })).status).toBe(401);
  expect((await callApi('POST /auth/refresh', { token: refresh_token })).status).toBe(401);
  const refused = await login('bea@site.example');
  expect(refused).toEqual(await login('nobody@site.example'));
  expect(refused.status).toBe(401);
  expect(await latestEntry(portal)).toMatchObject({ action: 'user.deactivate', objectId: id, objectName: 'Bea Bell' });
});

test('links that were sent stay invalid even after the account is activated again', async () => {
  const { id } = await addBea();
  await callApi('POST /auth/reset-password', { body: { email: 'bea@site.example' } });
  const token = await administratorToken(portal);
  const hash = await latestLink(portal);
  const use = () =>
    callApi('POST /auth/change-password', {
      body: { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash: hash },
    });
  await deactivate(id, token);
  expect((await use()).status).toBe(400);
  await activate(id, token);
  expect((await use()).status).toBe(400);
  expect(await db.$count(oneTimeTokens)).toBe(0);
});

test('reviews are given up, and administrators get one message that lists them [11.4.15]', async () => {
  const { reviewers } = await addReviewed(portal);
  const other = await addFacility(portal, { acronym: 'ALOMAR' }, { status: 'submitted' });
  await db.insert(componentReviewers).values(
    (['lidar', 'photometer'] as const).map((component) => ({
      facilityId: other.id,
      component,
      userId: reviewers.lidar,
    })),
  );
  const token = await administratorToken(portal);
  expect((await deactivate(reviewers.lidar, token)).status).toBe(200);
  expect(await db.$count(componentReviewers)).toBe(3);
  const [mail, ...more] = await emailsInOrder(portal);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'reviewers-freed', recipients: ['admin@site.example'] });
  expect(mail?.text).toContain(
    'ALOMAR: Lidar reviewer, Photometer reviewer\nPotenza observatory (CIAO): Lidar reviewer\n',
  );
  expect(mail?.text).toContain('https://portal.example/admin/edit-nfs');
});

test('a reactivated reviewer does not recover the reviews', async () => {
  const { reviewers, place } = await addReviewed(portal);
  const token = await administratorToken(portal);
  await deactivate(reviewers.lidar, token);
  await activate(reviewers.lidar, token);
  expect(await db.$count(componentReviewers)).toBe(3);
  const again = await reviewerToken(portal, 'lidar');
  const call = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
  expect((await callApi(call, { token: again, params: place, body: {} })).status).toBe(403);
});

test('an owner of facilities is refused with their names, and nothing changes', async () => {
  const { ownerId } = await addFacility(portal, { acronym: 'CIAO' });
  await addFacility(portal, { acronym: 'ALOMAR', ownerId });
  const token = await administratorToken(portal);
  const before = await accounts(portal);
  const { status, body } = await deactivate(ownerId, token);
  expect([status, body.code]).toEqual([409, 1003]);
  expect(body.msg).toBe('Ada Byron leads CIAO, ALOMAR. Please transfer every facility to another leader first.');
  expect(await accounts(portal)).toEqual(before);
});

test('an administrator cannot deactivate their own account', async () => {
  await addBea(['administrator']);
  const token = await administratorToken(portal);
  const me = (await callApi('GET /user/profile', { token })).body.data as unknown as User;
  const before = await accounts(portal);
  expect(await deactivate(me._id, token)).toMatchObject({
    status: 409,
    body: { code: 1003, msg: 'You cannot deactivate your own account.' },
  });
  expect(await accounts(portal)).toEqual(before);
});

test('of two administrators who deactivate each other concurrently, one remains', async () => {
  const bea = await addBea(['administrator']);
  const beas = (await enter(portal, 'bea@site.example')).access_token;
  const token = await administratorToken(portal);
  const me = (await callApi('GET /user/profile', { token })).body.data as unknown as User;
  const answers = await Promise.all([deactivate(me._id, beas), deactivate(bea.id, token)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
  const left = [await userOf(portal, me._id), await userOf(portal, bea.id)].filter((user) => !user.deactivatedAt);
  expect(left).toHaveLength(1);
});

/** Makes a call that waits during the deactivation of the account. */
async function askWhileDeactivated(userId: string, asked: () => ReturnType<typeof callApi>) {
  const { waiting } = await transaction(db, async (tx) => {
    await lockUserRow(tx, userId);
    const sent = asked();
    await untilSomebodyWaits(portal);
    await updateUser(tx, userId, { deactivatedAt: portal.context.now() });
    return { waiting: sent };
  });
  return waiting;
}

test('a user who is being deactivated does not become an owner', async () => {
  const { id } = await addBea();
  const token = await administratorToken(portal);
  const body = { acronym: 'NEW', owner: id };
  const answer = await askWhileDeactivated(id, () => callApi('POST /national-facility/register', { token, body }));
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'owner' }] } });
});

test('a user who is being deactivated does not become a reviewer', async () => {
  const { place, reviewers } = await addReviewed(portal);
  await db.delete(componentReviewers);
  const token = await administratorToken(portal);
  const call = 'POST /national-facility/:id/set-initial-acceptance-reviewers';
  const body = { lidar: reviewers.lidar };
  const answer = await askWhileDeactivated(reviewers.lidar, () => callApi(call, { token, params: place, body }));
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'lidar' }] } });
  expect(await db.$count(componentReviewers)).toBe(0);
});

test('a user who is being deactivated does not log in', async () => {
  const { id } = await addBea();
  expect((await askWhileDeactivated(id, () => login('bea@site.example'))).status).toBe(401);
});

test('a second deactivation changes nothing, and the activation restores the account', async () => {
  const { id } = await addBea(['cars']);
  const token = await administratorToken(portal);
  await deactivate(id, token);
  const before = await accounts(portal);
  expect((await deactivate(id, token)).status).toBe(200);
  expect(await accounts(portal)).toEqual(before);
  const { status, body } = await activate(id, token);
  expect([status, body.code, (body.data as unknown as User).deactivated]).toEqual([200, 2, false]);
  expect((await login('bea@site.example')).status).toBe(200);
  expect(await writtenEntries(portal, 'user.activate')).toMatchObject([{ objectName: 'Bea Bell' }]);
});

test('activating an account in use changes nothing', async () => {
  const { id } = await addBea();
  await callApi('POST /auth/reset-password', { body: { email: 'bea@site.example' } });
  const token = await administratorToken(portal);
  const before = await accounts(portal);
  expect((await activate(id, token)).status).toBe(200);
  expect(await accounts(portal)).toEqual(before);
});

const OTHERS = ROLES.map(({ code }) => code).filter((code) => code !== 'administrator');

test.each(OTHERS)('%s may neither deactivate nor activate any account', async (role) => {
  const { id } = await addBea();
  await addPerson(portal, { email: 'caller@site.example', roles: [role] });
  const token = (await enter(portal, 'caller@site.example')).access_token;
  const before = await accounts(portal);
  expect([(await deactivate(id, token)).status, (await activate(id, token)).status]).toEqual([403, 403]);
  expect(await accounts(portal)).toEqual(before);
});

test.each(['deactivate', 'activate'] as const)('%s of an unknown user is a 404', async (what) => {
  const token = await administratorToken(portal);
  const id = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';
  expect((await (what === 'activate' ? activate(id, token) : deactivate(id, token))).status).toBe(404);
});

test('a deactivated reviewer receives no message', async () => {
  const { reviewers } = await addReviewed(portal);
  await deactivate(reviewers.lidar, await administratorToken(portal));
  expect((await emailsInOrder(portal)).flatMap(({ recipients }) => recipients)).not.toContain(reviewerAddress('lidar'));
});
