import { permissionsOf, type Profile, type Role } from '@portal/domain';
import type { Actor, Context } from '../app-types';
import { writeAudit } from '../audit/audit.store';
import { sessionEnded } from '../accounts/session-ended';
import { transaction, type Db } from '../db/client';
import { AppError } from '../http/app-error';
import type { SentProfile } from './profile.schema';
import { findUser, listRoles, renameUser, toAddress, type User } from './user.store';

/** The own profile, with the roles behind the permissions. */
export interface OwnProfile extends Profile {
  roles: Role[];
}

async function toProfile(db: Db, { id, email, firstName, lastName, roles }: User): Promise<OwnProfile> {
  const names = new Map((await listRoles(db)).map(({ code, name }) => [code, name]));
  return {
    _id: id,
    email,
    first_name: firstName,
    last_name: lastName,
    roles: roles.map((code) => ({ _id: code, name: names.get(code) ?? code })),
    permissions: permissionsOf(roles),
  };
}

async function ownUser(db: Db, { id }: Actor): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw sessionEnded();
  return user;
}

/** Who is logged in, as stored now. */
export const getProfile = async (db: Db, actor: Actor) => toProfile(db, await ownUser(db, actor));

/** Changes first and last name. Everything else may be sent along as it is, and is refused with 403 as something else. */
export async function saveProfile({ db }: Context, actor: Actor, sent: SentProfile): Promise<OwnProfile> {
  return transaction(db, async (tx) => {
    const user = await ownUser(tx, actor);
    const present = await toProfile(tx, user);
    if (!isTolerable(present, sent)) throw new AppError('permissionDenied', 403);
    await renameUser(tx, user.id, { firstName: sent.first_name, lastName: sent.last_name });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'user.edit-profile',
      objectKind: 'user',
      objectId: user.id,
      oldValue: { firstName: user.firstName, lastName: user.lastName },
      newValue: { firstName: sent.first_name, lastName: sent.last_name },
    });
    return { ...present, first_name: sent.first_name, last_name: sent.last_name };
  });
}

const isSameSet = (left: readonly string[], right: readonly string[]) =>
  new Set([...left, ...right]).size === new Set(left).size && new Set(left).size === new Set(right).size;

/** Whether what only administrators change was left out or sent back unchanged. */
const isTolerable = (present: OwnProfile, { _id, id, email, roles, permissions }: SentProfile) =>
  (_id ?? present._id) === present._id &&
  (id ?? present._id) === present._id &&
  toAddress(email ?? present.email) === present.email &&
  isSameSet(
    roles ?? present.roles.map((role) => role._id),
    present.roles.map((role) => role._id),
  ) &&
  isSameSet(permissions ?? present.permissions, present.permissions);
