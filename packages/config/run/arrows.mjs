import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';
import { RELEASED } from './parts.mjs';

const FOLDERS = [...RELEASED, 'packages', 'e2e'];

/** Rules about files, and rules about the folders of the server. */
const CRUISES = [
  { config: `${ROOT}packages/config/dependency-cruiser.cjs`, folders: FOLDERS },
  { config: `${ROOT}packages/config/dependency-cruiser-folders.cjs`, folders: ['packages/api-server/src'] },
];

/** For each rule, an import that violates it. A rule that has never been seen to fail is not a guard. */
const PLANTED = {
  'remotes-are-strangers': ['mf-public/src/spy.ts', '../../mf-admin/src/remote'],
  'front-door-only': ['mf-public/src/back-door.ts', '../../packages/domain/src/private'],
  'domain-is-pure': ['packages/domain/src/impure.ts', 'node:fs'],
  'contract-promises-only': ['packages/portal-contract/src/knows-too-much.ts', '../../api-slice/src/index'],
  'ui-knows-no-business': ['packages/ui/src/core/business.ts', '../../../domain/src/index'],
  'instruments-show-only': ['packages/instruments/src/loads.ts', '../../api-slice/src/index'],
  'plots-draw-only': ['packages/plots/src/draws.ts', '../../api-slice/src/index'],
  'plots-without-a-browser': ['packages/plots/src/mounts.ts', './react/index'],
  'facilities-show-only': ['packages/facilities/src/loads.ts', '../../api-slice/src/index'],
  'quality-shows-only': ['packages/quality/src/loads.ts', '../../api-slice/src/index'],
  'slice-knows-urls-only': ['packages/api-slice/src/shows.ts', '../../ui/src/core/index'],
  'kit-packs-only': ['packages/kit/src/runs.ts', '../../api-slice/src/index'],
  'schema-is-declared-only': ['packages/api-server/src/platform/db/schema/opens.ts', '../client'],
  'antd-in-ui-only': ['mf-public/src/own-antd.ts', 'antd'],
  'gallery-never-ships': ['packages/ui/src/form/shows.ts', '../../gallery/controls/index'],
  'server-stays-on-the-server': ['packages/testing/src/reach.ts', '../../api-server/src/app/app'],
  'server-renders-no-components': ['packages/api-server/src/demo/renders.ts', '../../../facilities/src/index'],
  'nine-wings': ['packages/api-server/src/app/strays.ts', '../stray'],
  'wings-one-way-platform': ['packages/api-server/src/platform/http/up.ts', '../../people/users/record'],
  'wings-one-way-people': ['packages/api-server/src/people/users/up.ts', '../../labelling/facilities/record'],
  'wings-one-way-labelling': ['packages/api-server/src/labelling/facilities/up.ts', '../../publishing/pages/record'],
  'wings-one-way-quality': ['packages/api-server/src/quality/book/up.ts', '../../publishing/pages/record'],
  'wings-one-way-labels': ['packages/api-server/src/labels/certificates/up.ts', '../../publishing/pages/record'],
  'wings-one-way-publishing': ['packages/api-server/src/publishing/pages/up.ts', '../../operations/health/record'],
  'wings-one-way-operations': ['packages/api-server/src/operations/health/aside.ts', '../../demo/record'],
  'wings-one-way-demo': ['packages/api-server/src/demo/aside.ts', '../operations/health/record'],
  'sql-lives-in-stores': ['packages/api-server/src/people/users/users.service.ts', 'drizzle-orm'],
  'testing-stays-in-tests': ['shell/src/ships.ts', '../../packages/testing/src/index'],
  'fixtures-stay-in-tests': ['shell/src/fixed.ts', './planted.fixture'],
  'no-riddles': ['shell/src/riddle.ts', './nowhere'],
  'no-circles': ['shell/src/circle.ts', './circle'],
  'no-circles-of-folders': ['packages/api-server/src/platform/mail/round.ts', '../db/round'],
};

const TARGETS = [
  'mf-admin/src/remote.ts',
  'shell/src/planted.fixture.ts',
  'packages/domain/src/private.ts',
  'packages/domain/src/index.ts',
  'packages/api-slice/src/index.ts',
  'packages/facilities/src/index.ts',
  'packages/ui/src/core/index.ts',
  'packages/ui/gallery/controls/index.ts',
  'packages/plots/src/react/index.ts',
  'packages/testing/src/index.ts',
  'packages/api-server/src/app/app.ts',
  'packages/api-server/src/stray.ts',
  'packages/api-server/src/people/users/record.ts',
  'packages/api-server/src/labelling/facilities/record.ts',
  'packages/api-server/src/publishing/pages/record.ts',
  'packages/api-server/src/operations/health/record.ts',
  'packages/api-server/src/demo/record.ts',
  'packages/api-server/src/platform/mail/record.ts',
  'packages/api-server/src/platform/db/client.ts',
  'node_modules/antd/index.js',
  'node_modules/drizzle-orm/index.js',
];

const cruise = (folder, format, { config, folders }) =>
  spawnSync(
    process.execPath,
    [
      `${ROOT}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
      '--config',
      config,
      '--output-type',
      format,
      ...folders,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );

function write(folder, path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Names of the rules that a workspace violates. */
function violations(folder, rules) {
  const { stdout, stderr } = cruise(folder, 'json', rules);
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  return JSON.parse(stdout).summary.violations.map(({ rule }) => rule.name);
}

/** Names of the rules that fail in a small workspace with one violation of each. */
function seenFailing() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-arrows-'));
  try {
    for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
    for (const path of TARGETS) write(folder, path, 'export const target = 1;\n');
    for (const [path, target] of Object.values(PLANTED)) write(folder, path, `import '${target}';\nexport {};\n`);
    // Closes the cycle of folders, which is not a cycle of files.
    write(folder, 'packages/api-server/src/platform/db/round.ts', 'export {};\n');
    write(folder, 'packages/api-server/src/platform/db/back.ts', "import '../mail/record';\nexport {};\n");
    return new Set(CRUISES.flatMap((rules) => violations(folder, rules)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const broken = CRUISES.map((rules) => cruise(ROOT, 'err-long', rules)).filter(({ status }) => status !== 0);
for (const { stdout, stderr } of broken) console.error(`${stdout}${stderr}`);

const require = createRequire(import.meta.url);
const rules = CRUISES.flatMap(({ config }) => require(config).forbidden.map(({ name }) => name));
const seen = seenFailing();
const blind = rules.filter((name) => !seen.has(name));
if (blind.length > 0) console.error(`No longer failing on a planted violation: ${blind.join(', ')}`);

process.exit(broken.length > 0 || blind.length > 0 ? 1 : 0);
