import { QA_SETTINGS, type Condition, type ServedTask } from '@portal/domain';
import { applicationOf } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { testPortal } from '../../../test/portal';
import { emails, notices, rateLimits } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { listConditions } from './conditions.store';
import { reporting } from './reporting.fixture';

const portal = testPortal();
const { callApi, db, context, pass } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const REPORT = 'POST /national-facility/:id/conditions/:condition/report';
const FULFIL = 'POST /national-facility/:id/conditions/:condition/fulfil';
const SAID = { report: 'The telecover test of 3 March is in the report that we sent.' };
const MINUTE = 60;

/** A facility accepted with two conditions. */
async function accepted() {
  const { facility } = await evaluated('waiting_final_report');
  const cars = await carsToken();
  const conditions = [
    { text: 'Show a telecover test.', due_date: Date.UTC(2027, 2, 1) / 1000 },
    { text: 'Send the log.' },
  ];
  expect((await issue(facility.id, { acceptance: 'conditionally', conditions }, cars)).status).toBe(200);
  const owner = (await ownerToken(portal, facility)) ?? '';
  const { body } = await callApi('GET /national-facility/:id/conditions', {
    params: { id: facility.id },
    token: owner,
  });
  const [first, second] = (body.data as unknown as Condition[]).map(({ _id }) => _id);
  const report = (condition = first, given: object = SAID, token: string | undefined = owner) =>
    callApi(REPORT, { params: { id: facility.id, condition: condition ?? '' }, body: given, token });
  const close = (condition = first) =>
    callApi(FULFIL, {
      params: { id: facility.id, condition: condition ?? '' },
      body: { fulfilment: 'Seen.' },
      token: cars,
    });
  return { facility, id: facility.id, owner, cars, first, second, report, close };
}

const tasksOf = async (token: string) =>
  ((await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[]).map(({ what, path }) => [
    what,
    path,
  ]);

test('the facility reports a condition as met: CARS is notified, and the report is stored with the condition [12.170]', async () => {
  const { id, report } = await accepted();
  const { status, body } = await report();
  expect([status, body.code]).toEqual([200, 2]);
  const reported_at = context.now().getTime() / 1000;
  expect(body.data).toMatchObject([
    { reported_at, reported: SAID.report, reported_by: expect.stringMatching(/\w \w/), fulfilled_at: null },
    { reported_at: null, reported: null, reported_by: null },
  ]);
  expect((await entriesOf(portal, id)).at(-1)).toMatchObject({
    action: 'application.report-condition',
    oldValue: { condition: 'Show a telecover test.' },
    newValue: { reason: SAID.report },
  });
  const [mail, ...more] = (await db.select().from(emails)).filter(({ kind }) => kind === 'condition-reported');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipients: ['cars@site.example'], subject: 'CIAO: a condition is reported as met' });
  for (const words of ['Condition: Show a telecover test.', `Report: ${SAID.report}`, `/cars/evaluate-nf/${id}`])
    expect(mail?.text).toContain(words);
});

test('a reported condition is a task of CARS, and not of the facility, until CARS closes it [12.170]', async () => {
  const { id, owner, cars, second, report, close } = await accepted();
  const meets = (text: string) => [
    `Meet a condition: ${text}`,
    expect.stringMatching(`^/edit-nf/${id}\\?condition=.+`),
  ];
  // The due date of the telecover test is far ahead.
  expect(await tasksOf(owner)).toEqual([meets('Send the log'), meets('Show a telecover test')]);
  await report();
  expect(await tasksOf(owner)).toEqual([meets('Send the log')]);
  expect(await tasksOf(cars)).toEqual([
    [
      'Close a condition that the facility reports as met: Show a telecover test',
      `/cars/evaluate-nf/${id}?condition=first`,
    ],
  ]);
  expect(await applicationOf(portal, id)).toMatchObject({ pendingFor: 'conditions', dueDate: null });
  const opened = await portal.get('/api/national-facility/submitted-initial-acceptance-applications?open=true', {
    authorization: `Bearer ${cars}`,
  });
  expect(opened.json<{ data: unknown[] }>().data).toMatchObject([
    { _id: id, open_work: { what: 'Close a condition that the facility reports as met: Show a telecover test' } },
  ]);
  pass(MINUTE);
  await report(second);
  expect(await tasksOf(cars)).toEqual([
    ['Close 2 conditions that the facility reports as met', `/cars/evaluate-nf/${id}?condition=first`],
  ]);
  const handedOn = { pendingFor: 'met-conditions', pendingWith: 'cars', pendingSince: context.now() };
  expect(await applicationOf(portal, id)).toMatchObject(handedOn);
  await close();
  await close(second);
  expect(await tasksOf(cars)).toEqual([]);
  expect(await applicationOf(portal, id)).toMatchObject({ pendingFor: 'nothing' });
});

