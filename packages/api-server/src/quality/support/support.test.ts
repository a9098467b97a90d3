import type { HistoryEntry, SupportRequest } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { emailsInOrder } from '../../../test/emails';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { LIMITS } from '../../platform/limits/limits';
import type { Call } from '../../app/calls';
import { applications, facilityDeputies, rateLimits, userRoles, users } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, get, pass, post, db } = portal;
const { accepted, staffToken } = testing(portal);

const OWNER = 'pi.ciao@site.example';

const aBody = (facility: string, change: object = {}) => ({
  facility,
  kind: 'remote_qa',
  subject: 'A telecover that does not agree',
  text: 'The sector north is late.',
  flexibility: 'weeks',
  urgency: 'normal',
  ...change,
});

const requestIn = (body: { data?: unknown }) => body.data as SupportRequest;

/** A request of an accepted facility. */
async function asked(change: object = {}) {
  const fixture = await accepted();
  const staff = await staffToken('scheduler');
  const body = aBody(fixture.facility.id, change);
  const answer = await callApi('POST /support/requests', { body, token: fixture.owner });
  return { ...fixture, staff, answer, request: requestIn(answer.body) };
}

const take = (call: Call, id: string, token: string, body: object = {}) =>
  callApi(call, { params: { id }, token, body });
const ACKNOWLEDGE: Call = 'POST /support/requests/:id/acknowledge';
const ASK: Call = 'POST /support/requests/:id/ask';
const ANSWER: Call = 'POST /support/requests/:id/answer';
const COMPLETE: Call = 'POST /support/requests/:id/complete';
const REOPEN: Call = 'POST /support/requests/:id/reopen';
const WRITE: Call = 'POST /support/requests/:id/messages';
const CANCEL: Call = 'POST /support/requests/:id/cancel';

const mails = async () =>
  (await emailsInOrder(portal))
    .filter(({ kind }) => kind.startsWith('support-'))
    .map(({ kind, recipients }) => `${kind}: ${recipients.join()}`);

test('a request goes from the question of a facility to its end, and each side hears of the other [12.412]', async () => {
  const { request, staff, owner, answer } = await asked();
  expect(answer.body).toMatchObject({ code: 3, data: { number: 'S-2026-001', status: 'new', instruments: [] } });
  const { _id: id } = request;
  expect((await take(ACKNOWLEDGE, id, staff)).body.data).toMatchObject({ status: 'accepted' });
  expect((await take(ASK, id, staff, { text: 'Which night?' })).body.data).toMatchObject({
    status: 'waiting_for_facility',
    turn: { pending_with: 'facility' },
  });
  expect((await take(ANSWER, id, owner, { text: 'The last one.' })).body.data).toMatchObject({ status: 'accepted' });
  const done = await take(COMPLETE, id, staff, { text: 'The secondary mirror was moved.' });
  expect(requestIn(done.body)).toMatchObject({
    status: 'completed',
    messages: [
      { step: 'ask', by: 'centre' },
      { step: 'answer', by: 'facility' },
      { step: 'complete', text: 'The secondary mirror was moved.' },
    ],
  });
  expect((await mails()).toSorted()).toEqual(
    [
      'support-request-new: scheduler@site.example',
      `support-request-accepted: ${OWNER}`,
      `support-request-question: ${OWNER}`,
      'support-request-answered: scheduler@site.example',
      `support-request-completed: ${OWNER}`,
    ].toSorted(),
  );
});

test('internal messages and names never reach the facility', async () => {
  const { request, staff, owner, facility } = await asked();
  const { _id: id } = request;
  await take(WRITE, id, staff, { text: 'Secret among us.', internal: true });
  const shown = await callApi('GET /support/requests/:id', { params: { id }, token: owner });
  const listed = await callApi('GET /support/requests', { token: owner });
  const history = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner });
  const all = JSON.stringify([shown.body, listed.body, history.body, await emailsInOrder(portal)]);
  expect(all).not.toContain('Secret among us.');
  expect(JSON.stringify([shown.body, listed.body])).not.toMatch(/scheduler|Byron/);
  expect(
    requestIn((await callApi('GET /support/requests/:id', { params: { id }, token: staff })).body).messages,
  ).toHaveLength(1);
  expect((await take(WRITE, id, owner, { text: 'Hidden?', internal: true })).status).toBe(403);
});

test('others neither read nor answer a request', async () => {
  const { request, owner } = await asked();
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const other = (await enter(portal, 'other@site.example')).access_token;
  const ares = await staffToken('ares', 'ares');
  for (const token of [other, ares]) {
    const read = await callApi('GET /support/requests/:id', { params: { id: request._id }, token });
    expect(read.status).toBe(403);
  }
  const { body } = await callApi('GET /support/requests', { token: other });
  expect(body.data).toEqual({ requests: [], total_count: 0 });
  expect((await take(ACKNOWLEDGE, request._id, owner)).status).toBe(403);
  expect((await callApi('GET /support/requests', { token: ares })).status).toBe(403);
});

