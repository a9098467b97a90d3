import type { ServedTask } from '@portal/domain';
import { emailsInOrder } from '../../../test/emails';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { auditEntries, evaluationActions, regularEvaluations, users } from '../../platform/db/tables';
import { evaluating, SCOPE } from '../evaluations/evaluating.fixture';
import { runRegularEvaluations } from './run-regular-evaluations';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { close, grant, opened, record, state, stated, take } = evaluating(portal);

const DAY = 86_400;

const mails = async (kind: string) => (await emailsInOrder(portal)).filter((mail) => mail.kind === kind);
const recipientsOf = async (kind: string) => (await mails(kind)).map(({ recipients }) => recipients.join()).toSorted();
const recorded = async (action: string) =>
  (await db.select().from(auditEntries)).filter((entry) => entry.action === action);
const statuses = async () => (await db.select().from(regularEvaluations)).map(({ status }) => status);

/** Facilities with a label. */
async function labelled(acronyms: readonly string[]) {
  for (const acronym of acronyms) await grant((await addFacility(portal, { acronym })).id);
}

const MANY = ['AAA', 'BBB', 'CCC', 'DDD'];
const everyone = (acronyms: readonly string[]) => acronyms.map((acronym) => `pi.${acronym.toLowerCase()}@site.example`);

test('the evaluations of all labels open in one run, each with its mail; a second run opens none [12.571]', async () => {
  await labelled(MANY);
  await runRegularEvaluations(context);
  await runRegularEvaluations(context);
  const rows = await db.select().from(regularEvaluations);
  expect(rows.map(({ openedForYear, periodFrom, createdById }) => [openedForYear, periodFrom, createdById])).toEqual(
    MANY.map(() => [2026, '2025-01-01', null]),
  );
  expect(await recipientsOf('evaluation-opened')).toEqual(everyone(MANY));
});

test('two servers that open at once open each evaluation once, with one mail [12.571]', async () => {
  await labelled(MANY);
  await Promise.all([1, 2, 3].map(() => runRegularEvaluations(context)));
  expect(await statuses()).toHaveLength(MANY.length);
  expect(await recipientsOf('evaluation-opened')).toEqual(everyone(MANY));
});

test('an opening that fails in the middle leaves nothing of itself, keeps no other from opening, and is made up for by the next run, once [12.571]', async () => {
  await labelled(MANY);
  let asked = 0;
  // The address of the portal is needed for the mail, after the evaluation was inserted.
  const settings = new Proxy(context.settings, {
    get(target, name, receiver): unknown {
      if (name === 'publicUrl' && (asked += 1) === 2) throw new Error('The mail cannot be written.');
      return Reflect.get(target, name, receiver);
    },
  });
  await runRegularEvaluations({ ...context, settings });
  expect(await statuses()).toHaveLength(MANY.length - 1);
  expect(await mails('evaluation-opened')).toHaveLength(MANY.length - 1);
  expect(await recorded('regular-evaluation.open')).toHaveLength(MANY.length - 1);
  await runRegularEvaluations(context);
  expect(await recipientsOf('evaluation-opened')).toEqual(everyone(MANY));
});

test('an archived facility and one without a label are left out', async () => {
  await addFacility(portal, { acronym: 'NONE' });
  await grant((await addFacility(portal, { acronym: 'OLD', archivedAt: context.now() })).id);
  await runRegularEvaluations(context);
  expect(await statuses()).toEqual([]);
});

test('an installation of the first stage opens none', async () => {
  await labelled(['AAA']);
  await runRegularEvaluations({ ...context, settings: { ...context.settings, stages: '1a' } });
  expect(await statuses()).toEqual([]);
});

test('an evaluation ends with its label, withdrawn or expired; one of a suspended label goes on [12.572]', async () => {
  const { facility } = await opened({ validUntil: '2026-06-20' });
  await record(facility.id, { place: 2, kind: 'suspend', reason: 'No test for two years.' });
  pass(5 * DAY);
  await runRegularEvaluations(context);
  expect(await statuses()).toEqual(['facility_input']);
  pass(DAY);
  await runRegularEvaluations(context);
  await runRegularEvaluations(context);
  expect(await statuses()).toEqual(['ended']);
  expect(await recorded('regular-evaluation.end')).toHaveLength(1);
});

