import type { AcceptanceCode } from '../types/type-lists';
import { meaningOf } from './meanings';

const SET = { meaning_yes: 'Welcome.', meaning_conditionally: null, meaning_no: null };

test.each<[code: AcceptanceCode, settings: typeof SET | null, words: RegExp]>([
  ['yes', SET, /^Welcome\.$/],
  ['yes', null, /^The facility meets the requirements/],
  ['conditionally', SET, /on condition that/],
  ['no', SET, /does not meet .* may apply again\.$/],
])('what %s means is said by the settings %j, or else by the portal [12.28]', (code, settings, words) => {
  expect(meaningOf(code, settings)).toMatch(words);
});
