import type { ServedTask } from './task';
import { allTasksIn, countOnPages, summarizeTasks } from './task-summary';

const ID = '01890000-0000-7000-8000-000000000001';

const aTask = (path: string, change: Partial<ServedTask> = {}): ServedTask => ({
  kind: 'evaluations',
  what: 'Submit 1 evaluation',
  progress: null,
  since: null,
  due_date: null,
  facility: { _id: ID, acronym: 'CIAO', pretty_name: 'Potenza observatory (CIAO)' },
  path,
  button: 'Evaluate',
  key: path,
  ...change,
});

const many = (length: number, change: Partial<ServedTask> = {}) =>
  Array.from({ length }, (_, at) => aTask(`/cars/evaluate-nf/${ID}?tab=lidars`, { key: `${at}`, ...change }));

test('tasks are counted by page, whatever follows an id in its address, several alike by themselves', () => {
  const summary = summarizeTasks([
    aTask(`/edit-nf/${ID}?check=first`),
    aTask(`/qa-support/${ID}/test/${ID}`),
    aTask('/cars/support/', { size: 15 }),
    aTask(`/edit-nf/${ID}?answer=first`),
  ]);
  expect(summary.count).toBe(18);
  expect(summary.pages).toEqual([
    { path: '/edit-nf', count: 2 },
    { path: '/qa-support', count: 1 },
    { path: '/cars/support/', count: 15 },
  ]);
  expect(countOnPages(summary, (path) => path !== '/qa-support')).toBe(17);
});

test.each<[what: string, tasks: ServedTask[], rows: number, total: number, areAll: boolean]>([
  ['no task', [], 0, 0, true],
  ['as many as fit on a screen', many(16), 16, 16, true],
  ['one more', many(17), 16, 17, false],
  ['many that share a row', many(17, { kind: 'invitation' }), 1, 1, false],
])(
  '%s: %# the summary has the first rows, and says whether they are all tasks',
  (_what, tasks, rows, total, areAll) => {
    const summary = summarizeTasks(tasks);
    expect(summary.rows).toHaveLength(rows);
    expect(summary.total_rows).toBe(total);
    expect(allTasksIn(summary)).toEqual(areAll ? tasks : null);
  },
);

test('the summary of a thousand tasks stays small', () => {
  const tasks = many(1000);
  expect(JSON.stringify(summarizeTasks(tasks)).length).toBeLessThan(JSON.stringify(tasks).length / 50);
});
