import type { ConfigurationChoiceInput } from '@portal/domain';
import { listFinalReports } from '../labelling/accepted/final-reports.store';
import { findInForce } from '../labelling/configuration/configurations.store';
import { NOT_ACCEPTED } from '../labelling/configuration/decide-configuration';
import { withdrawVersion, writeVersion } from '../labelling/configuration/write-version';
import type { ReportSnapshot } from '../labelling/pdf/report-snapshot';
import { writeAudit } from '../platform/audit/audit.store';
import type { Db } from '../platform/db/client';
import { plusMinutes } from './timeline';

const ENTERED_AFTER_MINUTES = 21 * 1440;

/** Lidars that CARS left out with the final report, by facility. */
const LEFT_OUT: Readonly<Record<string, { lidar: string; reason: string }>> = {
  AGORA: { lidar: 'MULHACEN', reason: 'Its new receiver is processed from the next version on.' },
};

/** A facility with ids of the processing chain entered in a later version; the numbers are made up. */
const ENTERED = { acronym: 'SIRTA', station_id: 'sir', firstId: 9001 };

function sentWith({ facility, lidars }: ReportSnapshot): ConfigurationChoiceInput | undefined {
  const leftOut = LEFT_OUT[facility.acronym];
  const lidar = lidars.find(({ name }) => name === leftOut?.lidar);
  if (!leftOut || !lidar) return undefined;
  return { lidars: [{ lidar: lidar._id, is_included: false, reason: leftOut.reason }] };
}

const withIds = ({ lidars }: ReportSnapshot): ConfigurationChoiceInput => ({
  station_id: ENTERED.station_id,
  lidars: lidars.map(({ _id }, at) => ({
    lidar: _id,
    lidar_id: ENTERED.firstId + at,
    version_id: ENTERED.firstId + at,
    configuration_id: ENTERED.firstId + at,
  })),
});

async function decide(tx: Db, report: ReportSnapshot): Promise<void> {
  const at = new Date(report.issued_at * 1000);
  const { _id: id, submissions } = report.facility;
  if (submissions.initial_acceptance.acceptance?.code !== 'no') {
    await writeVersion(tx, { report, sent: sentWith(report), reason: null, at });
    return;
  }
  const inForce = await findInForce(tx, id);
  if (inForce) await withdrawVersion(tx, inForce, { reason: NOT_ACCEPTED, at });
}

const enteredAt = ({ issued_at }: ReportSnapshot) => plusMinutes(new Date(issued_at * 1000), ENTERED_AFTER_MINUTES);

async function enterIds(tx: Db, report: ReportSnapshot, actorId: string): Promise<void> {
  const at = enteredAt(report);
  const reason = 'The ids of the processing chain are known.';
  await writeVersion(tx, { report, sent: withIds(report), reason, at });
  const { _id: id, acronym } = report.facility;
  await writeAudit(tx, {
    at,
    actorId,
    action: 'application.approve-configuration',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    oldValue: { configuration: 1 },
    newValue: { configuration: 2, reason },
  });
}

/** Inserts the operational configurations of the demonstration, as approved by its final reports and by CARS. */
export async function insertConfigurations(
  tx: Db,
  { facilityIds, actorId }: { facilityIds: readonly string[]; actorId: string },
): Promise<void> {
  const reports: ReportSnapshot[] = [];
  for (const id of facilityIds) reports.push(...(await listFinalReports(tx, id)));
  const decided = reports.map((report) => ({ at: new Date(report.issued_at * 1000), run: () => decide(tx, report) }));
  const entered = reports.findLast(({ facility }) => facility.acronym === ENTERED.acronym);
  const ids = entered ? [{ at: enteredAt(entered), run: () => enterIds(tx, entered, actorId) }] : [];
  for (const { run } of [...decided, ...ids].toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await run();
}
