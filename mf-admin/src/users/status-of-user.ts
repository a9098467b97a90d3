import type { User, USER_STATUS_NAMES } from '@portal/domain';

/** State of an account: active, not yet activated with a password, locked, deactivated, or anonymised. */
export function statusOfUser({ activated, deactivated, locked, anonymised }: User): keyof typeof USER_STATUS_NAMES {
  if (anonymised) return 'anonymised';
  if (deactivated) return 'deactivated';
  if (locked) return 'locked';
  return activated ? 'activated' : 'waiting';
}
