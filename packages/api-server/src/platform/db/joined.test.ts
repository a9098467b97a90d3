import { joined } from './joined';

/** Work whose runs end when they are told to. */
function work() {
  const runs: { end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const ask = joined(() => new Promise<string>((resolve, reject) => void runs.push({ end: resolve, fail: reject })));
  return { ask, runs };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who asks during a run shares the next one', async () => {
  const { ask, runs } = work();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.end('before');
  expect(await first).toBe('before');
  await settled();
  expect(runs).toHaveLength(2);
  runs[1]?.end('after');
  expect(await Promise.all([second, third])).toEqual(['after', 'after']);
});

test('who asks in the moment between two runs shares the second one', async () => {
  const { ask, runs } = work();
  const first = ask();
  const second = ask();
  runs[0]?.end('before');
  await first;
  const third = ask();
  await settled();
  expect(runs).toHaveLength(2);
  runs[1]?.end('after');
  expect(await Promise.all([second, third])).toEqual(['after', 'after']);
});

test('who asks after a run gets a new one', async () => {
  const { ask, runs } = work();
  for (const at of [0, 1]) {
    const asked = ask();
    runs[at]?.end(`run ${at}`);
    expect(await asked).toBe(`run ${at}`);
  }
});

test('a failure reaches those who asked for that run only', async () => {
  const { ask, runs } = work();
  const [first, second] = [ask(), ask()];
  runs[0]?.fail(new Error('Lost.'));
  await expect(first).rejects.toThrow('Lost.');
  await settled();
  runs[1]?.end('found');
  expect(await second).toBe('found');
});
