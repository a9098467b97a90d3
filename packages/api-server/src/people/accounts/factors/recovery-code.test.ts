import { newRecoveryCodes, recoveryDigest } from './recovery-code';

test('recovery codes are ten, different, and of 120 random bits', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
});

test.each(['7kq2-m9f1-0001', '7KQ2 M9FI OOOL', '7kq2m9fl oooi'])('%s is typed for the same code', (typed) => {
  expect(recoveryDigest('ada', typed)).toBe(recoveryDigest('ada', '7kq2-m9f1-0001'));
});

test('a code belongs to one account', () => {
  expect(recoveryDigest('ada', 'x')).not.toBe(recoveryDigest('bea', 'x'));
});
