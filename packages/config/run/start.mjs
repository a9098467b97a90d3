import { installMissing, ROOT } from './install.mjs';

// The imports below need packages, so they are installed first.
installMissing();
const { buildChanged } = await import('./build.mjs');
await buildChanged();

process.env.MODE ??= 'demo';
// A demonstration logs its address and problems only; an installation keeps its log level.
if (process.env.MODE === 'demo') process.env.LOG_LEVEL ??= 'warn';
process.chdir(ROOT);
await import(`${ROOT}packages/api-server/dist/main.mjs`);
