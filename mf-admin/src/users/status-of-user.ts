import type { User } from '@portal/domain';

/** Whether somebody can log in: yes; not yet, for want of a password; not any more. */
export function statusOfUser({ activated, deactivated }: User): 'activated' | 'waiting' | 'deactivated' {
  if (deactivated) return 'deactivated';
  return activated ? 'activated' : 'waiting';
}
