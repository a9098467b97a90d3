import { REMOTES } from './remotes.mjs';

export { REMOTES };

/** A team only releases its remotes; the shell belongs to the portal. */
export const RELEASED = REMOTES;
