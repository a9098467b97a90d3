import { isCertified } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { transaction } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { hasVersion } from '../accepted/accepted-versions.store';
import { listFinalReports } from '../accepted/final-reports.store';
import { freezeDecision, recordVersion } from '../accepted/freeze-version';
import { lockFacility } from '../facilities/load-facility';
import { loadSnapshot } from './load-snapshot';
import { listUnrecorded } from './snapshots.store';

const REASON = 'Shown as certified before accepted versions were kept.';

/**
 * Records versions for final reports from before versions were stored, and for certified facilities without a report.
 */
async function recordFacility(tx: Db, id: string, now: Date) {
  const loaded = await lockFacility(tx, id);
  // Another server that started at the same time may have recorded it already.
  if (await hasVersion(tx, id)) return;
  for (const report of await listFinalReports(tx, id)) {
    const acceptance = report.facility.submissions.initial_acceptance.acceptance?.code;
    const at = new Date(report.issued_at * 1000);
    if (acceptance) await freezeDecision(tx, { application: report, acceptance, at });
  }
  if (!isCertified(loaded.facility.displayed_status) || (await hasVersion(tx, id))) return;
  const application = await loadSnapshot(tx, loaded, now);
  await recordVersion(tx, { application, reason: REASON, at: now });
}

/** Adds the missing versions of facilities that were accepted or certified before accepted versions were stored. */
export async function recordEarlierAcceptances({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const id of await listUnrecorded(db)) await transaction(db, (tx) => recordFacility(tx, id, now()));
}
