import { openLiveness } from './liveness';

let time = 0;
let database = { answers: true, hasServed: false, canConnect: true };
let isAlive: () => boolean;
beforeEach(() => {
  time = 0;
  database = { answers: true, hasServed: false, canConnect: true };
  isAlive = openLiveness({
    answers: async () => database.answers,
    hasServed: () => database.hasServed,
    canConnect: async () => database.canConnect,
    stuckAfter: 120,
    now: () => time,
  });
});

const checked = () => new Promise((resolve) => setImmediate(resolve));

/** Asks at a time, and again once the check has ended, whose answer that is. */
async function aliveAt(at: number) {
  time = at;
  isAlive();
  await checked();
  const answer = isAlive();
  await checked();
  return answer;
}

test('a server whose connections answer nothing for two minutes is stuck if a new one works, until they answer', async () => {
  database.answers = false;
  expect(await aliveAt(1000)).toBe(true);
  expect(await aliveAt(1119)).toBe(true);
  expect(await aliveAt(1120)).toBe(false);
  database.answers = true;
  expect(await aliveAt(1121)).toBe(true);
  database.answers = false;
  expect(await aliveAt(1240)).toBe(true);
});

test.each<[what: string, change: Partial<typeof database>]>([
  ['the database is away: a restart would not help', { canConnect: false }],
  ['other requests are served meanwhile', { hasServed: true }],
  ['nobody asked anything, and it answers', { answers: true }],
])('a server lives if %s', async (_what, change) => {
  Object.assign(database, { answers: false, ...change });
  expect(await aliveAt(1000)).toBe(true);
  expect(await aliveAt(2000)).toBe(true);
});
