import { madeOnce } from './made-once';

test('a value is made once for an object and what else it depends on', () => {
  const make = jest.fn((of: { name: string }, day: string) => ({ said: `${of.name} on ${day}` }));
  const made = madeOnce(make);
  const [one, other] = [{ name: 'Lidar' }, { name: 'Photometer' }];
  const first = made(one, 'Monday');
  expect(first).toEqual({ said: 'Lidar on Monday' });
  expect(made(one, 'Monday')).toBe(first);
  expect(made(other, 'Monday')).toEqual({ said: 'Photometer on Monday' });
  expect(made(one, 'Monday')).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
  expect(made(one, 'Tuesday')).toEqual({ said: 'Lidar on Tuesday' });
  expect(make).toHaveBeenCalledTimes(3);
});
