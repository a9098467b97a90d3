import { ADMINISTRATORS, EVERYBODY, SIGNED_IN, STAFF, row } from './access-rules';
import type { CapabilityTable } from './access-rules';

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
/** Only administrators grant or revoke the administrator role. */
const USERS_AND_ROLES = { ...USER_EDITORS, parts: { 'administrator role': ADMINISTRATORS } } as const;

export const ACCOUNT_CAPABILITIES = {
  'session.open': EVERYBODY,
  'session.renew': SIGNED_IN,
  'session.close': SIGNED_IN,
  'session.close-all': SIGNED_IN,
  'session.list': SIGNED_IN,
  'session.end': SIGNED_IN,
  'account-event.list': SIGNED_IN,
  'identity.confirm': SIGNED_IN,
  'second-factor.list': SIGNED_IN,
  'second-factor.set-up': SIGNED_IN,
  'second-factor.remove': SIGNED_IN,
  'password.reset': EVERYBODY,
  'password.check-link': EVERYBODY,
  'password.change': { ...EVERYBODY, parts: { 'with hash': WITH_LINK, 'without hash': SIGNED_IN } },
  'profile.read': SIGNED_IN,
  'profile.edit': SIGNED_IN,
  'profile.set-preferences': SIGNED_IN,
  'task.list': SIGNED_IN,
  'portal.search': SIGNED_IN,
  'notice.list': SIGNED_IN,
  'notice.read': SIGNED_IN,
  'user.list': USER_EDITORS,
  'role.list': USER_EDITORS,
  'user.add': USERS_AND_ROLES,
  'user.edit': USERS_AND_ROLES,
  'user.deactivate': USERS_AND_ROLES,
  'user.activate': USERS_AND_ROLES,
  'user.lock': USERS_AND_ROLES,
  'user.unlock': USERS_AND_ROLES,
  'user.end-sessions': USERS_AND_ROLES,
  'user.remove-factors': USERS_AND_ROLES,
  'user.anonymise': row(401, 403, 403, 403, 403, 403, 403, 'onceDeactivated'),
  'audit-log.read': ADMINISTRATORS,
  'user.choose': PEOPLE_PICKERS,
  'identity.list': SIGNED_IN,
  'identity.unlink': SIGNED_IN,
  'identity.link': SIGNED_IN,
  'api-token.list': ADMINISTRATORS,
  'api-token.make': ADMINISTRATORS,
  'api-token.end': ADMINISTRATORS,
} as const satisfies CapabilityTable;
