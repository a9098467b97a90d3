import type { Context } from '../../platform/process/app-types';
import { accessFactsOf, type FacilityAccessFacts } from '../facilities/facility-access-facts';
import { findFacility, type LoadedFacility } from '../facilities/facility.store';
import { notFound } from '../../platform/errors/app-error';
import { roundDocument } from './round-documents';
import { hasSnapshot } from './snapshots.store';

const hasFile = ({ application }: LoadedFacility) =>
  application.preliminaryReportId !== null || application.finalReportId !== null;

/** The access facts of a facility whose report is requested. */
export async function reportAccessFacts({ db }: Context, id: string): Promise<FacilityAccessFacts | undefined> {
  const loaded = await findFacility(db, id);
  if (!loaded) return undefined;
  const facts = accessFactsOf(loaded);
  const hasReport =
    hasFile(loaded) || (await hasSnapshot(db, loaded.application.id, ['preliminary-report', 'final-report']));
  return { ...facts, state: { ...facts.state, hasReport } };
}

/** File id of the latest report of the current round: the final one as soon as it is issued. */
export async function evaluationReport(context: Context, { facility, application }: LoadedFacility): Promise<string> {
  const round = { facilityId: facility.id, applicationId: application.id };
  const report = (await roundDocument(context, round, 'final')) ?? (await roundDocument(context, round, 'preliminary'));
  if (!report) throw notFound();
  return report;
}
