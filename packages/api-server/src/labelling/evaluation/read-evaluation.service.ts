import type { EditedEvaluation, View } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/facility.store';
import { findEvaluation } from './evaluation.store';
import { toEvaluation } from './evaluation.view';

/** The evaluation of a facility as a whole in the current round; owners see neither drafts nor names. */
export async function readFacilityEvaluation(
  db: Db,
  { facility, application, lists }: LoadedFacility,
  aspect: 'synergy' | 'lidar' | 'photometer',
  view: View,
): Promise<EditedEvaluation> {
  const key = { applicationId: application.id, targetKind: 'facility' as const, targetId: facility.id, aspect };
  return toEvaluation(await findEvaluation(db, key), view, lists);
}
