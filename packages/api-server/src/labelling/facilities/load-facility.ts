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

/** A facility by id; 404 if there is none. */
export const getFacility = async (db: Db, id: string): Promise<LoadedFacility> =>
  orNotFound(await findFacility(db, id));

async function lock(tx: Db, id: string): Promise<void> {
  // The locked round ended while this transaction waited, and a new round has replaced it.
  if (!(await lockApplication(tx, id)))
    throw new AppError('notSaved', 409, { message: 'Someone else has just changed this. Please try again.' });
}

/**
 * Locks a facility until the transaction ends and loads it. Every write to a facility and every step of its application
 * takes this lock first, so decisions still hold when they are written.
 */
export async function lockFacility(tx: Db, id: string): Promise<LoadedFacility> {
  await lock(tx, id);
  return getFacility(tx, id);
}

/** The same with the evaluations of the current round. */
export async function lockEvaluatedFacility(tx: Db, id: string): Promise<EvaluatedFacility> {
  await lock(tx, id);
  return orNotFound(await findEvaluatedFacility(tx, id));
}

/** The derived state of a facility from its current records. */
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
 * Updates the stored derived state of an application after one of its records has changed, and returns the facility
 * with it. Called at the end of every write that changes status, reviewers, instruments or evaluations.
 */
export async function refreshDerivedState(tx: Db, id: string, at: Date): Promise<LoadedFacility> {
  const changed = orNotFound(await findEvaluatedFacility(tx, id));
  const application = await updateDerivedState(tx, changed, derivedStateOf(changed), at);
  return { ...changed, application };
}
