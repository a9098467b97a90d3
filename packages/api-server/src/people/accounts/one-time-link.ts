import { createHmac, randomUUID } from 'node:crypto';
import { ACCOUNTS } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import { lockDerivedLink, prolongLink, replaceLink, type LinkKind, type NewLink } from './one-time-token.store';
import { LINK_KEYS } from './signing-key.store';
import { currentKey } from './signing-keys';

/** A URL that sets a password, once. It is a secret, which only a mail contains. */
export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

/** Validity of a link of each kind, s. */
const LIFETIME: Record<LinkKind, number> = {
  reset: ACCOUNTS.resetLinkSeconds,
  activation: ACCOUNTS.activationLinkSeconds,
  invitation: ACCOUNTS.activationLinkSeconds,
};

interface LinkRequest {
  userId: string;
  kind: LinkKind;
  /** Place of the request if the requester is not an administrator. */
  from?: string | undefined;
  /** Path of the page that opens after the password was set; the home page if undefined. */
  to?: string;
}

/**
 * A link for this user. For a user without a password, the previous link is prolonged, so that no message contains a
 * dead one. A link to reset a password replaces the previous one, which stops working.
 */
export async function issueLink(
  tx: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  { userId, kind, from, to }: LinkRequest,
): Promise<OneTimeLink> {
  const at = now();
  const expiresAt = new Date(at.getTime() + LIFETIME[kind] * 1000);
  const askedFrom = from === undefined ? null : digestOf(from);
  const values = { kind, expiresAt, askedFrom };
  const secret = await (kind === 'reset' ? newSecret : derivedSecret)(tx, { userId, now: at, ...values });
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return { url: `${settings.publicUrl}/change-password/${secret}${query}`, expiresAt };
}

type Values = Omit<NewLink, 'digest' | 'id'>;

async function newSecret(tx: Db, values: Values): Promise<string> {
  const secret = randomSecret();
  await replaceLink(tx, { ...values, digest: digestOf(secret) });
  return secret;
}

/** A secret that the next message can contain as well, although only its digest is stored. */
async function derivedSecret(tx: Db, { userId, now, ...values }: Values): Promise<string> {
  // The account before the key, as others that hold the account ask for the first key.
  const live = await lockDerivedLink(tx, userId, now);
  const key = await currentKey(tx, LINK_KEYS);
  const secretOf = (id: string) => createHmac('sha256', key.secret).update(id).digest('base64url');
  // The digest differs if a backup has been restored since, or if an earlier release made the link.
  if (live && digestOf(secretOf(live.id)) === live.digest) {
    await prolongLink(tx, live.id, values);
    return secretOf(live.id);
  }
  const id = randomUUID();
  await replaceLink(tx, { ...values, id, userId, now, digest: digestOf(secretOf(id)) });
  return secretOf(id);
}
