import { noise, RANGES, written } from './signals.fixture';

test('the noise of the test signals is the documented one', () => {
  const next = noise();
  expect([next(), next(), next()].map((value) => value.toFixed(5))).toEqual(['-0.30938', '1.10266', '-0.87635']);
});

test('ranges and numbers are those of a file', () => {
  expect([RANGES[0], RANGES.at(-1), written(0.0000015)]).toEqual([7.5, 30_000, '1.500000e-6']);
});
