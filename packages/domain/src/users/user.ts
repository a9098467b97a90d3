import type { PermissionHolder } from '../permissions/permissions';

/** A person as pick lists and reports show one. */
export interface Person {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** A role as it is served; its permissions stay with the server and the token. */
export interface Role {
  _id: string;
  name: string;
}

/** An account as user administration sees it. */
export interface User extends Person {
  roles: Role[];
  /** True from the moment the first password is set. */
  activated: boolean;
  /** Accounts are never deleted, because their names stand in reports; a deactivated one cannot log in. */
  deactivated: boolean;
  /** Name and address were removed on the person's wish; there is no way back. */
  anonymised: boolean;
}

/** The state of an account: active; not activated, without a password; deactivated; anonymised. */
export const USER_STATUS_NAMES = {
  activated: 'Activated',
  waiting: 'Not activated',
  deactivated: 'Deactivated',
  anonymised: 'Anonymised',
} as const;

/** Who is logged in, as carried in the access token. It drives the menu only; the server decides for itself. */
export interface Profile extends Person, PermissionHolder {}

/** The user’s own account, as `GET /user/profile` returns it. */
export interface OwnProfile extends Profile {
  roles: Role[];
  /** Whether the user gets the weekly message about pending steps. */
  digest: boolean;
}

/** The response of a login. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}
