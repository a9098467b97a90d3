import { epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import { ACCEPTANCES } from '../types/type-lists';
import type { AcceptanceStatusCode } from './status';
import { pendingWith } from './pending-with';
import type { Party } from './party';
import type { PendingFacts } from './pending-with';

const facts = (code: AcceptanceStatusCode, change: Partial<PendingFacts> = {}): PendingFacts => ({
  status: { code },
  pending_since: epochOf('2026-06-01'),
  reviewers_set: false,
  can_issue_preliminary_report: false,
  preliminary_acceptance: null,
  ...change,
});
const preliminary = (code: string) => ({ preliminary_acceptance: byCode(ACCEPTANCES, code) });

test.each<[code: AcceptanceStatusCode, change: Partial<PendingFacts>, party: Party, sentence: string]>([
  [
    'registered',
    {},
    'administrators',
    'It has been up to the administrators since 2026-06-01 to send the invitation. The facility may describe its instruments already.',
  ],
  [
    'invited',
    {},
    'facility',
    'It has been up to the facility since 2026-06-01 to describe its instruments and submit the application. Then the administrators set reviewers.',
  ],
  [
    'draft',
    {},
    'facility',
    'It has been up to the facility since 2026-06-01 to describe its instruments and submit the application. Then the administrators set reviewers.',
  ],
  [
    'submitted',
    {},
    'administrators',
    'It has been up to the administrators since 2026-06-01 to set reviewers. Then they evaluate every part of the application.',
  ],
  [
    'submitted',
    { reviewers_set: true },
    'reviewers',
    'It has been up to the reviewers since 2026-06-01 to evaluate every part of the application. Then CARS issues the preliminary report.',
  ],
  [
    'submitted',
    { reviewers_set: true, can_issue_preliminary_report: true },
    'cars',
    'It has been up to CARS since 2026-06-01 to issue the preliminary report. Then the facility may add an upgrade plan.',
  ],
  [
    'preliminary_report_issued',
    preliminary('conditionally'),
    'facility',
    'It has been up to the facility since 2026-06-01 to upload its upgrade plan. Then CARS issues the final report.',
  ],
  [
    'preliminary_report_issued',
    preliminary('yes'),
    'cars',
    'It has been up to CARS since 2026-06-01 to issue the final report. With it, the initial acceptance is complete.',
  ],
  [
    'waiting_final_report',
    preliminary('conditionally'),
    'cars',
    'It has been up to CARS since 2026-06-01 to issue the final report. With it, the initial acceptance is complete.',
  ],
  ['evaluated', {}, 'nobody', 'The initial acceptance has been complete since 2026-06-01.'],
])('%s %j: %s [12.5]', (code, change, party, sentence) => {
  expect(pendingWith(facts(code, change))).toEqual({ party, since: epochOf('2026-06-01'), sentence });
});

test('a due date is said before what comes next', () => {
  expect(pendingWith(facts('draft', { due_date: epochOf('2026-07-01') })).sentence).toBe(
    'It has been up to the facility since 2026-06-01 to describe its instruments and submit the application. It is due on 2026-07-01. Then the administrators set reviewers.',
  );
});

test('an unknown day is left out', () => {
  expect(pendingWith(facts('evaluated', { pending_since: null })).sentence).toBe('The initial acceptance is complete.');
});
