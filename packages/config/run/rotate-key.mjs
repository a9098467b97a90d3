import { startProgram } from './start-program.mjs';

/** Replaces the key that signs sessions, which ends them all; takes the environment of the portal. */
await startProgram('rotate-key');
