import type { PermissionHolder } from '../permissions/permissions';

/** A user in pick lists and reports. */
export interface Person {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** A role as served, without its permissions. */
export interface Role {
  _id: string;
  name: string;
}

export interface User extends Person {
  roles: Role[];
  /** True from the moment the first password is set. */
  activated: boolean;
  /** A deactivated user cannot log in. Accounts are never deleted, because reports contain their names. */
  deactivated: boolean;
  /** An administrator has locked it: no one can log in until it is unlocked. Facilities and roles stay. */
  locked: boolean;
  /** Name and address were removed at the user's request, irreversibly. */
  anonymised: boolean;
  /** Whether it has a second factor. */
  second_factor: boolean;
  /** Counts changes of names, address, roles, state, password and weekly message; not of second factors and sessions. */
  version: number;
}

/** The names of account states. An account without a password is not activated. */
export const USER_STATUS_NAMES = {
  activated: 'Activated',
  waiting: 'Not activated',
  locked: 'Locked',
  deactivated: 'Deactivated',
  anonymised: 'Anonymised',
} as const;

/** The logged-in user, from the access token. It controls the menu only; the server does not rely on it. */
export interface Profile extends Person, PermissionHolder {
  /** Whether the user must first set up a second factor; until then there are no permissions. */
  needs_factor?: true;
}

/** The user’s own account, as `GET /user/profile` returns it. */
export interface OwnProfile extends Profile {
  roles: Role[];
  /** Whether the user receives the weekly message about pending steps. */
  digest: boolean;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}
