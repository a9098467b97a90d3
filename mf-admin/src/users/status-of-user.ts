import type { User, USER_STATUS_NAMES } from '@portal/domain';

/** Whether somebody can log in: yes; not yet, for want of a password; not any more; never again. */
export function statusOfUser({ activated, deactivated, anonymised }: User): keyof typeof USER_STATUS_NAMES {
  if (anonymised) return 'anonymised';
  if (deactivated) return 'deactivated';
  return activated ? 'activated' : 'waiting';
}
