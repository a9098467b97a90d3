import type { Condition } from '@portal/domain';
import { applicationOf } from '../../../test/applications';
import { tokenOf } from '../../../test/callers';
import { testPortal } from '../../../test/portal';
import { applications, emails, evaluations } from '../../platform/db/tables';
import { writeDueReminders } from '../reminders/due-dates.service';
import { reporting } from './reporting.fixture';

const portal = testPortal();
const { callApi, db, context, pass } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const UNTIL = Date.UTC(2027, 2, 1) / 1000;

const dataOf = async <Data>(answer: Promise<{ body: { data?: unknown } }>) => (await answer).body.data as Data;

const conditionsOf = (id: string, token: string) =>
  dataOf<Condition[]>(callApi('GET /national-facility/:id/conditions', { params: { id }, token }));

const fulfil = (id: string, condition: string, token: string) =>
  callApi('POST /national-facility/:id/conditions/:condition/fulfil', {
    params: { id, condition },
    body: { fulfilment: 'Seen on 3 March.' },
    token,
  });

const present = async () => {
  const [round] = await db.select().from(applications);
  if (!round) throw new Error('There is no round.');
  const { status, pendingFor, pendingWith, pendingSince, dueDate } = round;
  return { status, pendingFor, pendingWith, pendingSince, dueDate };
};

const reminders = async () => {
  await writeDueReminders(context);
  return (await db.select().from(emails))
    .filter(({ kind }) => kind === 'due-soon' || kind === 'overdue')
    .map(({ kind, recipients, text }) => [kind, recipients.join(), /: (meet a condition: [^\n]*)/.exec(text)?.[1]]);
};
const DAYS = 24 * 3600;

describe('an accepted facility with open conditions', () => {
  test('is pending with itself from the acceptance until the last condition is met [12.26]', async () => {
    const { facility } = await evaluated('waiting_final_report');
    const { id } = facility;
    const token = await carsToken();
    const asked = [{ text: 'Show a telecover test.', due_date: UNTIL }, { text: 'Report once a year.' }];
    await issue(id, { acceptance: 'conditionally', conditions: asked }, token);
    const accepted = context.now();
    const pending = { status: 'evaluated', pendingFor: 'conditions', pendingWith: 'facility', pendingSince: accepted };
    expect(await present()).toEqual({ ...pending, dueDate: '2027-03-01' });
    const [first, second] = await conditionsOf(id, token);
    pass(60);
    await fulfil(id, first?._id ?? '', token);
    expect(await present()).toEqual({ ...pending, dueDate: null });
    pass(60);
    await fulfil(id, second?._id ?? '', token);
    const since = context.now();
    expect(await present()).toEqual({
      status: 'evaluated',
      pendingFor: 'nothing',
      pendingWith: 'nobody',
      pendingSince: since,
      dueDate: null,
    });
  });

  test('is reminded of each condition when it is due, but not of conditions already met [12.26]', async () => {
    const { facility } = await evaluated('waiting_final_report');
    const token = await carsToken();
    const day = (at: Date, days: number) => Math.floor(at.getTime() / 1000 / DAYS + days) * DAYS;
    const asked = [
      { text: 'Show a telecover test.', due_date: day(context.now(), 3) },
      { text: 'Send the log.', due_date: day(context.now(), 5) },
      { text: 'Measure for a year.', due_date: day(context.now(), 300) },
      { text: 'Report once a year.' },
    ];
    const body = { acceptance: 'conditionally', conditions: asked };
    expect((await issue(facility.id, body, token)).status).toBe(200);
    const owner = 'pi.ciao@site.example';
    const soon = [
      ['due-soon', owner, 'meet a condition: Show a telecover test.'],
      ['due-soon', owner, 'meet a condition: Send the log.'],
    ];
    expect(await reminders()).toEqual(expect.arrayContaining(soon));
    expect(await reminders()).toHaveLength(2);
    const [first] = await conditionsOf(facility.id, token);
    await fulfil(facility.id, first?._id ?? '', token);
    pass(6 * DAYS);
    const late = await reminders();
    expect(late).toHaveLength(3);
    expect(late).toContainEqual(['overdue', owner, 'meet a condition: Send the log.']);
  });

  test('is reminded of them in its next round too, which is pending with another party', async () => {
    const { facility } = await evaluated('waiting_final_report');
    const token = await carsToken();
    const asked = [{ text: 'Send the log.', due_date: Math.floor(context.now().getTime() / 1000 / DAYS + 5) * DAYS }];
    await issue(facility.id, { acceptance: 'conditionally', conditions: asked }, token);
    await callApi('POST /national-facility/:id/reset-initial-acceptance', {
      params: { id: facility.id },
      token: await tokenOf(portal, 'an administrator', facility),
      body: { target: 'facility', reason: 'A new laser was installed.' },
    });
    expect((await applicationOf(portal, facility.id)).pendingFor).toBe('application');
    expect(await reminders()).toEqual([['due-soon', 'pi.ciao@site.example', 'meet a condition: Send the log.']]);
  });

  test.each([
    ['yes', 'keeps the conditions of an earlier one until CARS closes them'],
    ['no', 'no longer has any conditions'],
  ])('after a final %s it %s [12.26]', async (acceptance) => {
    const { facility } = await evaluated('waiting_final_report');
    const token = await carsToken();
    const conditions = [{ text: 'Send the log.', due_date: UNTIL }];
    await issue(facility.id, { acceptance: 'conditionally', conditions }, token);
    await callApi('POST /national-facility/:id/reset-initial-acceptance', {
      params: { id: facility.id },
      token: await tokenOf(portal, 'an administrator', facility),
      body: { target: 'evaluation', reason: 'A new laser was installed.' },
    });
    await db.update(applications).set({ openEvaluations: {} });
    await db.update(evaluations).set({ evaluatedAt: context.now() });
    const asked = [{ text: 'Answer the recommendations.', due_date: null }];
    pass(60);
    await issue(facility.id, { preliminary_acceptance: 'yes', conditions: asked }, token);
    await issue(facility.id, { acceptance }, token);
    const isTakenBack = acceptance === 'no';
    const [first, second] = await conditionsOf(facility.id, token);
    expect(first).toMatchObject({ report: 'final', fulfilled_at: null, is_superseded: isTakenBack });
    expect(second).toMatchObject({ report: 'preliminary', is_superseded: true });
    expect((await fulfil(facility.id, first?._id ?? '', token)).status).toBe(isTakenBack ? 409 : 200);
    const rounds = await db.select().from(applications);
    expect(rounds.find(({ isCurrent }) => isCurrent)).toMatchObject({ pendingFor: 'nothing' });
  });

  test('no longer has the conditions of a preliminary decision once its round has ended', async () => {
    const { facility } = await evaluated();
    const token = await carsToken();
    const params = { id: facility.id };
    const asked = [{ text: 'Answer each recommendation in the upgrade plan.', due_date: UNTIL }];
    await issue(facility.id, { preliminary_acceptance: 'conditionally', conditions: asked }, token);
    expect(await conditionsOf(facility.id, token)).toMatchObject([{ is_superseded: false }]);
    await callApi('POST /national-facility/:id/reset-initial-acceptance', {
      params,
      token: await tokenOf(portal, 'an administrator', facility),
      body: { target: 'facility', reason: 'A new laser was installed.' },
    });
    const [condition] = await conditionsOf(facility.id, token);
    expect(condition).toMatchObject({ report: 'preliminary', fulfilled_at: null, is_superseded: true });
    expect((await fulfil(facility.id, condition?._id ?? '', token)).status).toBe(409);
  });
});
