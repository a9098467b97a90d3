import { installMissing, ROOT } from './install.mjs';

// Imports below wait for the installation: they need packages.
installMissing();
const { buildChanged } = await import('./build.mjs');
await buildChanged();

process.env.MODE ??= 'demo';
process.chdir(ROOT);
await import(`${ROOT}packages/api-server/dist/main.mjs`);
