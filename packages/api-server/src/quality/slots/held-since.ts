import { MS_PER_DAY, QA_SETTINGS } from '@portal/domain';

/** Offers that were made later than this hold their places. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - QA_SETTINGS.slots.offerDays * MS_PER_DAY);
