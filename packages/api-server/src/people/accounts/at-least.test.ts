import { atLeast } from './at-least';

test('quick and slow answers take at least the given time', async () => {
  const started = performance.now();
  await expect(atLeast(60, async () => 'quick')).resolves.toBe('quick');
  // Timers may fire up to a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(59);
});

test('a failure of the work is passed on', async () => {
  await expect(atLeast(1, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});
