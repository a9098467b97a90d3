import { randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed';

const key = () => ({ id: '1', secret: randomBytes(32) });

test('a sealed text differs each time and opens with its key, for its owner, unaltered', () => {
  const ours = key();
  const sealed = seal(ours, 'ada', 'ABCDEF');
  expect(sealed).not.toBe(seal(ours, 'ada', 'ABCDEF'));
  expect(unseal(ours, 'ada', sealed)).toBe('ABCDEF');
  const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => unseal(ours, 'bea', sealed)).toThrow(/authenticate data/);
  expect(() => unseal(key(), 'ada', sealed)).toThrow(/authenticate data/);
  expect(() => unseal(ours, 'ada', altered)).toThrow(/authenticate data/);
});
