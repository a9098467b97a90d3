import type { AcceptanceCode } from '../types/type-lists';
import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { LidarAspect, PhotometerAspect } from './components';
import type { AcceptanceStatusCode } from './status';

/** When each aspect of an instrument was submitted, epoch seconds; `null` while it is not. */
type EvaluationDates<Aspect extends string> = { [Key in `${Aspect}_evaluation_date`]: number | null };

/** What has been evaluated of a facility. */
export interface Evaluated {
  lidars: readonly EvaluationDates<LidarAspect>[];
  photometers: readonly EvaluationDates<PhotometerAspect>[];
  synergy: { evaluation_date: number | null } | null;
}

/** Whether every required evaluation is submitted. Synergy counts where a lidar can meet a photometer. */
export function isFullyEvaluated({ lidars, photometers, synergy }: Evaluated): boolean {
  const needsSynergy = lidars.length > 0 && photometers.length > 0;
  return (
    lidars.every((lidar) => LIDAR_ASPECTS.every((aspect) => lidar[`${aspect}_evaluation_date`] !== null)) &&
    photometers.every((one) => PHOTOMETER_ASPECTS.every((aspect) => one[`${aspect}_evaluation_date`] !== null)) &&
    (!needsSynergy || (synergy?.evaluation_date ?? null) !== null)
  );
}

/** The preliminary report follows the submission as soon as every required evaluation is submitted. */
export const canIssuePreliminaryReport = (status: AcceptanceStatusCode, fullyEvaluated: boolean) =>
  status === 'submitted' && fullyEvaluated;

/** A final report with a yes, conditional or not, approves the operational configuration. */
export const isConfigurationApproved = (status: AcceptanceStatusCode, acceptance: AcceptanceCode | null) =>
  status === 'evaluated' && (acceptance === 'yes' || acceptance === 'conditionally');

/** The final report waits for an upgrade plan only after a conditional acceptance; a clear yes or no does not. */
export const canIssueFinalReport = (status: AcceptanceStatusCode, preliminary: AcceptanceCode | null) =>
  status === 'waiting_final_report' ||
  (status === 'preliminary_report_issued' && (preliminary === 'yes' || preliminary === 'no'));
