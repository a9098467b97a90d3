import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { others } from './create/others.mjs';
import { planRemote } from './create/plan-remote.mjs';
import { writeRemote } from './create/write-remote.mjs';
import { installAdded, installMissing, ROOT } from './install.mjs';
import { command, Refusal } from './portal/refusal.mjs';

const USAGE = 'Use: pnpm create:remote mf-<name> [--title "…"] [--path /…] [--order <number>]';
const OPTIONS = { title: { type: 'string' }, path: { type: 'string' }, order: { type: 'string' } };

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [name] = positionals;
    if (name === undefined) throw new Refusal(USAGE);
    return { ...values, name, order: values.order === undefined ? undefined : Number(values.order) };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(error.message, USAGE);
  }
}

/** Creates the folder of a new remote, which runs, passes every check and can be released. */
await command(async (args) => {
  const options = readArguments(args);
  installMissing();
  const { importContract } = await import('./source.mjs');
  const contract = await importContract();
  const plan = planRemote(options, { contract, ...(await others()) });
  if (existsSync(join(ROOT, options.name))) throw new Refusal(`The folder ${options.name} already exists.`);
  const left = writeRemote(plan);
  installAdded();
  // The length of a name affects line breaks.
  spawnSync(join(ROOT, 'node_modules/.bin/oxfmt'), [options.name], { cwd: ROOT });
  const [page] = plan.remoteJson.pages;
  console.log(
    [
      `Created ${options.name}, with a page at ${page.path} and the menu entry "${page.title}".`,
      `pnpm dev ${options.name}       shows it in the whole portal, and applies every change immediately`,
      `pnpm release ${options.name}   releases it to a running portal`,
      ...left,
      'See docs/releasing.md for further steps.',
    ].join('\n'),
  );
});
