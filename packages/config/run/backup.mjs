import { startProgram } from './start-program.mjs';

/** Makes a backup of the portal, configured by the portal's environment variables. */
await startProgram('backup');
