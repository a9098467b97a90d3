import { CERTIFICATE_STATUSES } from './certificate';
import { CERTIFICATE_TONES, LABEL_STATES, LABEL_TONES, labelStateOf } from './label-state';
import type { LabelStatus } from './label-steps';

test.each<[status: LabelStatus, isValid: boolean, state: ReturnType<typeof labelStateOf>]>([
  ['none', false, 'none'],
  ['granted', true, 'valid'],
  ['granted', false, 'begins-later'],
  ['suspended', false, 'suspended'],
  ['withdrawn', false, 'withdrawn'],
  ['expired', false, 'expired'],
  // Whatever the answer says beside it.
  ['suspended', true, 'suspended'],
  ['withdrawn', true, 'withdrawn'],
  ['expired', true, 'expired'],
])('a label that is %s (valid: %s) is shown as %s [12.770]', (status, is_valid, state) => {
  expect(labelStateOf({ status, is_valid })).toBe(state);
});

test('only what is valid is green [12.760]', () => {
  expect(LABEL_STATES.filter((state) => LABEL_TONES[state] === 'success')).toEqual(['valid']);
  expect(CERTIFICATE_STATUSES.filter((status) => CERTIFICATE_TONES[status] === 'success')).toEqual(['valid']);
});
