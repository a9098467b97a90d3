import { permissionsOf, type OwnProfile, type Preferences } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { sessionEnded } from '../accounts/session-token';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { auditedUser, fullName } from '../administration/audited-user';
import { updateUser } from '../users/change-user.store';
import type { SentProfile } from './profile.schema';
import { findUser, toAddress, wantsDigest, type User } from '../users/user.store';
import { namedRoles, rolesOf } from '../users/user.view';

async function toProfile(db: Db, { id, email, firstName, lastName, roles }: User): Promise<OwnProfile> {
  return {
    _id: id,
    email,
    first_name: firstName,
    last_name: lastName,
    roles: rolesOf(roles, await namedRoles(db)),
    permissions: permissionsOf(roles),
    digest: await wantsDigest(db, id),
  };
}

async function ownUser(db: Db, { id }: Actor): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw sessionEnded();
  return user;
}

/** The account as it is stored now; 401 once it is deactivated. */
export const getProfile = async (db: Db, actor: Actor) => toProfile(db, await ownUser(db, actor));

const entry = (user: User) => ({
  actorId: user.id,
  objectKind: 'user' as const,
  objectId: user.id,
  objectName: fullName(user),
});

/** Changes first and last name. All other fields may be sent back unchanged; a changed one is refused with 403. */
export async function saveProfile({ db }: Context, actor: Actor, sent: SentProfile): Promise<OwnProfile> {
  return transaction(db, async (tx) => {
    const before = await ownUser(tx, actor);
    const present = await toProfile(tx, before);
    if (!isTolerable(present, sent)) throw new AppError('permissionDenied', 403);
    const names = { firstName: sent.first_name, lastName: sent.last_name };
    const after = { ...before, ...names };
    await updateUser(tx, before.id, names);
    await writeAudit(tx, { ...entry(after), action: 'user.edit-profile', ...auditedUser(before, after) });
    return { ...present, first_name: sent.first_name, last_name: sent.last_name };
  });
}

/** Changes whether the user receives the weekly message; an unchanged choice writes nothing. */
export async function savePreferences({ db }: Context, actor: Actor, { digest }: Preferences): Promise<OwnProfile> {
  return transaction(db, async (tx) => {
    const user = await ownUser(tx, actor);
    const present = await toProfile(tx, user);
    if (present.digest === digest) return present;
    await updateUser(tx, user.id, { wantsDigest: digest });
    const values = { oldValue: { digest: present.digest }, newValue: { digest } };
    await writeAudit(tx, { ...entry(user), action: 'user.set-preferences', ...values });
    return { ...present, digest };
  });
}

const isSameSet = (left: readonly string[], right: readonly string[]) =>
  new Set([...left, ...right]).size === new Set(left).size && new Set(left).size === new Set(right).size;

/** Whether the fields that only administrators change are missing or unchanged. */
const isTolerable = (present: OwnProfile, { _id, id, email, roles, permissions, digest }: SentProfile) =>
  (_id ?? present._id) === present._id &&
  (id ?? present._id) === present._id &&
  toAddress(email ?? present.email) === present.email &&
  (digest ?? present.digest) === present.digest &&
  isSameSet(
    roles ?? present.roles.map((role) => role._id),
    present.roles.map((role) => role._id),
  ) &&
  isSameSet(permissions ?? present.permissions, present.permissions);
