import { installMissing, ROOT } from './install.mjs';

process.env.MODE ??= 'demo';
// The imports below need packages, so they are installed first.
installMissing({ withoutAges: process.env.MODE === 'demo' });
const { buildChanged } = await import('./build.mjs');
await buildChanged(undefined, { quick: process.env.MODE === 'demo' });

// A demonstration logs its address and problems only; an installation keeps its log level.
if (process.env.MODE === 'demo') process.env.LOG_LEVEL ??= 'warn';
process.chdir(ROOT);
await import(`${ROOT}packages/api-server/dist/main.mjs`);
