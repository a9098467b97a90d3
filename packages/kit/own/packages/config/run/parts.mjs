import { REMOTES } from './remotes.mjs';

export { REMOTES };

/** A team releases its remotes; the shell is the portal's. */
export const RELEASED = REMOTES;
