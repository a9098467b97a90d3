import { sharedWork } from './shared-work';

test('equal requests share one run, and others have their own', async () => {
  const shared = sharedWork<string>();
  const runs: string[] = [];
  const work = (key: string) => () => {
    runs.push(key);
    return Promise.resolve(key);
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_each, place) => (place % 2 === 0 ? 'a' : 'b')).map((key) =>
      shared.run(key, work(key)),
    ),
  );
  expect(answers.filter((answer) => answer === 'a')).toHaveLength(10);
  expect(runs).toEqual(['a', 'b']);
});

test('nothing is kept of work that has ended, whether it succeeded or failed', async () => {
  const shared = sharedWork<string>();
  await shared.run('a', () => Promise.resolve('first'));
  await expect(shared.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(shared.running()).toBe(0);
  expect(await shared.run('a', () => Promise.resolve('again'))).toBe('again');
});
