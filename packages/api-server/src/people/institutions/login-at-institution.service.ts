import type { BeginInstitutionLogin, InstitutionLogin, Tokens } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { digestOf } from '../../platform/digest/digest';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import { writeMail } from '../../platform/mail/mail.store';
import type { Context, InstitutionSettings } from '../../platform/process/app-types';
import { findAccount, findAccountByEmail, type Account } from '../accounts/account.store';
import type { Client } from '../accounts/client';
import { challengeOf } from '../accounts/factors/check-factor';
import { openSession } from '../accounts/open-session';
import { addIdentity, findIdentity, noteUse } from './identities.store';
import { linkedMail } from './identity-mails';
import { addLogin, takeLogin } from './institution-logins.store';
import { addressOfLogin, identify, isUnavailable, type Identified } from './openid';

/** Time for the login at the institution, ms. */
const LOGIN_MS = 600_000;

const refused = (message: string) => new AppError('permissionDenied', 403, { message });

const unavailable = (name: string, cause: Error) =>
  new AppError('unknown', 503, {
    message: `${name} cannot be reached. Please try again in a moment, or log in with your password.`,
    cause,
  });

/** The address to which institutions send the browser back. */
const redirectUri = ({ settings }: Pick<Context, 'settings'>) => `${settings.publicUrl}/login`;

const settingsOf = ({ settings }: Pick<Context, 'settings'>, id: string) =>
  settings.institutions?.find((institution) => institution.id === id);

/** Begins a login at an institution; only the browser that has the key can finish it. */
export async function beginLogin(
  context: Context,
  { institution: id }: BeginInstitutionLogin,
  { keyThumbprint, network }: Client,
): Promise<InstitutionLogin> {
  const institution = orNotFound(settingsOf(context, id));
  if (keyThumbprint === null)
    throw refused('This browser cannot keep a key, as this login requires. Please log in with your password.');
  await countTowards(context, 'institutionLogins', [network]);
  const { url, state, nonce, codeVerifier } = await addressOfLogin(institution, redirectUri(context)).catch(
    (error: Error) => {
      throw unavailable(institution.name, error);
    },
  );
  const expiresAt = new Date(context.now().getTime() + LOGIN_MS);
  const login = { stateDigest: digestOf(state), institution: id, nonce, codeVerifier, keyThumbprint, expiresAt };
  await addLogin(context.db, login);
  return { url };
}

/** Opens a session for the user whom an institution identified, or refuses with a sentence and logs it. */
export async function finishLogin(context: Context, answer: string, client: Client): Promise<Tokens> {
  const query = new URLSearchParams(answer);
  const state = query.get('state') ?? '';
  const sought = { stateDigest: digestOf(state), keyThumbprint: client.keyThumbprint ?? '' };
  const login = await takeLogin(context.db, sought, context.now());
  const institution = login && settingsOf(context, login.institution);
  if (!institution)
    throw refused(
      'This login was finished already, took longer than ten minutes or was begun in another browser. Please begin again.',
    );
  try {
    const identified = await ask(institution, new URL(`${redirectUri(context)}?${query}`), { ...login, state });
    const { account, identityId } = await accountOf(context, institution, identified);
    const tokens = await openSession(context, account, client);
    if (!tokens) throw refused('Your account was changed while you logged in. Please try again.');
    await noteUse(context.db, identityId, context.now());
    return tokens;
  } catch (error) {
    const { message, cause } = error as Error;
    context.log.info(
      { institution: institution.id, reason: message, cause: (cause as Error | undefined)?.message },
      'institutional login refused',
    );
    throw error;
  }
}

async function ask(
  institution: InstitutionSettings,
  ...asked: [URL, Parameters<typeof identify>[2]]
): Promise<Identified> {
  try {
    return await identify(institution, ...asked);
  } catch (error) {
    if (isUnavailable(error)) throw unavailable(institution.name, error as Error);
    throw new AppError('permissionDenied', 403, {
      message: `${institution.name} did not confirm the login. Please begin again.`,
      cause: error as Error,
    });
  }
}

/** The account of an identified user, which is found by address once, and by issuer and subject from then on. */
async function accountOf(context: Context, institution: InstitutionSettings, identified: Identified) {
  const { db } = context;
  const { name } = institution;
  const identity = await findIdentity(db, identified);
  if (identity?.unlinkedAt)
    throw refused(
      `You unlinked ${name} from your account. Log in with your password to link it again on the page "My account".`,
    );
  const account = identity ? await findAccount(db, identity.userId) : await accountByAddress(context, name, identified);
  if (!account) throw refused('Your account is locked or deactivated. Please contact us.');
  if (!account.activatedAt)
    throw refused('Your account has no password yet. Please set one with the link in your message first.');
  if (await challengeOf(context, account.id))
    throw refused('Your account has a second factor. Please log in with your password and the second factor.');
  return { account, identityId: identity?.id ?? (await link(context, institution, account, identified)) };
}

async function accountByAddress({ db }: Context, name: string, { email, isVerified }: Identified) {
  if (email === undefined || !isVerified)
    throw refused(
      `${name} has not verified your email address, so your account cannot be found by it. Please log in with your password.`,
    );
  const account = await findAccountByEmail(db, email);
  if (account) return account;
  throw refused(
    `No account can be opened with the address ${email}. Accounts are made by administrators: please contact us.`,
  );
}

/** Links a login to an account, and notifies its user. */
function link(context: Context, { name }: InstitutionSettings, account: Account, { issuer, subject }: Identified) {
  const { db, settings } = context;
  return transaction(db, async (tx) => {
    if (!(await addIdentity(tx, { userId: account.id, issuer, subject })))
      throw refused(
        `Your account is linked to another login of ${name}. Please log in with that one, or with your password.`,
      );
    await writeMail(tx, linkedMail({ to: account, institution: name, publicUrl: settings.publicUrl }));
    await writeAudit(tx, {
      actorId: account.id,
      action: 'user.link-identity',
      objectKind: 'user',
      objectId: account.id,
      objectName: `${account.firstName} ${account.lastName}`,
      newValue: { institution: name },
    });
    const identity = await findIdentity(tx, { issuer, subject });
    return identity?.id ?? '';
  });
}
