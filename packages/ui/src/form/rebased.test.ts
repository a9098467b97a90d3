import { isEqual, rebased } from './rebased';

interface Values {
  name: string;
  version: number;
  channels: Record<string, { height: string; modes: string[] }>;
}

const values = (name: string, version: number, height = '15', modes = ['day']): Values => ({
  name,
  version,
  channels: { 'Elastic 532': { height, modes } },
});

test.each<[why: string, saved: Values, sent: Values, typed: Values, next: Values]>([
  ['unchanged input takes the saved values', values('A', 2), values('A ', 1), values('A ', 1), values('A', 2)],
  ['a text changed since sending is kept', values('A', 2), values('A', 1), values('AB', 1), values('AB', 2)],
  ['a text emptied since sending stays empty', values('A', 2), values('A', 1), values('', 1), values('', 2)],
  [
    'a field of a group changed since sending is kept',
    values('A', 2, '7.5'),
    values('A ', 1),
    values('A ', 1, '15', []),
    values('A', 2, '7.5', []),
  ],
])('%s', (_why, saved, sent, typed, next) => {
  expect(rebased(saved, sent, typed)).toEqual(next);
});

test('a group added since sending is kept as a whole', () => {
  const opened = { ...values('A', 1).channels, 'Raman 387': { height: '30', modes: [] } };
  const next = rebased(values('A', 2), values('A', 1), { ...values('A', 1), channels: opened });
  expect(next).toEqual({ ...values('A', 2), channels: opened });
});

test('two forms are equal if all their fields are', () => {
  expect(isEqual(values('A', 1), values('A', 1))).toBe(true);
  expect(isEqual(values('A', 1), values('A', 1, '16'))).toBe(false);
});
