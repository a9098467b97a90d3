import type { SubmissionSnapshot } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listRound } from '../evaluation/evaluation.store';
import { listAssessments } from '../evaluation/plan-assessment.store';
import type { LoadedFacility } from '../facilities/load-facility';
import { listLidars, listPhotometers } from '../instrument-records/load-instruments';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import type { DocumentNumber } from './document-numbers.store';
import { toReport, type Issued } from './report.view';
import { findSnapshot } from './snapshots.store';
import { toSnapshot } from './snapshot.view';

/** The application as it would be frozen now. */
export async function loadSnapshot(db: Db, loaded: LoadedFacility, at: Date): Promise<SubmissionSnapshot> {
  const { id } = loaded.facility;
  // Sequentially: a transaction has a single connection.
  const lidars = await listLidars(db, id, 'owner');
  const photometers = await listPhotometers(db, id, 'owner');
  return toSnapshot({ loaded, lidars, photometers, at });
}

/** The round as it would be reported under this number. */
export async function loadReport(
  db: Db,
  loaded: LoadedFacility,
  issued: Issued,
  document: DocumentNumber,
): Promise<ReportSnapshot> {
  const { facility, application } = loaded;
  const lidars = await listLidars(db, facility.id, 'full');
  const photometers = await listPhotometers(db, facility.id, 'full');
  const evaluations = await listRound(db, application.id);
  const assessments = await listAssessments(db, application.id);
  const preliminary =
    issued.kind === 'final' ? await findSnapshot(db, application.id, 'preliminary-report') : undefined;
  return toReport({ loaded, lidars, photometers, evaluations, assessments, issued, document, preliminary });
}

/** Whether two snapshots are equal; both come from the views, so their fields have the same order. */
export const isSame = <Snapshot extends SubmissionSnapshot>(left: Snapshot, right: Snapshot) =>
  JSON.stringify(left) === JSON.stringify(right);
