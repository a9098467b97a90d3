import type { Context } from '../app-types';
import { subjectOf, type FacilitySubject } from '../facilities/facility-subject';
import { getFacility, loadFacility, type LoadedFacility } from '../facilities/load-facility';
import { AppError } from '../http/app-error';

/** The latest report of the present round: the final one, as soon as there is one. */
const latestReport = ({ application }: LoadedFacility) => application.finalReportId ?? application.preliminaryReportId;

/** What the guard must know of a facility whose report is asked for. */
export async function reportSubject({ db }: Context, id: string): Promise<FacilitySubject | undefined> {
  const loaded = await loadFacility(db, id);
  if (!loaded) return undefined;
  const subject = subjectOf(loaded);
  return { ...subject, state: { ...subject.state, hasReport: latestReport(loaded) !== null } };
}

/** File of the latest report. */
export async function evaluationReport({ db }: Context, id: string): Promise<string> {
  const report = latestReport(await getFacility(db, id));
  if (report === null) throw new AppError('notLoaded', 404, { message: 'Resource not found!' });
  return report;
}
