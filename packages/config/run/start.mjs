import { installMissing, ROOT } from './install.mjs';

process.env.MODE ??= 'demo';
// The imports below need packages, so they are installed first.
installMissing({ withoutAges: process.env.MODE === 'demo' });
const { buildChanged } = await import('./build.mjs');
const quick = process.env.MODE === 'demo';
await buildChanged('api-server', { quick });
// The content of a demonstration is loaded while the other parts are built.
const built = buildChanged(undefined, { quick });

// A demonstration logs its address and problems only; an installation keeps its log level.
if (quick) process.env.LOG_LEVEL ??= 'warn';
process.chdir(ROOT);
const { runPortal } = await import(`${ROOT}packages/api-server/dist/run-portal.mjs`);
await runPortal(built);