test('the next evaluation opens on the next opening day, after this one is closed', async () => {
  const { id, staff } = await stated();
  pass(240 * DAY);
  await runRegularEvaluations(context);
  expect(await statuses()).toHaveLength(1);
  pass(-240 * DAY);
  await close(id, staff);
  pass(240 * DAY);
  await runRegularEvaluations(context);
  expect(
    (await db.select().from(regularEvaluations)).map(({ openedForYear }) => String(openedForYear)).toSorted(),
  ).toEqual(['2026', '2027']);
});

test('a facility is reminded of its statement two weeks before its last day, once [12.573]', async () => {
  await opened();
  pass(45 * DAY);
  await runRegularEvaluations(context);
  expect(await mails('evaluation-statement-due')).toEqual([]);
  for (const days of [1, 1, 10]) {
    pass(days * DAY);
    await runRegularEvaluations(context);
    expect(await recipientsOf('evaluation-statement-due')).toEqual(['pi.ciao@site.example']);
  }
});

test('no reminder of a statement for someone who wants none', async () => {
  await opened();
  await db.update(users).set({ wantsDigest: false });
  pass(50 * DAY);
  await runRegularEvaluations(context);
  expect(await mails('evaluation-statement-due')).toEqual([]);
});

test('no reminder of a statement that was sent', async () => {
  const { id, owner } = await opened();
  await state(id, owner, { statement: 'It was a dry year.' });
  pass(51 * DAY);
  await runRegularEvaluations(context);
  expect(await mails('evaluation-statement-due')).toEqual([]);
});

test.each([
  ['of a label that is held', [], 1],
  ['not of one that was withdrawn', ['withdraw'], 0],
  ['nor when another one was granted since', ['withdraw', 'propose', 'grant'], 0],
] as const)('an action is asked for and reminded of: %s [12.573]', async (_why, kinds, count) => {
  const { id, facility, owner, staff } = await stated();
  const actions = [{ text: 'Repeat the telecover.', due: Date.UTC(2026, 6, 1) / 1000 }];
  await close(id, staff, { outcome: 'continue_with_actions', actions });
  pass(DAY);
  for (const [at, kind] of kinds.entries())
    if (kind === 'grant')
      await grant(facility.id, { place: at + 2, validFrom: '2026-06-16', validUntil: '2031-06-15' });
    else await record(facility.id, { place: at + 2, kind, reason: 'The station was closed.', scope: SCOPE });
  pass(2 * DAY);
  await runRegularEvaluations(context);
  expect(await mails('evaluation-action-due')).toHaveLength(count);
  pass(-3 * DAY);
  const tasks = (await callApi('GET /user/tasks', { token: owner })).body.data as unknown as ServedTask[];
  expect(tasks.filter(({ kind }) => kind === 'evaluation-action')).toHaveLength(count);
});

test('a facility that cannot be reminded keeps no other from its reminder [12.573]', async () => {
  await labelled(MANY);
  await runRegularEvaluations(context);
  pass(46 * DAY);
  let asked = 0;
  const settings = new Proxy(context.settings, {
    get(target, name, receiver): unknown {
      if (name === 'publicUrl' && (asked += 1) === 2) throw new Error('The mail cannot be written.');
      return Reflect.get(target, name, receiver);
    },
  });
  await runRegularEvaluations({ ...context, settings });
  expect(await mails('evaluation-statement-due')).toHaveLength(MANY.length - 1);
  await runRegularEvaluations(context);
  expect(await recipientsOf('evaluation-statement-due')).toEqual(everyone(MANY));
});

test('a facility is reminded of an action two weeks before it is due, unless it has reported it [12.573]', async () => {
  const { id, owner, staff } = await stated();
  const due = Date.UTC(2026, 8, 1) / 1000;
  await close(id, staff, {
    outcome: 'continue_with_actions',
    actions: [
      { text: 'Repeat the telecover.', due },
      { text: 'Align the laser.', due },
    ],
  });
  const [, second] = await db.select().from(evaluationActions).orderBy(evaluationActions.place);
  await take('POST /evaluations/:id/actions/:action/report', id, owner, { report: 'Done.' }, second?.id);
  pass(63 * DAY);
  await runRegularEvaluations(context);
  expect(await mails('evaluation-action-due')).toEqual([]);
  for (const days of [1, 1]) {
    pass(days * DAY);
    await runRegularEvaluations(context);
    const found = await mails('evaluation-action-due');
    expect(found.map(({ text }) => text.includes('Repeat the telecover.'))).toEqual([true]);
  }
});
