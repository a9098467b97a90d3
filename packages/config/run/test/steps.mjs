import { availableParallelism } from 'node:os';

const CORES = availableParallelism();

const UNITS = ['--config', 'packages/config/jest/all.mjs', '--ignoreProjects', 'api-server'];
const SERVER = ['--config', 'packages/api-server/jest.config.mjs'];
const PROOFS = ['--config', 'packages/api-server/proofs/jest.config.mjs'];
const FUZZ = ['--config', 'packages/api-server/proofs/fuzz/jest.config.mjs'];
const BROWSER = ['--config', 'e2e/playwright.config.ts'];

/** Excludes thorough tests, so that one of each group of similar tests runs. */
const SAMPLE = ['--grep-invert', '@thorough'];

/** Tests that may differ between the databases: opening, filling and saving them, and concurrency. */
export const EMBEDDED_TOO = ['/db/', 'races'];

/** Runs a program with a temporary PostgreSQL. */
const besidePostgres = (...command) => ['node', 'packages/config/run/with-postgres.mjs', ...command];
const jestOnCores = (...args) => ['jest', ...args, '--ci', `--maxWorkers=${CORES}`];
/** Runs tests in a single process, for tests whose server or embedded database uses another core. */
const jestAlone = (...args) => ['jest', ...args, '--ci', '--runInBand'];
const jestOnServer = (...args) => besidePostgres(...jestOnCores(...args));
const playwright = (...args) => ['playwright', 'test', ...args];
const check = (name) => ['node', `packages/config/run/check/${name}.mjs`];

/**
 * For programs written in Go, two of which share two cores: on both, each one's garbage collector takes as long as its
 * work. With `GOGC`, memory may grow fivefold (to 1.7 GB) before it starts.
 */
const ON_ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** The stages of the run in order; `--only` selects one. */
export const STAGES = ['static', 'units', 'postgres', 'embedded', 'browser'];

/** Possible requirements of a step, and the message if one is not available. */
export const NEEDS = {
  build: { missing: 'the parts could not be built' },
  postgres: { missing: 'PostgreSQL is not installed' },
  browser: { missing: 'Chromium is not installed, and could not be installed' },
};

/**
 * All steps. `counts` determines how tests are counted: `one` is a tool that passes or fails. A step of `npm test` has
 * a `quick` command, one of `npm run test:all` an `all` command; most have both, some of them with different commands.
 */
export const STEPS = [
  // Each of these uses a full core, so two run in parallel.
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
    stage: 'postgres',
    name: 'a rolling update of the server',
    needs: ['build', 'postgres'],
    all: check('rolling-update'),
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
  { stage: 'browser', name: 'a release changes only its own part', needs: ['build'], all: check('blast-radius') },
  { stage: 'browser', name: 'signed releases', needs: ['build'], all: check('signatures') },
  { stage: 'browser', name: 'parts from several revisions', needs: ['build', 'browser'], all: check('two-checkouts') },
  { stage: 'browser', name: 'a new remote', needs: ['build', 'browser'], all: check('create-remote') },
  { stage: 'browser', name: 'a remote under development', needs: ['build', 'browser'], all: check('dev') },
  {
    stage: 'browser',
    name: 'a team’s own repository',
    needs: ['build', 'browser'],
    all: check('own-repository'),
  },
];

/** The command of a step in this run; undefined if it is not part of it. */
export function commandOf(step, { isAll, hasPostgres }) {
  if (isAll) return step.all ?? step.quick;
  return (hasPostgres ? undefined : step.withoutPostgres) ?? step.quick;
}
