import { ValidationError } from 'yup';
import { askedDay, askedNumber } from './asked';

function outcome(schema: ReturnType<typeof askedDay>, value: unknown) {
  try {
    return schema.validateSync(value);
  } catch (error) {
    return error instanceof ValidationError ? 'refused' : error;
  }
}

test.each<[value: unknown, read: number | 'refused' | undefined]>([
  [undefined, undefined],
  ['0', 0],
  ['12', 12],
  ['-1', -1],
  [7, 7],
  ['', 'refused'],
  [' 1', 'refused'],
  ['1 ', 'refused'],
  ['+1', 'refused'],
  ['0x1', 'refused'],
  ['1e0', 'refused'],
  ['1.0', 'refused'],
  ['1.5', 'refused'],
  [1.5, 'refused'],
  ['x', 'refused'],
  [['1', '2'], 'refused'],
  [['1'], 'refused'],
])('%j as a number is %j', (value, read) => {
  expect(outcome(askedNumber('Must be a number'), value)).toBe(read);
});

test.each<[value: unknown, read: number | 'refused' | undefined]>([
  [undefined, undefined],
  ['2026-06-15', 1_781_481_600],
  ['', 'refused'],
  [' 2026-06-15', 'refused'],
  ['2026-6-15', 'refused'],
  ['2026-06-31', 'refused'],
  ['1781481600', 'refused'],
  ['9999-01-01', 'refused'],
  [['2026-06-15', '2026-06-16'], 'refused'],
])('%j as a day is %j', (value, read) => {
  expect(outcome(askedDay(), value)).toBe(read);
});
