import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { accessFactsOf, type FacilityAccessFacts } from '../facilities/facility-access-facts';
import type { NamedRow } from '../facilities/facility.store';
import { loadFacility, type LoadedFacility } from '../facilities/load-facility';
import { findEvaluation, type StoredEvaluation, type EvaluationKey } from './evaluation.store';
import type { EvaluationKind } from './evaluation-kinds';

/** Ids of what is evaluated: the facility, and the instrument or the facility again. */
export interface Place {
  facilityId: string;
  targetId: string;
}

/** What an evaluation is written on. */
export interface EvaluationTarget {
  loaded: LoadedFacility;
  key: EvaluationKey;
  /** Name of the instrument, or acronym. */
  name: string;
  /** What there is already. */
  present: StoredEvaluation | undefined;
}

const TARGETS: Record<EvaluationKind['targetKind'], (loaded: LoadedFacility) => readonly NamedRow[]> = {
  lidar: ({ lidars }) => lidars,
  photometer: ({ photometers }) => photometers,
  facility: ({ facility }) => [{ id: facility.id, name: facility.acronym }],
};

/** What is evaluated of a facility; nothing when the instrument is none of this facility. */
export async function findEvaluationTarget(
  db: Db,
  loaded: LoadedFacility,
  { targetKind, aspect }: EvaluationKind,
  { targetId }: Place,
): Promise<EvaluationTarget | undefined> {
  const found = TARGETS[targetKind](loaded).find(({ id }) => id === targetId);
  if (!found) return undefined;
  const key = { applicationId: loaded.application.id, targetKind, targetId, aspect };
  return { loaded, key, name: found.name, present: await findEvaluation(db, key) };
}

/** What the permission matrix must know before an evaluation is written. */
export function accessFactsOfTarget({ loaded, present }: EvaluationTarget): FacilityAccessFacts {
  const facts = accessFactsOf(loaded);
  const isAspectSubmitted = (present?.evaluatedAt ?? null) !== null;
  return { ...facts, state: { ...facts.state, isAspectSubmitted } };
}

/** The same by ids, for the guard of a call; nothing when there is no such facility or instrument. */
export async function evaluationAccessFacts(
  { db }: Pick<Context, 'db'>,
  kind: EvaluationKind,
  place: Place,
): Promise<FacilityAccessFacts | undefined> {
  const loaded = await loadFacility(db, place.facilityId);
  const target = loaded && (await findEvaluationTarget(db, loaded, kind, place));
  return target && accessFactsOfTarget(target);
}