test.each<[why: string, change: object, path: string]>([
  ['a day in the past', { wanted_from: Date.UTC(2026, 5, 14) / 1000 }, 'wanted_from'],
  ['a day after a year', { wanted_from: Date.UTC(2027, 5, 16) / 1000 }, 'wanted_from'],
  [
    'an end before the beginning',
    { wanted_from: Date.UTC(2026, 6, 2) / 1000, wanted_to: Date.UTC(2026, 6, 1) / 1000 },
    'wanted_to',
  ],
  [
    'an instrument that is named twice',
    {
      instruments: [
        '6f1e0c4e-0000-4000-8000-000000000000',
        '6f1e0c4e-0000-4000-8000-000000000001',
        '6f1e0c4e-0000-4000-8000-000000000000',
      ],
    },
    'instruments[2]',
  ],
  ['the instrument of another facility', { instruments: ['6f1e0c4e-0000-4000-8000-000000000000'] }, 'instruments[0]'],
  ['the test of another facility', { test: '6f1e0c4e-0000-4000-8000-000000000000' }, 'test'],
  ['a file of someone else', { files: ['6f1e0c4e-0000-4000-8000-000000000000'] }, 'files[0]'],
  ['an unknown kind', { kind: 'party' }, 'kind'],
])('a request with %s is refused', async (_why, change, path) => {
  const { answer } = await asked(change);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(await mails()).toEqual([]);
});

test('the files of a request are read by both sides, and by no one else', async () => {
  const fixture = await accepted();
  const staff = await staffToken('scheduler');
  const file = await addFile(portal, { uploaderId: fixture.facility.ownerId });
  const body = aBody(fixture.facility.id, { files: [file.id] });
  const { body: answer } = await callApi('POST /support/requests', { body, token: fixture.owner });
  expect(requestIn(answer).files).toMatchObject([{ _id: file.id }]);
  const status = async (token: string) => {
    const { statusCode } = await get(`/api/files/${file.id}`, { authorization: `Bearer ${token}` });
    return statusCode;
  };
  expect([await status(fixture.owner), await status(staff)]).not.toContain(403);
  expect(await status(await staffToken('ares', 'ares'))).toBe(403);
});

test('of two who take a request on at once, one succeeds; of two requests at once, each has its number', async () => {
  const { request, facility, owner } = await asked();
  const tokens = [await staffToken('one'), await staffToken('other')];
  const answers = await atOnce(
    portal,
    facility.id,
    tokens.map((token) => () => take(ACKNOWLEDGE, request._id, token)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const body = aBody(facility.id);
  const both = await Promise.all([1, 2].map(() => callApi('POST /support/requests', { body, token: owner })));
  expect(both.map((each) => requestIn(each.body).number).toSorted()).toEqual(['S-2026-002', 'S-2026-003']);
});

test('a request is taken up again within sixty days of its end, and not after it was cancelled', async () => {
  const { request, staff } = await asked();
  const { _id: id } = request;
  await take(ACKNOWLEDGE, id, staff);
  await take(COMPLETE, id, staff, { text: 'Done.' });
  expect((await take(REOPEN, id, staff, { text: 'It came back.' })).body.data).toMatchObject({ status: 'accepted' });
  await take(COMPLETE, id, staff, { text: 'Done again.' });
  pass(61 * 86_400);
  const later = (await enter(portal, 'scheduler@site.example')).access_token;
  expect((await take(REOPEN, id, later, { text: 'Too late.' })).status).toBe(409);
});

test('requests are listed by state, facility and words; those that have ended, the latest end first', async () => {
  const { request, staff, facility, owner } = await asked();
  const create = () => callApi('POST /support/requests', { body: aBody(facility.id), token: owner });
  const [second, third] = [requestIn((await create()).body), requestIn((await create()).body)];
  pass(60);
  await take(CANCEL, third._id, owner, { text: 'We found it.' });
  pass(60);
  await take(CANCEL, second._id, owner, { text: 'We found it too.' });
  const listed = async (query: Record<string, string>) => {
    const answer = await get(`/api/support/requests?${new URLSearchParams(query)}`, {
      authorization: `Bearer ${staff}`,
    });
    const { data, errors } = answer.json<{
      data?: { requests: SupportRequest[]; total_count: number };
      errors?: unknown;
    }>();
    return data ? [data.total_count, ...data.requests.map(({ number }) => number)] : errors;
  };
  expect(await listed({})).toHaveLength(4);
  expect(await listed({ state: 'open' })).toEqual([1, request.number]);
  expect(await listed({ state: 'ended' })).toEqual([2, second.number, third.number]);
  expect(await listed({ state: 'ended', count: '1', start: '1' })).toEqual([2, third.number]);
  expect(await listed({ search: `s-2026-003 ${facility.acronym}` })).toEqual([1, third.number]);
  expect(await listed({ facility: facility.id, state: 'open' })).toEqual([1, request.number]);
  expect(await listed({ facility: request._id })).toEqual([0]);
  expect(await listed({ state: 'lost' })).toMatchObject([{ path: 'state' }]);
});

test('the kinds of support are listed with who arranges them [12.412]', async () => {
  const { body } = await callApi('GET /types/support-kinds');
  expect(body.data).toMatchObject({
    kinds: expect.arrayContaining([
      expect.objectContaining({ code: 'training', name: 'Training', permission: 'schedule-qa-qc-test' }),
      expect.objectContaining({ code: 'other', name: 'Other', permission: 'schedule-additional-support' }),
    ]),
    flexibilities: ['fixed', 'weeks', 'any'],
    urgencies: ['normal', 'data_affected'],
  });
});

test('a facility cancels its request, and the centre hears why', async () => {
  const { request, owner } = await asked();
  expect((await take(CANCEL, request._id, owner, { text: 'We found it.' })).body.data).toMatchObject({
    status: 'cancelled',
  });
  expect((await take(WRITE, request._id, owner, { text: 'Thank you.' })).status).toBe(409);
  expect((await mails()).at(-1)).toBe('support-request-cancelled: scheduler@site.example');
});

test('a facility cancels without a reason, the centre only with one', async () => {
  const { request, owner, staff } = await asked();
  for (const body of [{}, { text: '' }])
    expect(await take(CANCEL, request._id, staff, body)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'text', message: 'Required' }] },
    });
  const cancelled = await take(CANCEL, request._id, owner);
  expect(requestIn(cancelled.body)).toMatchObject({ status: 'cancelled', messages: [] });
});

