import { DEMO_PASSWORD, ownerEmail, STAFF_ACCOUNTS } from '../demo/accounts';
import type { Environment } from '../platform/process/env';

/** What the console says once the portal may be opened: its address, and in a demonstration who can log in. */
export function greeting({ mode, port, publicUrl }: Environment, listeningAt: string): string {
  // Port 0 is any free one: which, is known only now.
  const ready = `The portal is ready: ${port === 0 ? listeningAt : publicUrl}`;
  if (mode !== 'demo') return ready;
  const accounts = Object.values(STAFF_ACCOUNTS).map(({ email, firstName }) => [email, firstName]);
  const owners = [ownerEmail('<acronym>'), `owner of a facility, e.g. ${ownerEmail('CIAO')}`];
  const lines = [...accounts, owners].map(([email = '', who]) => `  ${email.padEnd(40)} ${who}`);
  return [ready, `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}
