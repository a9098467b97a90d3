import type { QaTestTypeCode } from '@portal/domain';
import { ruleOfTest } from './rule-of-test';

test.each<[type: QaTestTypeCode, rule: string]>([
  ['telecover', 'Yearly; again within 60 days after: alignment, optics, telescope, laser, move to another place'],
  ['trigger_delay', 'Once; again within 60 days after: electronics, laser'],
  ['reference_comparison', 'Every 60 months'],
])('%s', (type, rule) => {
  expect(ruleOfTest(type)).toBe(rule);
});
