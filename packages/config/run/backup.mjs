import { startProgram } from './start-program.mjs';

/** Makes a backup of the portal; takes the environment of the portal. */
await startProgram('backup');
