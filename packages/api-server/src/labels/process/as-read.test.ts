import type { OpenStep, Timeline } from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { testPortal } from '../../../test/portal';
import { applications, conditions, questions } from '../../platform/db/tables';
import { testing } from '../../quality/tests/quality.fixture';
import { GRANTED, onTheWay } from './process.fixture';

const portal = testPortal();
const { context, db } = portal;
const { accepted, submitted } = testing(portal);
const { decide, addEvaluation, addAction, readTimeline, rowOf } = onTheWay(portal);

const KINDS = {
  step: /^Assign reviewers/,
  question: /^Answer a question/,
  condition: /^Meet a condition/,
  test: /^Evaluate a test/,
  statement: /^Write the statement/,
  action: /^Carry out an action/,
} as const;
const ALL = Object.keys(KINDS);

const kindsOf = (open: readonly OpenStep[]) =>
  Object.entries(KINDS).flatMap(([kind, words]) => (open.some(({ text }) => words.test(text)) ? [kind] : []));

/** An accepted facility in a second round, of which something of every kind is open. */
async function everythingOpen() {
  const { facility } = await submitted();
  await db.update(applications).set({ status: 'submitted' });
  const [round] = await db.select().from(applications);
  const question = { asker: 'cars', text: 'Which laser?', askedAt: context.now() } as const;
  const askedById = facility.ownerId ?? '';
  await db
    .insert(questions)
    .values({ ...question, applicationId: round?.id ?? '', facilityId: facility.id, askedById });
  const about = { applicationId: round?.id ?? '', facilityId: facility.id, report: 'final', place: 0 } as const;
  await db.insert(conditions).values({ ...about, text: 'A condition.', dueDate: '2026-06-20', setAt: context.now() });
  await decide(facility.id, { ...GRANTED, recordedAt: new Date('2025-01-10T12:00:00Z') });
  await addEvaluation(facility.id);
  const closedAt = new Date('2025-06-15T11:00:00Z');
  const past = {
    openedOn: '2025-02-01',
    statementDue: '2025-04-01',
    closedAt,
    outcome: 'continue_with_actions',
  } as const;
  await addAction(await addEvaluation(facility.id, { ...past, status: 'closed' }));
  return facility;
}

test.each<[Caller, read: readonly string[]]>([
  ['its owner', ALL],
  ['the reviewer of lidars', ['step', 'question', 'condition', 'test']],
  ['an evaluator', ['step', 'condition', 'test']],
  ['CARS', ALL],
  ['ARES', ['step', 'condition', 'statement', 'action']],
  ['an administrator', ALL],
])('%s reads in a timeline the open steps whose records are theirs to read: %j [12.795]', async (caller, read) => {
  const facility = await everythingOpen();
  const { open } = await readTimeline(facility.id, (await tokenOf(portal, caller, facility)) ?? '');
  expect(kindsOf(open)).toEqual(read);
});

test.each<[Caller, read: readonly string[]]>([
  ['CARS', ALL],
  ['ARES', ['step', 'condition', 'statement', 'action']],
  ['an administrator', ALL],
])('%s reads the same in the network by stage: %j [12.795]', async (caller, read) => {
  const facility = await everythingOpen();
  const { open } = await rowOf('CIAO', (await tokenOf(portal, caller, facility)) ?? '');
  expect(kindsOf(open)).toEqual(read);
});

const ofRounds = ({ entries, open }: Timeline) =>
  [...entries, ...open].filter(({ stage }) => stage === '1a').map(({ text }) => text);

test.each<[Caller, isRead: boolean]>([
  ['its owner', true],
  ['the reviewer of lidars', true],
  ['an evaluator', false],
  ['CARS', true],
  ['ARES', true],
])('%s reads of a round whose application is not submitted: %s [12.795]', async (caller, isRead) => {
  const { facility } = await accepted();
  const submittedAt = new Date('2026-05-01T09:00:00Z');
  const draft = { status: 'draft', step: 'application', pendingFor: 'application' } as const;
  await db.update(applications).set({ ...draft, submittedAt });
  const timeline = await readTimeline(facility.id, (await tokenOf(portal, caller, facility)) ?? '');
  expect(ofRounds(timeline).length > 0).toBe(isRead);
  expect(timeline.stage).toBe('1b');
});