test('messages of the centre about a facility go to those who may act for it: not to its owner and deputies [12.503]', async () => {
  const { facility, owner, request } = await asked();
  const people = [(await db.select().from(users)).find(({ email }) => email === OWNER)?.id ?? ''];
  people.push((await addPerson(portal, { email: 'deputy@site.example' })).id);
  await db.insert(facilityDeputies).values({ facilityId: facility.id, userId: people[1] ?? '' });
  for (const userId of people) await db.insert(userRoles).values({ userId, role: 'cars' });
  const heardOf = async (text: string) => {
    await take(WRITE, request._id, owner, { text });
    return (await mails()).at(-1);
  };
  expect(await heardOf('One.')).toBe('support-request-message: scheduler@site.example');
  const other = { facilityId: (await addFacility(portal, { acronym: 'ATZ' })).id };
  await db.update(facilityDeputies).set(other);
  expect(await heardOf('Two.')).toBe('support-request-message: deputy@site.example,scheduler@site.example');
  await db.insert(userRoles).values({ userId: people[0] ?? '', role: 'administrator' });
  expect(await heardOf('Three.')).toBe(`support-request-message: deputy@site.example,${OWNER},scheduler@site.example`);
});

test('who arranges support takes no step of the centre for their own facility, unless as administrator [12.490]', async () => {
  const { request, facility } = await asked();
  const { _id: id } = request;
  const own = (await db.select().from(users)).find(({ email }) => email === OWNER);
  const become = async (role: 'cars' | 'administrator') => {
    await db.insert(userRoles).values({ userId: own?.id ?? '', role });
    return (await enter(portal, OWNER)).access_token;
  };
  const cars = await become('cars');
  const refused = { status: 403, body: { msg: expect.stringContaining('others decide on it') } };
  expect(await take(ACKNOWLEDGE, id, cars)).toMatchObject(refused);
  expect(await take(WRITE, id, cars, { text: 'Among us.', internal: true })).toMatchObject(refused);
  const list = await callApi('GET /support/requests', { token: cars });
  expect(list.body.data).toMatchObject({ requests: [{ is_own_facility: true, facility: { _id: facility.id } }] });
  const written = await take(WRITE, id, cars, { text: 'It is late in the north.' });
  expect(requestIn(written.body).messages).toMatchObject([{ by: 'facility' }]);
  const administrator = await become('administrator');
  expect((await take(ACKNOWLEDGE, id, administrator)).status).toBe(200);
  const asking = await take(ASK, id, administrator, { text: 'Which night?' });
  expect(requestIn(asking.body).messages.at(-1)).toMatchObject({ step: 'ask', by: 'centre' });
  expect(await writtenEntries(portal, 'support-request.acknowledge')).toMatchObject([{ actorId: own?.id }]);
});

