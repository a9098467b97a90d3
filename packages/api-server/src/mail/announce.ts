import type { Context } from '../app-types';
import type { Mail } from './mail';

/**
 * Names the link of a message in the server's log, so that a demonstration works without a mail server.
 * In production a log must not open accounts: nothing is said there.
 */
export function announce({ settings, log }: Pick<Context, 'settings' | 'log'>, { recipients, secrets = [] }: Mail) {
  if (settings.mode !== 'demo') return;
  for (const link of secrets) log.info(`Mail to ${recipients.join(', ')}: ${link}`);
}
