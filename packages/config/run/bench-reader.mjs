import { installMissing, ROOT } from './install.mjs';

/** Measures self-checks of texts that were made to trouble them; prints a table for docs/performance/<date>.md. */
installMissing();
const { buildChanged } = await import('./build.mjs');
await buildChanged();
await import(`${ROOT}packages/api-server/dist/bench-reader.mjs`);
