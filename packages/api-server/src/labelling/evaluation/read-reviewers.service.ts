import type { ComponentReviewers, View } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { toInitialAcceptance } from '../facilities/facility.view';
import { getFacility } from '../facilities/load-facility';

/** Who reviews each component of a facility; `null` where nobody is chosen. */
export const readReviewers = async (db: Db, id: string, view: View): Promise<ComponentReviewers> =>
  toInitialAcceptance(await getFacility(db, id), view).component_reviewers;
