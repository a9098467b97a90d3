import { installMissing, ROOT } from './install.mjs';

process.env.MODE ??= 'demo';
const isDemonstration = process.env.MODE === 'demo';
// The imports below need packages, so they are installed first.
installMissing({ withoutAges: isDemonstration });
const { buildChanged } = await import('./build.mjs');
await buildChanged('api-server', { quick: isDemonstration });
const built = buildChanged(undefined, { quick: isDemonstration });
// The content of a demonstration is loaded meanwhile; the database of an installation is not touched before all is
// there.
if (!isDemonstration) await built;

// A demonstration logs its address and problems only; an installation keeps its log level.
if (isDemonstration) process.env.LOG_LEVEL ??= 'warn';
process.chdir(ROOT);
const { runPortal } = await import(`${ROOT}packages/api-server/dist/run-portal.mjs`);
await runPortal(built);
