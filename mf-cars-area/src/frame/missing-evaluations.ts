import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import type { ReviewedApplication } from '@portal/domain';

/** How many evaluations are not submitted. */
export interface MissingEvaluations {
  lidar: number;
  photometer: number;
  synergy: boolean;
}

/** The evaluations that the preliminary report waits for; synergy only where there is a pair. */
export function missingEvaluations({
  lidars,
  photometers,
  synergy_compliance,
}: ReviewedApplication): MissingEvaluations {
  const hasPair = lidars.length > 0 && photometers.length > 0;
  return {
    lidar: lidars.flatMap((lidar) => LIDAR_ASPECTS.filter((aspect) => lidar[`${aspect}_evaluation_date`] === null))
      .length,
    photometer: photometers.flatMap((photometer) =>
      PHOTOMETER_ASPECTS.filter((aspect) => photometer[`${aspect}_evaluation_date`] === null),
    ).length,
    synergy: hasPair && synergy_compliance.evaluation_date === null,
  };
}
