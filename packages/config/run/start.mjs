import { installMissing, ROOT } from './install.mjs';

// Imports below wait for the installation: they need packages.
installMissing();
const { buildChanged } = await import('./build.mjs');
await buildChanged();

process.env.MODE ??= 'demo';
// A demonstration tells where it runs and keeps quiet about what works; an installation keeps its log.
if (process.env.MODE === 'demo') process.env.LOG_LEVEL ??= 'warn';
process.chdir(ROOT);
await import(`${ROOT}packages/api-server/dist/main.mjs`);
