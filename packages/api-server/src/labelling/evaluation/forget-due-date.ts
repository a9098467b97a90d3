import { pendingWith } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { toInitialAcceptance } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { clearDueDate } from './evaluation.store';

const sideOf = (loaded: LoadedFacility) => pendingWith(toInitialAcceptance(loaded, 'full')).party;

/** A due date is that of one step: it goes when it is somebody else's turn, though the application stays where it is. */
export async function forgetDueDate(tx: Db, before: LoadedFacility, after: LoadedFacility): Promise<void> {
  const { id, dueDate } = before.application;
  if (dueDate !== null && sideOf(before) !== sideOf(after)) await clearDueDate(tx, id);
}
