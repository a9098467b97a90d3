import { unlinkSync } from 'node:fs';

/**
 * Removes a socket that a killed process may have left. After `rm` of a socket, Node 20 finds no package behind a symbolic
 * link any more, so that what is imported later fails; `unlink` does no such harm.
 */
export function removeSocket(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
