import { epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import { ACCEPTANCES } from '../types/type-lists';
import type { AcceptanceCode } from '../types/type-lists';
import type { Party } from './party';
import { AWAITED } from './pending-for';
import type { PendingFor } from './pending-for';
import { isRefused, pendingWith } from './pending-with';
import type { PendingFacts } from './pending-with';

const since = epochOf('2026-06-01');

test.each<[what: PendingFor, sentence: string]>([
  [
    'invitation',
    'Waiting for an administrator to send the invitation (since 2026-06-01). The facility can already start its application.',
  ],
  [
    'application',
    'Waiting for the facility to describe the instruments and submit the application (since 2026-06-01). Next, administrators assign reviewers.',
  ],
  [
    'reviewers',
    'Waiting for an administrator to assign reviewers (since 2026-06-01). Next, the reviewers evaluate the application.',
  ],
  [
    'evaluations',
    'Waiting for reviewers to complete the evaluation (since 2026-06-01). Next, CARS issues the preliminary report.',
  ],
  [
    'synergy',
    'Waiting for an administrator to evaluate the synergy of lidars and photometers (since 2026-06-01). Next, CARS issues the preliminary report.',
  ],
  [
    'preliminary-report',
    'Waiting for CARS to issue the preliminary report (since 2026-06-01). Next, the facility can upload an upgrade plan.',
  ],
  [
    'upgrade-plan',
    'Waiting for the facility to upload the upgrade plan (since 2026-06-01). Next, reviewers assess the plan, then CARS issues the final report.',
  ],
  [
    'assessments',
    'Waiting for reviewers to assess the upgrade plan (since 2026-06-01). Next, CARS issues the final report.',
  ],
  [
    'final-report',
    'Waiting for CARS to issue the final report (since 2026-06-01). This completes the initial acceptance.',
  ],
  [
    'final-report-on-plan',
    'Waiting for CARS to read the upgrade plan and issue the final report (since 2026-06-01). This completes the initial acceptance.',
  ],
  ['nothing', 'Initial acceptance completed on 2026-06-01.'],
])('pending for %s: %s [12.5]', (pending_for, sentence) => {
  expect(pendingWith({ pending_for, pending_since: since })).toEqual({
    party: AWAITED[pending_for].party,
    since,
    sentence,
  });
});

test.each<[what: PendingFor, code: 'yes' | 'no', end: string]>([
  ['final-report', 'yes', 'This completes the initial acceptance.'],
  ['final-report', 'no', 'This ends the round; the preliminary report says: Not accepted.'],
  ['final-report-on-plan', 'no', 'This ends the round; the preliminary report says: Not accepted.'],
  ['preliminary-report', 'no', 'Next, the facility can upload an upgrade plan.'],
])('pending for %s after a preliminary "%s": %s [12.293]', (pending_for, code, end) => {
  const preliminary_acceptance = byCode(ACCEPTANCES, code);
  const { sentence } = pendingWith({ pending_for, pending_since: since, preliminary_acceptance });
  expect(sentence.slice(-end.length)).toBe(end);
});

test('before the invitation, the facility is told that it can start', () => {
  const { sentence } = pendingWith({ pending_for: 'invitation', pending_since: since }, 'facility');
  expect(sentence).toBe(
    'Waiting for an administrator to send the invitation (since 2026-06-01). You can already start your application.',
  );
});

test('the due date precedes the next step', () => {
  const due = { pending_for: 'upgrade-plan', pending_since: since, due_date: epochOf('2026-07-01') } as const;
  expect(pendingWith(due).sentence).toBe(
    'Waiting for the facility to upload the upgrade plan (since 2026-06-01). Due on 2026-07-01. Next, reviewers assess the plan, then CARS issues the final report.',
  );
});

test.each<[what: PendingFor, sentence: string]>([
  [
    'preliminary-report',
    'Waiting for CARS to issue the preliminary report. Next, the facility can upload an upgrade plan.',
  ],
  ['nothing', 'The initial acceptance is complete.'],
])('an unknown day is omitted: %s', (pending_for, sentence) => {
  expect(pendingWith({ pending_for, pending_since: null }).sentence).toBe(sentence);
});

test.each<[evaluation_date: number | null, sentence: RegExp]>([
  [since, /^The application was not accepted on 2026-06-01\. To apply again/],
  [null, /^The application was not accepted\. To apply again/],
])('a refused application (%s) is reported with how to apply again [12.5]', (evaluation_date, sentence) => {
  const facts = { pending_for: 'nothing', pending_since: epochOf('2026-09-09'), evaluation_date } as const;
  expect(pendingWith({ ...facts, acceptance: byCode(ACCEPTANCES, 'no') }).sentence).toMatch(sentence);
});

test.each<[count: number, first_due_date: number | null, said: RegExp]>([
  [0, null, /report\.$/],
  [1, null, /A condition of the acceptance is open as well\.$/],
  [1, epochOf('2026-07-01'), /A condition of the acceptance is open as well, until 2026-07-01\.$/],
  [2, epochOf('2026-07-01'), /2 conditions of the acceptance are open as well, the first until 2026-07-01\.$/],
])('%i open conditions are mentioned in addition to the step [12.26]', (count, first_due_date, said) => {
  const facts = {
    pending_for: 'evaluations',
    pending_since: since,
    open_conditions: { count, first_due_date },
  } as const;
  expect(pendingWith(facts).sentence).toMatch(said);
  expect(pendingWith({ ...facts, pending_for: 'conditions' }).sentence).not.toMatch(/as well/);
});

test.each<[count: number, due: string[], said: string]>([
  [1, ['2026-07-01'], 'A condition of the acceptance is open as well, until 2026-07-01.'],
  [1, ['2026-06-30'], 'A condition of the acceptance is open as well, overdue since 2026-06-30.'],
  [2, ['2026-07-01', '2026-07-02'], '2 conditions of the acceptance are open as well, the first until 2026-07-01.'],
  [2, ['2026-06-30'], '2 conditions of the acceptance are open as well, 1 of them overdue since 2026-06-30.'],
  [
    3,
    ['2026-06-01', '2026-06-30', '2026-07-01'],
    '3 conditions of the acceptance are open as well, 2 of them overdue, the first since 2026-06-01.',
  ],
  [
    2,
    ['2026-06-01', '2026-06-30'],
    '2 conditions of the acceptance are open as well, all of them overdue, the first since 2026-06-01.',
  ],
])('of %i open conditions due on %j, those overdue on 2026-07-01 are named [12.26]', (count, due, said) => {
  const due_dates = due.map(epochOf);
  const open_conditions = { count, first_due_date: due_dates[0] ?? null, due_dates };
  const facts = { pending_for: 'evaluations', pending_since: since, open_conditions } as const;
  expect(pendingWith(facts, undefined, '2026-07-01').sentence).toContain(said);
  // A message may be read any time.
  expect(pendingWith(facts).sentence).not.toContain('overdue');
});

test.each([
  ['2026-06-30', 'Due on 2026-07-01.'],
  ['2026-07-01', 'Due on 2026-07-01.'],
  ['2026-07-02', 'Overdue since 2026-07-01.'],
])('the sentence on %s contains: %s', (today, said) => {
  const facts = { pending_for: 'upgrade-plan', pending_since: null, due_date: epochOf('2026-07-01') } as const;
  expect(pendingWith(facts, 'facility', today).sentence).toContain(said);
});

test.each<[what: PendingFor, sentence: string]>([
  ['invitation', 'Waiting for an administrator to send the invitation. You can already start your application.'],
  [
    'application',
    'Your turn: describe your instruments and submit the application. Next, administrators assign reviewers.',
  ],
  [
    'reviewers',
    'Waiting for an administrator to assign reviewers. Next, the reviewers evaluate your application. Nothing is due from you now.',
  ],
  [
    'evaluations',
    'Waiting for reviewers to complete the evaluation of your application. Next, CARS issues the preliminary report. Until then, nothing is due from you.',
  ],
  [
    'synergy',
    'Waiting for an administrator to evaluate the synergy of your lidars and photometers. Next, CARS issues the preliminary report. Until then, nothing is due from you.',
  ],
  ['answer', 'Your turn: answer a question. Everything else continues meanwhile.'],
  [
    'preliminary-report',
    'Waiting for CARS to issue the preliminary report. Next, you can upload an upgrade plan. Until then, nothing is due from you.',
  ],
  [
    'upgrade-plan',
    'Your turn: upload your upgrade plan. Next, reviewers assess the plan, then CARS issues the final report.',
  ],
  [
    'assessments',
    'Waiting for reviewers to assess your upgrade plan. Next, CARS issues the final report. Until then, nothing is due from you.',
  ],
  [
    'final-report',
    'Waiting for CARS to issue the final report. This completes the initial acceptance. Until then, nothing is due from you.',
  ],
  [
    'final-report-on-plan',
    'Waiting for CARS to read your upgrade plan and issue the final report. This completes the initial acceptance. Until then, nothing is due from you.',
  ],
  [
    'conditions',
    'Your turn: meet the conditions of the acceptance. The initial acceptance itself is complete; CARS closes each condition that you report as met.',
  ],
  [
    'met-conditions',
    'Waiting for CARS to close the conditions that you report as met. The initial acceptance itself is complete.',
  ],
  ['nothing', 'The initial acceptance is complete. Nothing is due from you now.'],
])('pending for %s, the facility reads: %s [12.5, 12.55]', (pending_for, sentence) => {
  const facts = { pending_for, pending_since: null };
  expect(pendingWith(facts, 'facility').sentence).toBe(sentence);
  expect(pendingWith(facts).sentence).not.toMatch(/\byou/);
  const open_conditions = { count: 1, first_due_date: null };
  expect(pendingWith({ ...facts, open_conditions }, 'facility').sentence).not.toMatch(/due from you/);
  const own_task = { kind: 'due-tests', what: 'Make a test of RALI', due_date: null } as const;
  expect(pendingWith({ ...facts, own_task }, 'facility').sentence).not.toMatch(/due from you/);
});

const TEST = { kind: 'due-tests', what: 'Make 2 tests of RALI', due_date: epochOf('2026-06-30') } as const;
const CONFIGURE = { kind: 'missing-configuration', what: 'Add a configuration of RALI' } as const;
const EVALUATE = { kind: 'evaluations', what: 'Submit 4 evaluations', due_date: null } as const;
const CONDITION = {
  kind: 'conditions',
  what: 'Meet a condition: Send the log',
  due_date: epochOf('2026-09-01'),
} as const;
const CONDITIONS = {
  due_date: epochOf('2026-09-01'),
  open_conditions: { count: 2, first_due_date: epochOf('2026-09-01'), due_dates: [epochOf('2026-09-01')] },
};

test.each<
  [why: string, pending_for: PendingFor, facts: Partial<PendingFacts>, reader: Party | undefined, sentence: string]
>([
  [
    'a test after the acceptance',
    'nothing',
    { own_task: TEST },
    'facility',
    'Initial acceptance completed on 2026-06-01. Your turn: make 2 tests of RALI. Overdue since 2026-06-30.',
  ],
  [
    'a configuration that is due before the conditions',
    'conditions',
    { ...CONDITIONS, own_task: { ...CONFIGURE, due_date: epochOf('2026-07-20') } },
    'facility',
    'Your turn: add a configuration of RALI. Due on 2026-07-20. 2 conditions of the acceptance are open as well, the first until 2026-09-01.',
  ],
  [
    'a condition that is due first',
    'conditions',
    { ...CONDITIONS, own_task: CONDITION },
    'facility',
    'Your turn: meet the conditions of the acceptance (since 2026-06-01). Due on 2026-09-01. The initial acceptance itself is complete; CARS closes each condition that you report as met.',
  ],
  [
    'a test while others evaluate the next round',
    'evaluations',
    { own_task: TEST, due_date: epochOf('2026-08-01') },
    'facility',
    'Your turn: make 2 tests of RALI. Overdue since 2026-06-30. Waiting for reviewers to complete the evaluation of your application (since 2026-06-01). Due on 2026-08-01.',
  ],
  [
    'evaluations of a reviewer before all reviewers are assigned',
    'reviewers',
    { own_task: EVALUATE },
    undefined,
    'Your turn: submit 4 evaluations. Waiting for an administrator to assign reviewers (since 2026-06-01).',
  ],
  [
    'evaluations of a reviewer, which are the step',
    'evaluations',
    { own_task: EVALUATE },
    undefined,
    'Your turn: complete the evaluation (since 2026-06-01). Next, CARS issues the preliminary report.',
  ],
])('the most urgent task of the reader is named: %s [12.285]', (_why, pending_for, facts, reader, sentence) => {
  const found = pendingWith({ pending_for, pending_since: since, ...facts }, reader, '2026-07-01');
  expect(found).toEqual({ party: AWAITED[pending_for].party, since, sentence });
});

test.each<[why: string, pending_for: PendingFor, code: AcceptanceCode, isSo: boolean]>([
  ['refused, nothing is due', 'nothing', 'no', true],
  ['refused, a condition is open', 'conditions', 'no', false],
  ['accepted', 'nothing', 'yes', false],
])('whether an application was refused: %s', (_why, pending_for, code, isSo) => {
  expect(isRefused({ pending_for, acceptance: byCode(ACCEPTANCES, code) })).toBe(isSo);
});

test('a facility that was refused is told how to apply again', () => {
  const facts = { pending_for: 'nothing', pending_since: since, evaluation_date: since } as const;
  expect(pendingWith({ ...facts, acceptance: byCode(ACCEPTANCES, 'no') }, 'facility').sentence).toBe(
    'Your application was not accepted on 2026-06-01. To apply again, ask an administrator to return it to you, using the contact form.',
  );
});
