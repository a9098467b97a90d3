import { randomUUID } from 'node:crypto';

/**
 * Stands for the title of the portal in a message until that is written into the outbox, where the settings of the
 * installation are at hand. A random one, so that nobody can write it.
 */
export const PORTAL_TITLE: string = randomUUID();