test('who may not read a request finds nothing of it in the history, and no one a name of the other side [12.600]', async () => {
  const { request, facility, staff, owner } = await asked();
  await take(ACKNOWLEDGE, request._id, staff);
  const linesOf = async (token: string) => {
    const { body } = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token });
    const entries = body.data as unknown as HistoryEntry[];
    return entries.flatMap(({ action, person }) => (action.startsWith('support-') ? [[action, person]] : []));
  };
  const acknowledged = 'support-request.acknowledge';
  expect(await linesOf(owner)).toEqual([
    [acknowledged, null],
    ['support-request.add', 'Ada Byron'],
  ]);
  expect(await linesOf(staff)).toEqual([
    [acknowledged, expect.any(String)],
    ['support-request.add', null],
  ]);
  expect(await linesOf(await staffToken('data', 'ares'))).toEqual([]);
});

test('requests and messages have a limit by the hour, which says when to go on [12.601]', async () => {
  const { request, facility, owner } = await asked();
  const refusal = expect.stringMatching(/^Too many .+ Please try again in 60 minutes\.$/);
  await db.update(rateLimits).set({ count: LIMITS.supportRequests.max });
  const again = await post('/api/support/requests', JSON.stringify(aBody(facility.id)), 'application/json', owner);
  expect([again.statusCode, again.headers['retry-after'], again.json().msg]).toEqual([429, '3600', refusal]);
  await take(WRITE, request._id, owner, { text: 'One more thing.' });
  await db.update(rateLimits).set({ count: LIMITS.supportMessages.max });
  const sent = await mails();
  expect(await take(WRITE, request._id, owner, { text: 'And one more.' })).toMatchObject({ status: 429 });
  expect(await mails()).toEqual(sent);
});

test('a facility takes its request back however many messages it has sent; the centre’s count [12.601]', async () => {
  const { request, owner, staff, facility } = await asked();
  const { body } = await callApi('POST /support/requests', { body: aBody(facility.id), token: owner });
  await take(WRITE, request._id, owner, { text: 'One more thing.' });
  await take(ACKNOWLEDGE, request._id, staff);
  await db.update(rateLimits).set({ count: LIMITS.supportMessages.max });
  expect(await take(WRITE, request._id, owner, { text: 'And one more.' })).toMatchObject({ status: 429 });
  expect((await take(CANCEL, request._id, owner)).body.data).toMatchObject({ status: 'cancelled' });
  expect(await take(CANCEL, requestIn(body)._id, staff, { text: 'The instrument is away.' })).toMatchObject({
    status: 429,
  });
});

test('support is asked for from the initial acceptance on [12.602]', async () => {
  const { facility, owner } = await accepted();
  await db.update(applications).set({ acceptance: 'no' });
  expect(await callApi('POST /support/requests', { body: aBody(facility.id), token: owner })).toMatchObject({
    status: 409,
    body: { code: 1003, msg: 'Support is asked for from the initial acceptance on.' },
  });
});

test('who has taken a request on is known to the centre, and another scheduler takes it over [12.721]', async () => {
  const { request, staff, owner, facility } = await asked();
  const { _id: id } = request;
  const read = async (token: string) =>
    requestIn((await callApi('GET /support/requests/:id', { params: { id }, token })).body);
  expect((await read(staff)).assignee).toBeNull();
  const TAKE_OVER: Call = 'POST /support/requests/:id/take-over';
  const another = await staffToken('another');
  expect(await take(TAKE_OVER, id, another)).toMatchObject({ status: 409, body: { code: 1003 } });
  await take(ACKNOWLEDGE, id, staff);
  const sent = (await mails()).length;
  expect((await read(staff)).assignee).toEqual({ name: 'Ada Byron', is_me: true });
  expect((await read(another)).assignee).toEqual({ name: 'Ada Byron', is_me: false });
  expect((await take(TAKE_OVER, id, staff)).status).toBe(409);
  expect((await take(TAKE_OVER, id, another)).body.data).toMatchObject({
    status: 'accepted',
    assignee: { is_me: true },
  });
  expect((await read(staff)).assignee?.is_me).toBe(false);
  expect(await mails()).toHaveLength(sent);
  expect(await read(owner)).not.toHaveProperty('assignee');
  expect((await take(TAKE_OVER, id, owner)).status).toBe(403);
  const { body } = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner });
  expect((body.data as unknown as HistoryEntry[]).map(({ action }) => action)).not.toContain(
    'support-request.take-over',
  );
  expect(await writtenEntries(portal, 'support-request.take-over')).toHaveLength(1);
});

test('who takes a request up again has it [12.721]', async () => {
  const { request, staff } = await asked();
  const { _id: id } = request;
  await take('POST /support/requests/:id/decline', id, staff, { text: 'Please ask the manufacturer first.' });
  const answer = await take(REOPEN, id, await staffToken('another'), { text: 'The manufacturer has answered.' });
  expect(answer.body.data).toMatchObject({ status: 'accepted', assignee: { is_me: true } });
});
