import { ADMINISTRATORS, EVERYBODY, SIGNED_IN, STAFF, row } from './access-rules';
import type { MatrixRow } from './access-rules';

const WITH_LINK = row(
  'withLiveLink',
  'withLiveLink',
  'withLiveLink',
  'withLiveLink',
  'withLiveLink',
  'withLiveLink',
  'withLiveLink',
  'withLiveLink',
);
const USER_EDITORS = { ...ADMINISTRATORS, also: ['edit-users'] } as const;
const PEOPLE_PICKERS = { ...STAFF, also: ['edit-users'] } as const;
/** Making somebody an administrator, or no longer one, is for administrators. */
const USERS_AND_ROLES = { ...USER_EDITORS, parts: { 'administrator role': ADMINISTRATORS } } as const;

/** Accounts and users. */
export const ACCOUNT_CALLS = {
  'POST /auth/login': EVERYBODY,
  'POST /auth/refresh': SIGNED_IN,
  'POST /auth/logout': SIGNED_IN,
  'POST /auth/reset-password': EVERYBODY,
  'POST /auth/change-password': { ...EVERYBODY, parts: { 'with hash': WITH_LINK, 'without hash': SIGNED_IN } },
  'POST /auth/sign-out-everywhere': SIGNED_IN,
  'GET /user/profile': SIGNED_IN,
  'POST /user/profile': SIGNED_IN,
  'GET /user/getall': USER_EDITORS,
  'GET /user/getAllRoles': USER_EDITORS,
  'POST /user/add': USERS_AND_ROLES,
  'POST /user/:id/edit': USERS_AND_ROLES,
  'POST /user/:id/deactivate': USERS_AND_ROLES,
  'POST /user/:id/activate': USERS_AND_ROLES,
  'POST /user/:id/anonymise': row(401, 403, 403, 403, 403, 403, 403, 'onceDeactivated'),
  'POST /user/preferences': SIGNED_IN,
  'GET /audit': ADMINISTRATORS,
  'GET /audit/csv': ADMINISTRATORS,
  'GET /user/with-role-name/:name': PEOPLE_PICKERS,
  'GET /user/without-nf': PEOPLE_PICKERS,
} as const satisfies Record<string, MatrixRow>;
