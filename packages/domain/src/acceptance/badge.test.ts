import { TYPE_LISTS } from '../types/type-lists';
import { badgeOf } from './badge';
import type { AcceptanceStatusCode } from './status';

test.each<[status: AcceptanceStatusCode, acceptance: 'yes' | 'no' | null, badge: string]>([
  ['draft', null, 'default'],
  ['submitted', null, 'warning'],
  ['waiting_final_report', null, 'warning'],
  ['evaluated', 'yes', 'success'],
  ['evaluated', 'no', 'default'],
])('the colour of %s with the acceptance %s is %s', (code, acceptance, badge) => {
  const decided = TYPE_LISTS.acceptance.find((item) => item.code === acceptance) ?? null;
  expect(badgeOf({ status: { code, name: code }, acceptance: decided })).toBe(badge);
});
