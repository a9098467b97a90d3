import { startProgram } from './start-program.mjs';

/** Replaces the key that signs sessions, which ends all of them; configured by the portal's environment variables. */
await startProgram('rotate-key');
