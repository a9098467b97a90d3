import {
  ACCEPTANCES,
  byCode,
  componentOf,
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
  type Evaluation,
} from '@portal/domain';
import type { ReportSnapshot } from '../src/labelling/pdf/report-snapshot';
import { aLidar, aPhotometer, aSnapshot } from './snapshots';

/** A submitted evaluation. */
export const anEvaluation = (
  change: Partial<Omit<Evaluation, 'compliance'>> & { compliance?: ComplianceCode } = {},
): Evaluation => ({
  comments: 'Checked on site.',
  recommendations: 'None.',
  evaluation_date: epochOf('2026-06-10'),
  ...change,
  compliance: byCode(COMPLIANCES, change.compliance ?? 'yes'),
});

const fieldsOf = (aspect: string, { compliance, comments, recommendations, evaluation_date }: Evaluation) => ({
  [`${aspect}_compliance`]: compliance,
  [`${aspect}_comments`]: comments,
  [`${aspect}_recommendations`]: recommendations,
  [`${aspect}_evaluation_date`]: evaluation_date,
});

const evaluated = (aspects: readonly string[], evaluations: Partial<Record<string, Evaluation>>) =>
  Object.assign({}, ...aspects.map((aspect) => fieldsOf(aspect, evaluations[aspect] ?? anEvaluation()))) as object;

/** A lidar that was evaluated. */
export const anEvaluatedLidar = (
  evaluations: Partial<Record<LidarAspect, Evaluation>> = {},
  lidar: Lidar = aLidar(),
): Lidar => ({
  ...lidar,
  ...evaluated(LIDAR_ASPECTS, evaluations),
});

/** A photometer that was evaluated. */
export const anEvaluatedPhotometer = (
  evaluations: Partial<Record<PhotometerAspect, Evaluation>> = {},
  photometer: Photometer = aPhotometer(),
): Photometer => ({ ...photometer, ...evaluated(PHOTOMETER_ASPECTS, evaluations) });

interface Change extends Partial<Omit<ReportSnapshot, 'facility' | 'evaluations'>> {
  facility?: Partial<ReportSnapshot['facility']>;
  evaluations?: Partial<ReportSnapshot['evaluations']>;
  preliminary?: AcceptanceCode;
  final?: AcceptanceCode | null;
}

const NO_EVALUATION: Evaluation = { compliance: null, comments: null, recommendations: null, evaluation_date: null };

/** A reported round: by default a final report on one lidar and one photometer. */
export function aReport({
  facility = {},
  evaluations = {},
  preliminary = 'conditionally',
  final = 'yes',
  ...change
}: Change = {}): ReportSnapshot {
  const { lidars = [anEvaluatedLidar()], photometers = [anEvaluatedPhotometer()] } = change;
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
    evaluations: { synergy: anEvaluation(), lidar: NO_EVALUATION, photometer: NO_EVALUATION, ...evaluations },
    evaluated_as: [
      ...lidars.flatMap(({ _id: target_id }) =>
        LIDAR_ASPECTS.map((aspect) => ({
          target_id,
          aspect,
          role: componentOf(`lidar-${aspect}`) ?? ('administrator' as const),
        })),
      ),
      { target_id: snapshot.facility._id, aspect: 'synergy', role: 'administrator' as const },
    ],
    synergy_matrix: synergyMatrix(lidars, photometers),
    ...change,
  };
}
