import {
  ACCEPTANCES,
  byCode,
  COMPLIANCES,
  epochOf,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  synergyMatrix,
  type AcceptanceCode,
  type ComplianceCode,
  type Lidar,
  type LidarAspect,
  type Photometer,
  type PhotometerAspect,
  type Verdict,
} from '@portal/domain';
import type { ReportSnapshot } from '../src/acceptance/report-snapshot';
import { aLidar, aPhotometer, aSnapshot } from './snapshots';

/** A verdict that was submitted. */
export const aVerdict = (
  change: Partial<Omit<Verdict, 'compliance'>> & { compliance?: ComplianceCode } = {},
): Verdict => ({
  comments: 'Checked on site.',
  recommendations: 'None.',
  evaluation_date: epochOf('2026-06-10'),
  ...change,
  compliance: byCode(COMPLIANCES, change.compliance ?? 'yes'),
});

const fieldsOf = (aspect: string, { compliance, comments, recommendations, evaluation_date }: Verdict) => ({
  [`${aspect}_compliance`]: compliance,
  [`${aspect}_comments`]: comments,
  [`${aspect}_recommendations`]: recommendations,
  [`${aspect}_evaluation_date`]: evaluation_date,
});

const judged = (aspects: readonly string[], verdicts: Partial<Record<string, Verdict>>) =>
  Object.assign({}, ...aspects.map((aspect) => fieldsOf(aspect, verdicts[aspect] ?? aVerdict()))) as object;

/** A lidar that was judged. */
export const aJudgedLidar = (verdicts: Partial<Record<LidarAspect, Verdict>> = {}, lidar: Lidar = aLidar()): Lidar => ({
  ...lidar,
  ...judged(LIDAR_ASPECTS, verdicts),
});

/** A photometer that was judged. */
export const aJudgedPhotometer = (
  verdicts: Partial<Record<PhotometerAspect, Verdict>> = {},
  photometer: Photometer = aPhotometer(),
): Photometer => ({ ...photometer, ...judged(PHOTOMETER_ASPECTS, verdicts) });

interface Change extends Partial<Omit<ReportSnapshot, 'facility' | 'verdicts'>> {
  facility?: Partial<ReportSnapshot['facility']>;
  verdicts?: Partial<ReportSnapshot['verdicts']>;
  preliminary?: AcceptanceCode;
  final?: AcceptanceCode | null;
}

const NO_VERDICT: Verdict = { compliance: null, comments: null, recommendations: null, evaluation_date: null };

/** A round as it was reported: a final report on one lidar and one photometer, unless said otherwise. */
export function aReport({
  facility = {},
  verdicts = {},
  preliminary = 'conditionally',
  final = 'yes',
  ...change
}: Change = {}): ReportSnapshot {
  const { lidars = [aJudgedLidar()], photometers = [aJudgedPhotometer()] } = change;
  const snapshot = aSnapshot({ facility, lidars, photometers });
  const acceptance = snapshot.facility.submissions.initial_acceptance;
  acceptance.preliminary_acceptance = byCode(ACCEPTANCES, preliminary);
  acceptance.acceptance = byCode(ACCEPTANCES, final);
  return {
    ...snapshot,
    kind: 'final',
    issued_at: epochOf('2026-08-20'),
    preliminary_issued_at: epochOf('2026-07-01'),
    has_upgrade_plan: true,
    verdicts: { synergy: aVerdict(), lidar: NO_VERDICT, photometer: NO_VERDICT, ...verdicts },
    synergy_matrix: synergyMatrix(lidars, photometers),
    ...change,
  };
}