test('CARS has the task while another round is running too', async () => {
  const { id, cars, facility, report } = await accepted();
  await callApi('POST /national-facility/:id/reset-initial-acceptance', {
    params: { id },
    token: await tokenOf(portal, 'an administrator', facility),
    body: { target: 'facility', reason: 'A new laser was installed.' },
  });
  await report();
  expect(await applicationOf(portal, id)).toMatchObject({ pendingFor: 'application' });
  expect(await tasksOf(cars)).toEqual([
    [
      'Close a condition that the facility reports as met: Show a telecover test',
      `/cars/evaluate-nf/${id}?condition=first`,
    ],
  ]);
});

/** What a report leaves: the conditions, and the numbers of messages, notices and audit entries. */
async function traces(id: string) {
  const rows = await listConditions(db, id);
  const counted = [await db.select().from(emails), await db.select().from(notices), await entriesOf(portal, id)];
  return [rows, ...counted.map(({ length }) => length)];
}

test('the same report again changes nothing, and notifies no one [12.170]', async () => {
  const { id, report } = await accepted();
  const { body } = await report();
  const before = await traces(id);
  pass(MINUTE);
  expect(await report()).toEqual({ status: 200, body });
  expect(await traces(id)).toEqual(before);
});

test('reports have a limit by the hour, and the refusal says when to go on [12.601]', async () => {
  const { facility, id, owner, first, report } = await accepted();
  await report();
  const before = await traces(id);
  await db.update(rateLimits).set({ count: LIMITS.messagesToOthers.max });
  const url = `/api/national-facility/${id}/conditions/${first}/report`;
  const refused = await portal.post(url, JSON.stringify({ report: 'Anew.' }), 'application/json', owner);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().msg]).toEqual([
    429,
    '3600',
    'Too many steps that send messages to others. Please try again in 60 minutes.',
  ]);
  expect(await traces(id)).toEqual(before);
  pass(60 * MINUTE);
  const again = await ownerToken(portal, facility);
  expect((await report(undefined, { report: 'Anew.' }, again)).status).toBe(200);
});

test('those who edit all facilities may write to each in turn, up to a higher limit [12.601]', async () => {
  const { second, close } = await accepted();
  await db.update(rateLimits).set({ count: QA_SETTINGS.perHour.toOthersByStaff - 1 });
  expect((await close()).status).toBe(200);
  expect(await close(second)).toMatchObject({
    status: 429,
    body: { msg: 'Too many steps that send messages to others. Please try again in 60 minutes.' },
  });
});

test('what was saved and sent is answered as saved, though it could not be counted', async () => {
  const { report } = await accepted();
  await db.execute('alter table rate_limits add constraint lost check (count > 1) not valid');
  const { status } = await report();
  await db.execute('alter table rate_limits drop constraint lost');
  expect(status).toBe(200);
  expect((await db.select().from(emails)).map(({ kind }) => kind)).toContain('condition-reported');
  expect(portal.logged.join('\n')).toMatch(/was not counted/);
});

test('a report can be replaced until the condition is closed', async () => {
  const { report, close } = await accepted();
  await report();
  const { body } = await report(undefined, { report: 'Done on 4 March.' });
  expect(body.data).toMatchObject([{ reported: 'Done on 4 March.' }, {}]);
  await close();
  const { status, body: refused } = await report();
  expect([status, refused.msg]).toEqual([409, 'This condition is fulfilled already, or no longer asked for.']);
});

test.each<[why: string, body: object, message: string]>([
  ['nothing', {}, 'Required'],
  ['an empty text', { report: ' ' }, 'Required'],
  ['too long a text', { report: 'x'.repeat(4001) }, 'Maximum 4000 characters'],
])('%s is refused', async (_why, body, message) => {
  const { report } = await accepted();
  const answer = await report(undefined, body);
  expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'report', message }]]);
});

test.each<[who: Caller, answer: number]>([
  ['nobody', 401],
  ['another owner', 403],
  ['its owner', 200],
  ['ARES', 403],
  ['CARS', 403],
  ['an administrator', 403],
])('%s reporting it receives %i', async (who, answer) => {
  const { report, facility } = await accepted();
  expect((await report(undefined, SAID, (await tokenOf(portal, who, facility)) ?? '')).status).toBe(answer);
});

test('reporting an unknown condition is refused', async () => {
  const { report } = await accepted();
  expect((await report('01241261-e58c-4fa7-b744-002d2239e8cf')).status).toBe(404);
});
