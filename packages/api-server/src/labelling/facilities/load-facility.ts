import {
  isFullyEvaluated,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type LidarAspect,
  type PhotometerAspect,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import {
  findFacility,
  listLidarNames,
  listPhotometerNames,
  listReviewers,
  listSubmittedEvaluations,
  lockApplication,
  type FoundFacility,
  type NamedRow,
  type ReviewerRow,
  type SubmittedEvaluation,
} from './facility.store';

/** A facility with all that rights, views and steps depend on. */
export interface LoadedFacility extends FoundFacility {
  reviewers: ReviewerRow[];
  /** The oldest first. */
  lidars: NamedRow[];
  photometers: NamedRow[];
  /** Whether every required evaluation of the present round is submitted; looked up only while that matters. */
  fullyEvaluated: boolean;
}

/** A facility, or nothing. In a transaction, its queries follow each other on the one connection. */
export async function loadFacility(db: Db, id: string): Promise<LoadedFacility | undefined> {
  const found = await findFacility(db, id);
  if (!found) return undefined;
  const reviewers = await listReviewers(db, id);
  const lidars = await listLidarNames(db, id);
  const photometers = await listPhotometerNames(db, id);
  const { application } = found;
  const evaluations = application.status === 'submitted' ? await listSubmittedEvaluations(db, application.id) : [];
  const loaded = { ...found, reviewers, lidars, photometers };
  return { ...loaded, fullyEvaluated: application.status === 'submitted' && hasAllEvaluations(loaded, evaluations) };
}

/** A facility that must be there; 404 when it is not. */
export async function getFacility(db: Db, id: string): Promise<LoadedFacility> {
  const loaded = await loadFacility(db, id);
  if (!loaded) throw new AppError('notLoaded', 404, { message: 'Resource not found!' });
  return loaded;
}

/**
 * A facility as it stays until the transaction ends: whoever writes to a facility or moves its application takes this
 * lock first, so that what was decided on still holds when it is written.
 */
export async function lockFacility(tx: Db, id: string): Promise<LoadedFacility> {
  const isLocked = await lockApplication(tx, id);
  // A new round took the place of the one that was waited for.
  if (!isLocked)
    throw new AppError('notSaved', 409, { message: 'Somebody else has just changed this. Please try again.' });
  return getFacility(tx, id);
}

type Instruments = Pick<LoadedFacility, 'facility' | 'lidars' | 'photometers'>;

/** Whether every required evaluation is among those that were submitted. */
export function hasAllEvaluations(
  { facility, lidars, photometers }: Instruments,
  evaluations: readonly SubmittedEvaluation[],
) {
  const dateOf = (target: string, aspect: string) =>
    evaluations
      .find((evaluation) => evaluation.targetId === target && evaluation.aspect === aspect)
      ?.evaluatedAt?.getTime() ?? null;
  const datesOf = <Aspect extends LidarAspect | PhotometerAspect>({ id }: NamedRow, aspects: readonly Aspect[]) =>
    Object.fromEntries(aspects.map((aspect) => [`${aspect}_evaluation_date`, dateOf(id, aspect)])) as {
      [Key in `${Aspect}_evaluation_date`]: number | null;
    };
  return isFullyEvaluated({
    lidars: lidars.map((lidar) => datesOf(lidar, LIDAR_ASPECTS)),
    photometers: photometers.map((photometer) => datesOf(photometer, PHOTOMETER_ASPECTS)),
    synergy: { evaluation_date: dateOf(facility.id, 'synergy') },
  });
}
