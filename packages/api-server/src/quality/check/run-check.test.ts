import { aTelecoverText } from '../../../test/quality';
import { runTask, type CheckTask } from './check-task';
import { runCheck } from './run-check';

test('a thread gives the lines of a text as the task itself does, and gets its bytes without a copy', async () => {
  const task: CheckTask = {
    kind: 'series',
    bytes: new TextEncoder().encode(aTelecoverText()),
    limits: {},
    name: '0532xppr',
  };
  const expected = runTask(task);
  expect(expected).toMatchObject({ series: { lines: expect.arrayContaining([expect.anything()]) } });
  expect(await runCheck(task)).toEqual(expected);
  expect(task.bytes).toHaveLength(0);
});

test('a task that fails in its thread rejects', async () => {
  const files = [{ name: 'a.txt', role: 'ascii' as const, sha256: 'a', bytes: new Uint8Array(1) }];
  await expect(runCheck({ kind: 'self-check', files, context: null as never })).rejects.toThrow(TypeError);
});
