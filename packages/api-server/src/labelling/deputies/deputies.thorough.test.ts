import type { Deputy, RoleCode } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { DEPUTY, addDeputyOf } from '../../../test/deputies';
import { emailsInOrder } from '../../../test/emails';
import { addReviewed, administratorToken, reviewerAddress } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { atOnce } from '../../../test/waiting';
import { emails, facilityDeputies, userRoles, users } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const LIST = 'GET /national-facility/:id/deputies';
const NAME = 'POST /national-facility/:id/deputies';
const REMOVE = 'DELETE /national-facility/:id/deputies/:user';

const NOBODY = 'No one who can be named a deputy has an account with this address.';
const NO_ACCOUNT = 'No one has an active account with this address.';

const everything = async () => ({ ...(await stored(portal)), deputies: await db.select().from(facilityDeputies) });
const name = (id: string, token: string | undefined, body: object) => callApi(NAME, { params: { id }, token, body });
const remove = (id: string, user: string, token: string | undefined) =>
  callApi(REMOVE, { params: { id, user }, token });
const addBea = (roles: RoleCode[] = ['national_facility'], activated = true) =>
  addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell', roles, activated });
const mails = async () => (await emailsInOrder(portal)).map(({ kind, recipients }) => [kind, ...recipients]);

describe('an owner names a deputy', () => {
  test('by the address of an account, whose user receives the role and a message [12.36]', async () => {
    const facility = await addFacility(portal, {}, { status: 'draft' });
    const token = await ownerToken(portal, facility);
    const { id } = await addBea([]);
    const { status, body } = await name(facility.id, token, { email: ' Bea@site.example ' });
    expect([status, body.code]).toEqual([200, 2]);
    const { body: list } = await callApi(LIST, { params: { id: facility.id }, token });
    expect(list.data).toEqual(body.data);
    expect(list.data).toEqual([
      { _id: id, first_name: 'Bea', last_name: 'Bell', email: 'bea@site.example', since: expect.any(Number) },
    ]);
    expect(await db.select().from(userRoles)).toContainEqual(
      expect.objectContaining({ userId: id, role: 'national_facility' }),
    );
    expect(await mails()).toEqual([['deputy-named', 'bea@site.example']]);
    expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
      action: 'facility.name-deputy',
      actorId: facility.ownerId,
      newValue: { deputy: 'Bea Bell' },
    });
  });

  test('by a user whose address stands beside the name in the message [12.895]', async () => {
    const facility = await addFacility(portal);
    await db.update(users).set({ firstName: 'Administrator', lastName: 'Demo' });
    await addBea([]);
    await name(facility.id, await ownerToken(portal, facility), { email: 'bea@site.example' });
    const [mail] = await emailsInOrder(portal);
    expect(mail?.text).toContain('You are now a deputy of Administrator Demo (pi.ciao@site.example) at the National');
  });

  test('up to three, even if two requests name the third at once', async () => {
    const facility = await addFacility(portal);
    const token = await ownerToken(portal, facility);
    for (const one of ['a', 'b', 'c', 'd']) await addPerson(portal, { email: `${one}@site.example` });
    for (const one of ['a', 'b'])
      expect((await name(facility.id, token, { email: `${one}@site.example` })).status).toBe(200);
    const answers = await atOnce(portal, facility.id, [
      () => name(facility.id, token, { email: 'c@site.example' }),
      () => name(facility.id, token, { email: 'd@site.example' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
      { path: 'email', message: 'A facility has at most 3 deputies. Please remove one first.' },
    ]);
    expect(await db.$count(facilityDeputies)).toBe(3);
  });

  test.each<[why: string, body: object, message: string]>([
    ['nothing', {}, 'Invalid E-Mail address'],
    ['null', { email: null }, 'Invalid E-Mail address'],
    ['no address', { email: 'Bea' }, 'Invalid E-Mail address'],
    ['too long an address', { email: `${'x'.repeat(255)}@site.example` }, 'Maximum 255 characters'],
    ['an unknown address', { email: 'nobody@site.example' }, NOBODY],
    ['the owner', { email: 'pi.ciao@site.example' }, 'This person leads the facility.'],
    ['a deputy', { email: DEPUTY }, 'This person is a deputy already.'],
    ['a reviewer of the facility', { email: reviewerAddress('lidar') }, NOBODY],
  ])('but not with %s, and nothing changes', async (_why, body, message) => {
    const { facility } = await addReviewed(portal);
    await addDeputyOf(portal, facility.id);
    const token = await ownerToken(portal, facility);
    const before = await everything();
    const answer = await name(facility.id, token, body);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'email', message }]]);
    expect(await everything()).toEqual(before);
  });

  test.each<[who: string, roles: RoleCode[], activated: boolean]>([
    ['without a password', [], false],
    ['reviewing another facility', ['lidar_reviewer'], true],
    ['with the CARS role', ['cars'], true],
    ['with the administrator role', ['national_facility', 'administrator'], true],
  ])('but not a user %s, who is refused like an unknown address [12.36]', async (_who, roles, activated) => {
    const facility = await addFacility(portal);
    await addBea(roles, activated);
    const answer = await name(facility.id, await ownerToken(portal, facility), { email: 'bea@site.example' });
    expect([answer.status, answer.body.msg]).toEqual([422, NOBODY]);
  });

  test('without being able to probe for accounts', async () => {
    const facility = await addFacility(portal);
    const token = await ownerToken(portal, facility);
    for (let n = 0; n < 20; n += 1)
      expect((await name(facility.id, token, { email: `${n}@site.example` })).status).toBe(422);
    expect((await name(facility.id, token, { email: 'one@site.example' })).status).toBe(429);
  });
});

