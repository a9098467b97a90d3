import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands.mjs';
import { licences } from './licences.mjs';
import { manifest } from './manifest.mjs';
import { modules, rules } from './modules.mjs';
import { ROOT } from './places.mjs';
import { tarball } from './tarball.mjs';
import { testing } from './testing.mjs';
import { typings } from './typings.mjs';

const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The description of the kit's shell: the modules that it shares, their versions, and its pages. */
const aboutShell = ({ version, contract, gives, pages }) => ({
  version,
  contract,
  versions: Object.fromEntries(Object.entries(gives.versions).map(([name, of]) => [packageOf(name), of])),
  pages: pages.map(({ path, page, title, access }) => ({ path, page, title, access })),
});

/** Creates the kit for a shell as a single npm package. `shell`: the description of its build. */
export async function packKit(shell) {
  const parts = { commands: commands(), typings: typings(), modules: await modules(), rules: await rules() };
  const tests = await testing();
  const libraries = new Set([...parts.commands.libraries, ...parts.typings.libraries, ...parts.modules.libraries]);
  const files = new Map([...Object.values(parts), tests].flatMap((part) => [...part.files]));
  files.set('package.json', json(manifest({ libraries, version: shell.version })));
  files.set('shell.json', json(aboutShell(shell)));
  for (const name of ['LICENSE', 'NOTICE']) files.set(name, readFileSync(join(ROOT, name), 'utf8'));
  files.set('THIRD-PARTY.txt', licences([parts.rules.metafile, ...tests.metafiles]));
  return tarball(files);
}
