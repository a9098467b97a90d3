import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { workflowOf, workflowPath } from '../create/workflow.mjs';
import { ROOT } from '../install.mjs';
import { RELEASED, SOURCES } from '../parts.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const workflows = readdirSync(join(ROOT, '.github/workflows')).map((file) => [file, read(`.github/workflows/${file}`)]);
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const owned = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(/\s+/));

test.each(SOURCES.map((folder) => [folder, JSON.parse(read(`${folder}/package.json`))]))(
  '%s has a version, the licence and an owning team',
  (folder, { version, license }) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(license).toBe('Apache-2.0');
    expect(owned).toContainEqual([`/${folder}/`, expect.stringMatching(/^@[\w-]+\/[\w-]+$/)]);
  },
);

const isFixed = ([, version]) => ['catalog:', 'workspace:*'].includes(version) || EXACT.test(version);
const WORKSPACE = parse(read('pnpm-workspace.yaml'));
// The kit is for other repositories, which choose their versions.
const PLACES = ['.', ...SOURCES, 'e2e', 'packages/config/pnpm'].filter((folder) => folder !== 'packages/kit');

test('dependencies have exact versions', () => {
  const versions = PLACES.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  expect([...versions, ...Object.entries(WORKSPACE.catalog)].filter((each) => !isFixed(each))).toEqual([]);
});

test('no version is taken that was published within three days', () => {
  expect(WORKSPACE).toMatchObject({ minimumReleaseAge: 3 * 24 * 60, minimumReleaseAgeStrict: true });
  expect(WORKSPACE.minimumReleaseAgeExclude).toBeUndefined();
});

test('the start fetches the pnpm of the repository, whose hashes are known', () => {
  const { packages } = JSON.parse(read('packages/config/pnpm/package-lock.json'));
  expect(`pnpm@${packages['node_modules/pnpm'].version}`).toBe(JSON.parse(read('package.json')).packageManager);
  const fetched = Object.entries(packages).filter(([path]) => path !== '');
  expect(fetched.map(([path]) => path)).toContain('node_modules/@pnpm/exe.linux-x64');
  for (const [, { integrity }] of fetched) expect(integrity).toMatch(/^sha512-/);
});

test('every path with an owner exists', () => {
  expect(owned.filter(([path]) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(RELEASED)('%s has a workflow that tests, checks and releases it', (part) => {
  expect(read(workflowPath(part))).toBe(workflowOf(part));
});

test('there is no workflow of a part that no longer exists', () => {
  const ofParts = workflows.map(([file]) => `.github/workflows/${file}`).filter((file) => file.includes('/release-'));
  expect(ofParts.toSorted()).toEqual(RELEASED.map(workflowPath).toSorted());
});

test('the reusable workflow names neither a part nor a secret', () => {
  const shared = read('.github/workflows/part.yml');
  expect(
    RELEASED.filter((part) => new RegExp(`\\b${part}\\b`).test(shared.replace(/^.*description.*$/gm, ''))),
  ).toEqual([]);
  const secrets = new Set([...shared.matchAll(/secrets\.([\w-]+)/g)].map(([, name]) => name));
  expect([...secrets]).toEqual(['deploy-token', 'release-key']);
});

/** An action of this repository, and therefore of this commit. */
const isOwn = (action) => action === './.github/workflows/part.yml';

test.each(workflows)('in %s, actions are pinned by commit and have read-only permissions', (_file, text) => {
  const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  expect(
    actions.filter((action) => !isOwn(action) && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
  const { permissions, jobs } = parse(text);
  expect([permissions, ...Object.values(jobs).flatMap((job) => job.permissions ?? [])]).toEqual([{ contents: 'read' }]);
});

test('the workflow tests the oldest supported Node and the one for developers', () => {
  const { node } = parse(read('.github/workflows/ci.yml')).jobs.test.strategy.matrix;
  const { engines } = JSON.parse(read('package.json'));
  expect([`>=${node[0]}`, node.at(-1)]).toEqual([engines.node, read('.nvmrc').trim()]);
});
