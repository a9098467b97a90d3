import type { InitialAcceptance } from './initial-acceptance';
import { ACCEPTANCE_STATUSES } from './status';

/** The colour of the progress of an application; a refusal is no success, although its evaluation is complete. */
export function badgeOf({ status, acceptance }: Pick<InitialAcceptance, 'status' | 'acceptance'>) {
  if (acceptance?.code === 'no') return 'default';
  return ACCEPTANCE_STATUSES.find(({ code }) => code === status.code)?.badge ?? 'default';
}
