import type { Context } from '../process/app-types';
import type { Mail } from './mail';

/**
 * Prints the link of a message to the console, so that a demonstration works without a mail server. In production, and
 * once messages are delivered, nothing is printed: it would open accounts.
 */
export function announce({ settings, say }: Pick<Context, 'settings' | 'say'>, { recipients, secrets = [] }: Mail) {
  if (settings.mode !== 'demo' || settings.smtpUrl) return;
  for (const link of secrets) say(`Mail to ${recipients.join(', ')}: ${link}`);
}
