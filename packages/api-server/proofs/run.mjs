import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../config/run/build.mjs';

/** The proofs with a command of their own: their options and defaults. */
const PROOFS = {
  fuzz: {
    config: 'proofs/fuzz/jest.config.mjs',
    folders: ['fuzz/'],
    settings: { seed: ['FUZZ_SEED', '1'], requests: ['FUZZ_REQUESTS', '4000'], case: ['FUZZ_CASE', ''] },
  },
  crash: {
    folders: ['crash/'],
    settings: {
      rounds: ['CRASH_ROUNDS', '50'],
      restarts: ['CRASH_RESTARTS', '10'],
      databases: ['CRASH_DATABASES', 'embedded,postgresql'],
    },
    // The killed portal is the built one.
    prepare: () => buildChanged('api-server'),
  },
  replicas: {
    folders: ['replicas/'],
    settings: {
      rounds: ['REPLICAS_ROUNDS', '10'],
      messages: ['REPLICAS_MESSAGES', '600'],
      silences: ['REPLICAS_SILENCES', '10'],
      demo: ['REPLICAS_DEMO', '1'],
    },
    // The servers release the builds of all parts.
    prepare: () => buildChanged(),
  },
};

const [name, ...args] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) throw new Error(`There is no proof "${name}"; there are ${Object.keys(PROOFS).join(', ')}.`);
const names = Object.keys(proof.settings);
const { values } = parseArgs({ args, options: Object.fromEntries(names.map((each) => [each, { type: 'string' }])) });
const settings = Object.entries(proof.settings).map(([each, [variable, otherwise]]) => [
  variable,
  values[each] ?? otherwise,
]);

await proof.prepare?.();
const folder = fileURLToPath(new URL('..', import.meta.url));
const jest = fileURLToPath(new URL('../../../node_modules/.bin/jest', import.meta.url));
// One database is used by one proof at a time, and the output stays in order.
const child = spawn(jest, ['--config', proof.config ?? 'proofs/jest.config.mjs', '--runInBand', ...proof.folders], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, ...Object.fromEntries(settings.filter(([, value]) => value !== '')) },
});
child.on('close', (status) => process.exit(status ?? 1));
