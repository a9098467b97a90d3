import { randomUUID } from 'node:crypto';

/**
 * Stands for the title of the portal in a message until that is written into the outbox, where the settings of the
 * installation are available. It is random, so that no user's text can contain it.
 */
export const PORTAL_TITLE: string = randomUUID();
