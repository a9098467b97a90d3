import { availableParallelism } from 'node:os';

const CORES = availableParallelism();

const UNITS = ['--config', 'packages/config/jest/all.mjs', '--ignoreProjects', 'api-server'];
const SERVER = ['--config', 'packages/api-server/jest.config.mjs'];
const PROOFS = ['--config', 'packages/api-server/proofs/jest.config.mjs'];
const FUZZ = ['--config', 'packages/api-server/proofs/fuzz/jest.config.mjs'];
const BROWSER = ['--config', 'e2e/playwright.config.ts'];

/** Tests that are not alike, and one of those that are. */
const SAMPLE = ['--grep-invert', '@thorough'];

/** What may differ between the databases: how they are opened, filled and saved, and what happens at once. */
export const EMBEDDED_TOO = ['/db/', 'races'];

/** Runs a program beside a PostgreSQL of its own. */
const besidePostgres = (...command) => ['node', 'packages/config/run/with-postgres.mjs', ...command];
/** As many workers as there are cores. */
const jestOnCores = (...args) => ['jest', ...args, '--ci', `--maxWorkers=${CORES}`];
/** One after the other, for tests whose server or embedded database keeps another core busy. */
const jestAlone = (...args) => ['jest', ...args, '--ci', '--runInBand'];
const jestOnServer = (...args) => besidePostgres(...jestOnCores(...args));
const playwright = (...args) => ['playwright', 'test', ...args];
const check = (name) => ['node', `packages/config/run/check/${name}.mjs`];

/**
 * For programs written in Go, two of which share two cores: on both, the garbage collector of each takes as long as its
 * work. With `GOGC`, memory may grow fivefold (to 1.7 GB) before it begins.
 */
const ON_ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** The stages of the run, in their order; `--only` names one of them. */
export const STAGES = ['static', 'units', 'postgres', 'embedded', 'browser'];

/** What a step may need, and what is said where it cannot be had. */
export const NEEDS = {
  build: { missing: 'the parts do not build' },
  postgres: { missing: 'PostgreSQL is not installed' },
  browser: { missing: 'there is no Chromium, and none could be installed' },
};

/**
 * All steps. `counts` says how its tests are counted: `one` is a tool that says yes or no. A step of `npm test` is `quick`,
 * one of `npm run test:all` is `all`; most are both, and some have another command there.
 */
export const STEPS = [
  // Each of the first keeps a core busy, so two of them run at a time.
  {
    stage: 'static',
    name: 'types',
    quick: ['tsc', '-b', 'packages/config/tsconfig/solution.json', '--singleThreaded'],
    environment: { quick: ON_ONE_CORE, all: ON_ONE_CORE },
  },
  {
    stage: 'static',
    name: 'lint',
    quick: ['oxlint', '--type-aware', '--max-warnings', '0', '--threads', '1'],
    environment: { quick: ON_ONE_CORE, all: ON_ONE_CORE },
  },
  { stage: 'static', name: 'arrows', quick: ['node', 'packages/config/run/arrows.mjs'] },
  { stage: 'static', name: 'words', quick: ['node', 'packages/config/run/retired-words.mjs'] },
  {
    stage: 'static',
    name: 'unused code',
    quick: ['knip', '--config', 'packages/config/knip.json', '--no-progress', '--no-config-hints'],
  },
  { stage: 'static', name: 'format', quick: ['oxfmt', '--check'] },
  { stage: 'static', name: 'examples of operations', all: check('operations') },

  // One of them starts a portal.
  { stage: 'units', name: 'units', counts: 'jest', needs: ['build'], quick: jestOnCores(...UNITS) },

  {
    stage: 'postgres',
    name: 'server on PostgreSQL',
    counts: 'jest',
    needs: ['build', 'postgres'],
    quick: jestOnServer(...SERVER),
  },
  {
    stage: 'postgres',
    name: 'several servers',
    counts: 'jest',
    needs: ['build', 'postgres'],
    all: jestAlone(...PROOFS, 'replicas/'),
    environment: { all: { REPLICAS_ROUNDS: '10', REPLICAS_MESSAGES: '600', REPLICAS_DEMO: '1' } },
  },
  {
    stage: 'postgres',
    name: 'killed servers on PostgreSQL',
    counts: 'jest',
    needs: ['build', 'postgres'],
    all: jestAlone(...PROOFS, 'crash/'),
    environment: { all: { CRASH_ROUNDS: '50', CRASH_RESTARTS: '10', CRASH_DATABASES: 'postgresql' } },
  },

  {
    stage: 'embedded',
    name: 'server on the embedded database',
    counts: 'jest',
    needs: ['build'],
    quick: jestAlone(...SERVER, ...EMBEDDED_TOO),
    withoutPostgres: jestOnCores(...SERVER),
    all: jestOnCores(...SERVER),
    environment: { all: { KILL_ROUNDS: '3' } },
  },
  {
    stage: 'embedded',
    name: 'hostile requests',
    counts: 'jest',
    quick: jestAlone(...FUZZ),
    environment: { quick: { FUZZ_REQUESTS: '120' }, all: { FUZZ_REQUESTS: '4000' } },
  },
  {
    stage: 'embedded',
    name: 'killed servers on the embedded database',
    counts: 'jest',
    needs: ['build'],
    all: jestAlone(...PROOFS, 'crash/'),
    environment: { all: { CRASH_ROUNDS: '50', CRASH_DATABASES: 'embedded' } },
  },

  {
    stage: 'browser',
    name: 'stories and proofs in a browser',
    counts: 'playwright',
    needs: ['build', 'browser'],
    quick: playwright(...BROWSER, ...SAMPLE),
    all: playwright(...BROWSER),
  },
  { stage: 'browser', name: 'stories on a restored backup', needs: ['build', 'browser'], all: check('restore') },
  { stage: 'browser', name: 'a release touches its part alone', needs: ['build'], all: check('blast-radius') },
  { stage: 'browser', name: 'signed releases', needs: ['build'], all: check('signatures') },
  { stage: 'browser', name: 'parts of several revisions', needs: ['build', 'browser'], all: check('two-checkouts') },
  { stage: 'browser', name: 'a new remote', needs: ['build', 'browser'], all: check('create-remote') },
  { stage: 'browser', name: 'a remote under work', needs: ['build', 'browser'], all: check('dev') },
  {
    stage: 'browser',
    name: 'a repository of a team',
    needs: ['build', 'browser'],
    all: check('own-repository'),
  },
];

/** The command of a step in this run, if it is one of it. */
export function commandOf(step, { isAll, hasPostgres }) {
  if (isAll) return step.all ?? step.quick;
  return (hasPostgres ? undefined : step.withoutPostgres) ?? step.quick;
}
