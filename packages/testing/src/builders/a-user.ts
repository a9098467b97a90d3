import { ROLES, permissionsOf } from '@portal/domain';
import type { Person, Profile, RoleCode, User } from '@portal/domain';
import { anId } from './an-id';

const PERSON: Person = { _id: anId(1), email: 'pi.ciao@site.example', first_name: 'Owner', last_name: 'Ciao' };

/** An activated account of a facility owner. */
export const aUser = (change: Partial<User> = {}): User => ({
  ...PERSON,
  roles: ROLES.filter(({ code }) => code === 'national_facility').map(({ code, name }) => ({ _id: code, name })),
  activated: true,
  deactivated: false,
  locked: false,
  anonymised: false,
  second_factor: false,
  version: 1,
  ...change,
});

/** The profile of a user with the permissions of the given roles. */
export const aProfile = (
  roles: readonly RoleCode[] = ['national_facility'],
  change: Partial<Profile> = {},
): Profile => ({
  ...PERSON,
  permissions: permissionsOf(roles),
  ...change,
});
