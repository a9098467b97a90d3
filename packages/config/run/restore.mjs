import { startProgram } from './start-program.mjs';

/** Restores a backup into an empty data folder or database, configured by the portal's environment variables. */
await startProgram('restore');
