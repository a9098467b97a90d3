import {
  EASY_PASSWORD,
  passwordProblem,
  PRODUCT_TITLE,
  RULES,
  type ChangePassword,
  type LinkInput,
  type LinkState,
  type Tokens,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { forgetGuesses } from './guessing';
import type { Client } from './client';
import { passwordChangedMail } from './account-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { findAccount, setPassword, type Account } from './account.store';
import { isCommonPassword } from './common-passwords';
import { digestOf } from '../../platform/digest/digest';
import { findLink, removeLink, useLink } from './one-time-token.store';
import { mustBeConfirmed } from './factors/confirm-identity.service';
import { openSession } from './open-session';
import { hashPassword } from './password-hash';
import { endAllAccess, endSessions } from './session.store';
import { sessionEnded } from './session-token';

interface Changer {
  actor: Actor | null;
  client: Client;
}

const badLink = () => {
  const { status, message } = RULES.withLiveLink.refusal;
  return new AppError('notSaved', status, { message });
};

/** Dependencies in the wing of facilities, which this one does not import: `app` supplies them. */
export interface LinkHooks {
  /** The names of the facilities of a user, as owner or deputy. */
  listFacilityNames: (db: Db, userId: string) => Promise<string[]>;
}

/**
 * Whether a link still sets a password, and of which account: it is known and has not been used, replaced or expired.
 * Facilities are named only before the first password, with which the link also logs in; later, a login may need a
 * second factor, which the holder of the link may not have.
 */
export async function checkLink(
  { db, now }: Context,
  { password_reset_hash }: LinkInput,
  { listFacilityNames }: LinkHooks,
): Promise<LinkState> {
  const account = await accountOf(db, digestOf(password_reset_hash), now());
  if (!account) return { works: false };
  const { id, email, activatedAt } = account;
  return { works: true, account: { email, facilities: activatedAt ? [] : await listFacilityNames(db, id) } };
}

/**
 * Sets a new password: that of the link's owner if there is a link, otherwise that of the logged-in user. The first
 * password of an account, which only the reader of the mail can set, opens a session as well.
 */
export async function changePassword(
  context: Context,
  sent: ChangePassword,
  { actor, client }: Changer,
): Promise<Tokens | null> {
  const digest = sent.password_reset_hash ? digestOf(sent.password_reset_hash) : undefined;
  const account = digest ? await ownerOf(context, digest) : await ownAccount(context, actor);
  const passwordHash = await hashStrong(sent.password, account);
  await transaction(context.db, async (tx) => {
    if (!digest) await removeLink(tx, account.id);
    else if (!(await useLink(tx, digest, context.now()))) throw badLink();
    await replacePassword(tx, context, { account, passwordHash, actor });
  });
  await forgetGuesses(context, { address: account.email, networks: client.networks });
  const isFirst = digest !== undefined && account.activatedAt === null;
  return isFirst ? openSession(context, { ...account, passwordHash }, client) : null;
}

async function accountOf(db: Db, digest: string, now: Date): Promise<Account | undefined> {
  const link = await findLink(db, digest, now);
  return link && findAccount(db, link.userId);
}

async function ownerOf({ db, now }: Context, digest: string): Promise<Account> {
  const account = await accountOf(db, digest, now());
  if (!account) throw badLink();
  return account;
}

async function ownAccount(context: Context, actor: Actor | null): Promise<Account> {
  const account = actor && (await findAccount(context.db, actor.id));
  if (!account) throw sessionEnded();
  await mustBeConfirmed(context, actor);
  return account;
}

async function hashStrong(password: string, { email, firstName, lastName }: Account): Promise<string> {
  const owner = { email, names: [firstName, lastName, PRODUCT_TITLE] };
  const message = passwordProblem(password, owner) ?? ((await isCommonPassword(password)) ? EASY_PASSWORD : null);
  if (message) throw new AppError('notSaved', 422, { message, errors: [{ path: 'password', message }] });
  return hashPassword(password);
}

interface Replacement {
  account: Account;
  passwordHash: string;
  actor: Actor | null;
}

/** Sets the new password, ends all other sessions and notifies the user. */
async function replacePassword(tx: Db, context: Context, { account, passwordHash, actor }: Replacement) {
  const now = context.now();
  const isFirst = account.activatedAt === null;
  await setPassword(tx, account.id, passwordHash, now);
  // Who needs a link has lost the password, perhaps to someone else.
  if (actor?.id === account.id) await endSessions(tx, account.id, now, actor.sessionId);
  else await endAllAccess(tx, account.id, now);
  if (!isFirst) await writeMail(tx, passwordChangedMail({ to: account, publicUrl: context.settings.publicUrl }));
  await writeAudit(tx, {
    actorId: account.id,
    action: 'user.change-password',
    objectKind: 'user',
    objectId: account.id,
    objectName: `${account.firstName} ${account.lastName}`,
    ...(isFirst && { newValue: { activated: true } }),
  });
}
