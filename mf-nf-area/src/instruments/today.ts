import { day } from '@portal/domain';
import type { Day } from '@portal/domain';

/** The present day, UTC. */
export const today = (): Day => day(Date.now() / 1000) ?? '';
