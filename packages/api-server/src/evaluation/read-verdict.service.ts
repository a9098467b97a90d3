import type { EditedVerdict, View } from '@portal/domain';
import type { Db } from '../db/client';
import { getFacility } from '../facilities/load-facility';
import { findVerdict } from './evaluation.store';
import { toVerdict } from './verdict.view';

/** The verdict of the present round on a facility as a whole; for owners, no draft and no name. */
export async function readFacilityVerdict(
  db: Db,
  facilityId: string,
  aspect: 'synergy' | 'lidar' | 'photometer',
  view: View,
): Promise<EditedVerdict> {
  const { application, lists } = await getFacility(db, facilityId);
  const key = { applicationId: application.id, subjectKind: 'facility' as const, subjectId: facilityId, aspect };
  return toVerdict(await findVerdict(db, key), view, lists);
}
