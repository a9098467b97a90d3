import { ROLES, type Person, type RoleCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { listPeopleInRole, listPeopleWithoutFacility, listRoles, type User } from './user.store';

const toPerson = ({ id, firstName, lastName, email }: Omit<User, 'roles'>): Person => ({
  _id: id,
  first_name: firstName,
  last_name: lastName,
  email,
});

/** A role by its name. Names can be changed in the database; the original one always works. */
async function findRole(db: Db, name: string): Promise<RoleCode | undefined> {
  const known = [...(await listRoles(db)), ...ROLES];
  return known.find((role) => role.name.toLowerCase() === name.trim().toLowerCase())?.code;
}

/** The users who can be selected for a role; 404 if there is no such role. */
export async function peopleWithRole(db: Db, name: string): Promise<Person[]> {
  const role = orNotFound(await findRole(db, name));
  return (await listPeopleInRole(db, role)).map(toPerson);
}

/** Users who own no facility yet. */
export const peopleWithoutFacility = async (db: Db): Promise<Person[]> =>
  (await listPeopleWithoutFacility(db)).map(toPerson);