describe('staff', () => {
  test('name users with other roles too, and the owner is notified', async () => {
    const facility = await addFacility(portal);
    await addBea(['lidar_reviewer']);
    const { status } = await name(facility.id, await administratorToken(portal), { email: 'bea@site.example' });
    expect(status).toBe(200);
    expect(await mails()).toEqual([
      ['deputy-named', 'bea@site.example'],
      ['deputies-changed', 'pi.ciao@site.example'],
    ]);
  });

  test('receive the reason why a user cannot be a deputy', async () => {
    const { facility } = await addReviewed(portal);
    const token = await administratorToken(portal);
    const { id } = await addBea();
    await deactivate(portal, id);
    for (const [email, message] of [
      ['bea@site.example', NO_ACCOUNT],
      ['nobody@site.example', NO_ACCOUNT],
      [reviewerAddress('lidar'), 'This person reviews the facility. Please assign another reviewer first.'],
    ])
      expect((await name(facility.id, token, { email })).body.errors).toEqual([{ path: 'email', message }]);
  });
});

describe('a deputy is removed', () => {
  test('by the owner, and is notified [12.36]', async () => {
    const facility = await addFacility(portal);
    const { id, token } = await addDeputyOf(portal, facility.id);
    const { status, body } = await remove(facility.id, id, await ownerToken(portal, facility));
    expect([status, body.code, body.msg, body.data]).toEqual([200, 2, 'The deputy is removed.', []]);
    expect(await mails()).toEqual([['deputy-removed', DEPUTY]]);
    expect((await callApi(LIST, { params: { id: facility.id }, token })).status).toBe(403);
    expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
      action: 'facility.remove-deputy',
      oldValue: { deputy: 'Dora Bell' },
    });
  });

  test('by themselves, but not by another deputy [12.36]', async () => {
    const facility = await addFacility(portal);
    const { id, token } = await addDeputyOf(portal, facility.id);
    const other = await addBea();
    await db.insert(facilityDeputies).values({ facilityId: facility.id, userId: other.id });
    expect((await remove(facility.id, other.id, token)).status).toBe(403);
    const { status, body } = await remove(facility.id, id, token);
    expect([status, (body.data as unknown as Deputy[]).map((one) => one._id)]).toEqual([200, [other.id]]);
    expect(await mails()).toEqual([['deputies-changed', 'pi.ciao@site.example']]);
  });

  test('only once', async () => {
    const facility = await addFacility(portal);
    const { id } = await addDeputyOf(portal, facility.id);
    const token = await ownerToken(portal, facility);
    const answers = await atOnce(portal, facility.id, [
      () => remove(facility.id, id, token),
      () => remove(facility.id, id, token),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });

  test.each(['6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11', 'Ada'])('but not with the id %s', async (user) => {
    const facility = await addFacility(portal);
    await addDeputyOf(portal, facility.id);
    expect((await remove(facility.id, user, await administratorToken(portal))).status).toBe(404);
    expect(await db.$count(facilityDeputies)).toBe(1);
  });

  test('from every facility when the account is deactivated [12.36]', async () => {
    const facility = await addFacility(portal);
    const other = await addFacility(portal, { acronym: 'ALOMAR' });
    const { id } = await addDeputyOf(portal, facility.id);
    await db.insert(facilityDeputies).values({ facilityId: other.id, userId: id });
    await callApi('POST /user/:id/deactivate', { params: { id }, token: await administratorToken(portal) });
    expect(await db.$count(facilityDeputies)).toBe(0);
    for (const place of [facility, other])
      expect((await entriesOf(portal, place.id)).at(-1)).toMatchObject({ action: 'facility.remove-deputy' });
  });
});

test.each<[who: Caller, list: number, change: number]>([
  ['nobody', 401, 401],
  ['another owner', 403, 403],
  ['the reviewer of lidars', 403, 403],
  ['an evaluator', 403, 403],
  ['ARES', 200, 403],
  ['CARS', 200, 200],
])('%s reading deputies receives %i, changing them %i', async (who, list, change) => {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  const { id } = await addDeputyOf(portal, facility.id);
  await addBea();
  const token = await tokenOf(portal, who, facility);
  expect((await callApi(LIST, { params: { id: facility.id }, token })).status).toBe(list);
  expect((await name(facility.id, token, { email: 'bea@site.example' })).status).toBe(change);
  expect((await remove(facility.id, id, token)).status).toBe(change);
});

test('a new owner is no longer a deputy, and the other deputies stay [12.36]', async () => {
  const facility = await addFacility(portal);
  const { id: owner } = await addDeputyOf(portal, facility.id);
  const { id: kept } = await addBea();
  await db.insert(facilityDeputies).values({ facilityId: facility.id, userId: kept });
  await db.delete(emails);
  const { status } = await callApi('POST /national-facility/:id/transfer', {
    params: { id: facility.id },
    token: await administratorToken(portal),
    body: { owner },
  });
  expect([status, (await db.select().from(facilityDeputies)).map(({ userId }) => userId)]).toEqual([200, [kept]]);
});
