import { startProgram } from './start-program.mjs';

/** Restores a backup into an empty data folder or database; takes the environment of the portal. */
await startProgram('restore');
