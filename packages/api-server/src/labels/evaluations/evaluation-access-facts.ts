import { dayOf, isLabelHeld } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import {
  accessFactsOf,
  facilityAccessFacts,
  type FacilityAccessFacts,
} from '../../labelling/facilities/facility-access-facts';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { findEvaluation, hasOpenEvaluation, type StoredEvaluation } from './evaluations.store';

/** The access facts of an evaluation, with the evaluation itself. */
export interface EvaluationAccessFacts extends FacilityAccessFacts {
  stored: StoredEvaluation;
}

interface OfFacility {
  loaded: LoadedFacility;
  stored: StoredEvaluation;
}

/** The facts of an evaluation and of its facility on a day. */
export function evaluationFactsOf({ loaded, stored }: OfFacility, now: Date): EvaluationAccessFacts {
  const facts = accessFactsOf(loaded);
  const { status, statementDue } = stored.evaluation;
  return {
    ...facts,
    stored,
    state: {
      ...facts.state,
      evaluationStatus: status,
      isStatementOverdue: statementDue < dayOf(now),
      hasOpenActions: stored.actions.some(({ confirmedAt }) => confirmedAt === null),
    },
  };
}

/** The same by the id of an evaluation, for the guard of a call; undefined for an unknown one. */
export async function evaluationAccessFacts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<EvaluationAccessFacts | undefined> {
  const stored = await findEvaluation(db, id);
  const loaded = stored && (await findFacility(db, stored.evaluation.facilityId));
  return stored && loaded && evaluationFactsOf({ loaded, stored }, now());
}

/** The facts of a facility whose evaluation is to be opened. */
export async function openingFactsOf(db: Db, loaded: LoadedFacility, now: Date): Promise<FacilityAccessFacts> {
  const facts = accessFactsOf(loaded);
  const isLabelled = isLabelHeld(labelOf(loaded, dayOf(now)).status);
  const isEvaluationOpen = await hasOpenEvaluation(db, loaded.facility.id);
  return { ...facts, state: { ...facts.state, isLabelled, isEvaluationOpen } };
}

/** The same by the id of the facility; undefined for an unknown one. */
export async function openingAccessFacts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<FacilityAccessFacts | undefined> {
  const facts = await facilityAccessFacts({ db }, id);
  return facts && openingFactsOf(db, facts.loaded, now());
}
