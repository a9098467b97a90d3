import { ACCOUNTS } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import { replaceLink, type LinkKind } from './one-time-token.store';

/** An address that sets a password, once. It is a secret: it goes into a mail and nowhere else. */
export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

/** How long a link of each kind holds, s. */
const LIFETIME: Record<LinkKind, number> = {
  reset: ACCOUNTS.resetLinkSeconds,
  activation: ACCOUNTS.activationLinkSeconds,
  invitation: ACCOUNTS.activationLinkSeconds,
};

/** Makes a link for this user; a former one stops to work. `place` is where somebody asked for it who is not logged in. */
export async function issueLink(
  tx: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  { userId, kind, network }: { userId: string; kind: LinkKind; network?: string | undefined },
): Promise<OneTimeLink> {
  const secret = randomSecret();
  const at = now();
  const expiresAt = new Date(at.getTime() + LIFETIME[kind] * 1000);
  const askedFrom = network === undefined ? null : digestOf(network);
  await replaceLink(tx, { userId, kind, askedFrom, digest: digestOf(secret), now: at, expiresAt });
  return { url: `${settings.publicUrl}/change-password/${secret}`, expiresAt };
}
