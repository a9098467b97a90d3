import { culprit, readWords } from './bisect.mjs';
import { firstBad } from './first-bad.mjs';
import { outcomeOf } from './run-command.mjs';
import { inWords, statesBetween } from './states.mjs';

const part = (name, version) => ({ name, version, hash: `${name}-${version}` });
const composition = (id, ...parts) => ({ composition: id, parts });

test('parts that moved together are moved one after the other', () => {
  const states = statesBetween([
    composition('a', part('shell', '1'), part('mf-x', '1')),
    composition('b', part('shell', '2'), part('mf-x', '2')),
    composition('c', part('shell', '2'), part('mf-x', '2'), part('mf-y', '1')),
    composition('d', part('shell', '2'), part('mf-y', '1')),
  ]);
  expect(states.slice(1).map(({ move, composition: id }) => `${id}: ${inWords(move)}`)).toEqual([
    'b: mf-x from 1 to 2 (mf-x-2)',
    'b: shell from 1 to 2 (shell-2)',
    'c: mf-y from nothing to 1 (mf-y-1)',
    'd: mf-x from 2 to nothing',
  ]);
  expect(
    states
      .at(-1)
      .parts.map(({ hash }) => hash)
      .toSorted(),
  ).toEqual(['mf-y-1', 'shell-2']);
});

const names = Array.from({ length: 12 }, (_, index) => index);

test.each(names.slice(1).flatMap((culpritAt) => [[], [5], [3, 4, 7]].map((skips) => [culpritAt, skips])))(
  'a break at %i is found although %j cannot be tried',
  async (culpritAt, skips) => {
    const tried = [];
    const { good, bad } = await firstBad(names.length, async (index) => {
      tried.push(index);
      if (skips.includes(index)) return 'skip';
      return index < culpritAt ? 'good' : 'bad';
    });
    expect(good).toBeLessThan(culpritAt);
    expect(bad).toBeGreaterThanOrEqual(culpritAt);
    // All states between the two were skipped.
    expect(names.slice(good + 1, bad).every((index) => skips.includes(index))).toBe(true);
    expect(new Set(tried).size).toBe(tried.length);
    expect(tried.length).toBeLessThanOrEqual(4 + skips.length);
  },
);

test('all releases that cannot be distinguished are named', () => {
  const states = statesBetween([
    composition('a', part('shell', '1'), part('mf-x', '1')),
    composition('b', part('shell', '2'), part('mf-x', '2')),
  ]);
  expect(culprit(states, { good: 1, bad: 2 })).toEqual([
    'It was broken by shell from 1 to 2 (shell-2), in composition b.',
  ]);
  expect(culprit(states, { good: 0, bad: 2 })).toEqual([
    'It was broken by one of these, in composition b or before; the states in between could not be tried:',
    '- mf-x from 1 to 2 (mf-x-2)',
    '- shell from 1 to 2 (shell-2)',
  ]);
});

const GOOD = '0123456789ab';
const BAD = 'ba9876543210';

test('the command line has ids, then the command with its arguments', () => {
  const read = { good: GOOD, bad: BAD, command: ['node', 'check.mjs', '--good', 'x'] };
  expect(readWords(['--good', GOOD, '--bad', BAD, '--', ...read.command])).toEqual(read);
  expect(readWords([`--bad=${BAD}`, `--good=${GOOD}`, ...read.command])).toEqual(read);
});

test.each([
  [['--bad', BAD, '--', 'x'], '--good is missing.'],
  [['--good', GOOD, '--', 'x'], '--bad is missing.'],
  [['--good', 'x', '--bad', BAD, '--', 'x'], '"x" is not the id of a composition.'],
  [['--good', GOOD, '--bad', GOOD, '--', 'x'], 'The good and the bad composition are the same.'],
  [['--good', GOOD, '--bad', BAD], 'The command to run is missing.'],
  [['--good', GOOD, '--bad', BAD, '--wrong', 'x'], 'The command to run is missing.'],
])('%j: %s', (words, message) => {
  expect(() => readWords(words)).toThrow(message);
});

const exiting = (code) => [process.execPath, '-e', `process.exit(process.env.PORTAL_URL === 'http://x' ? ${code} : 9)`];

test.each([
  [0, 'good'],
  [1, 'bad'],
  [125, 'skip'],
])('a command that ends with %i is %s', async (code, outcome) => {
  expect(await outcomeOf(exiting(code), 'http://x')).toBe(outcome);
});

test('a command that cannot be run has no outcome', async () => {
  await expect(outcomeOf(exiting(127), 'http://x')).rejects.toThrow('could not be started (status 127)');
  await expect(outcomeOf(['no-such-program-at-all'], 'http://x')).rejects.toThrow('cannot be run (ENOENT)');
});
