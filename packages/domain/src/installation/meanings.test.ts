import { ACCEPTANCES } from '../types/type-lists';
import type { AcceptanceCode } from '../types/type-lists';
import { meaningOf } from './meanings';

const SET = {
  preliminary_meaning_yes: 'So far, so good.',
  preliminary_meaning_conditionally: null,
  preliminary_meaning_no: null,
  meaning_yes: 'Welcome.',
  meaning_conditionally: null,
  meaning_no: null,
};

test.each<[report: 'preliminary' | 'final', code: AcceptanceCode, settings: typeof SET | null, words: RegExp]>([
  ['final', 'yes', SET, /^Welcome\.$/],
  ['final', 'yes', null, /^The facility meets the requirements/],
  ['final', 'conditionally', SET, /on condition that/],
  ['final', 'no', SET, /does not meet .* may apply again\.$/],
  ['preliminary', 'yes', SET, /^So far, so good\.$/],
  ['preliminary', 'yes', null, /can be accepted\. Nothing is final before the final report\.$/],
  ['preliminary', 'no', SET, /cannot be accepted as it is/],
])(
  'the meaning of a %s %s comes from the settings %j, or else from the portal [12.28, 12.136]',
  (report, code, settings, words) => {
    expect(meaningOf(report, code, settings)).toMatch(words);
  },
);

test.each(ACCEPTANCES.map(({ code }) => code))('a preliminary %s promises nothing [12.136]', (code) => {
  expect(meaningOf('preliminary', code, null)).toMatch(/Nothing is final/);
  expect(meaningOf('preliminary', code, null)).not.toMatch(/meets the requirements|apply again/);
});
