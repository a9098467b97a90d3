import { deriveState, type DerivedState } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import {
  dueOfStep,
  findEvaluatedFacility,
  findFacility,
  lockApplication,
  updateDerivedState,
  type EvaluatedFacility,
  type LoadedFacility,
} from './facility.store';

export type { EvaluatedFacility, LoadedFacility } from './facility.store';

/** A facility by id; 404 when there is none. */
export const getFacility = async (db: Db, id: string): Promise<LoadedFacility> =>
  orNotFound(await findFacility(db, id));

async function lock(tx: Db, id: string): Promise<void> {
  // A new round took the place of the one that was waited for.
  if (!(await lockApplication(tx, id)))
    throw new AppError('notSaved', 409, { message: 'Someone else has just changed this. Please try again.' });
}

/**
 * A facility as it stays until the transaction ends: every write to a facility and every move of its application takes
 * this lock first, so that what was decided on still holds when it is written.
 */
export async function lockFacility(tx: Db, id: string): Promise<LoadedFacility> {
  await lock(tx, id);
  return getFacility(tx, id);
}

/** The same with the evaluations of the present round. */
export async function lockEvaluatedFacility(tx: Db, id: string): Promise<EvaluatedFacility> {
  await lock(tx, id);
  return orNotFound(await findEvaluatedFacility(tx, id));
}

/** What follows from the records of a facility as they are. */
export const derivedStateOf = ({ facility, application, evaluations, ...parts }: EvaluatedFacility): DerivedState =>
  deriveState({
    ...parts,
    facilityId: facility.id,
    status: application.status,
    preliminaryAcceptance: application.preliminaryAcceptance,
    submitted: evaluations.filter(({ isSubmitted }) => isSubmitted),
    dueOfStep: dueOfStep(application),
  });

/**
 * Derives the stored state of an application again after one of its records changed, and returns the facility as it is
 * then. Called at the end of every write that changes status, reviewers, instruments or evaluations.
 */
export async function refreshDerivedState(tx: Db, id: string, at: Date): Promise<LoadedFacility> {
  const changed = orNotFound(await findEvaluatedFacility(tx, id));
  const application = await updateDerivedState(tx, changed.application, derivedStateOf(changed), at);
  return { ...changed, application };
}
