import type { Context } from '../app-types';
import type { Db } from '../db/client';
import { subjectOf, type FacilitySubject } from '../facilities/facility-subject';
import type { NamedRow } from '../facilities/facility.store';
import { loadFacility, type LoadedFacility } from '../facilities/load-facility';
import { findVerdict, type StoredVerdict, type VerdictKey } from './evaluation.store';
import type { VerdictKind } from './verdict-kinds';

/** Ids of what is judged: the facility, and the instrument or the facility again. */
export interface Place {
  facilityId: string;
  subjectId: string;
}

/** What a verdict is written on. */
export interface Judged {
  loaded: LoadedFacility;
  key: VerdictKey;
  /** Name of the instrument, or acronym. */
  name: string;
  /** What there is already. */
  present: StoredVerdict | undefined;
}

const SUBJECTS: Record<VerdictKind['subject'], (loaded: LoadedFacility) => readonly NamedRow[]> = {
  lidar: ({ lidars }) => lidars,
  photometer: ({ photometers }) => photometers,
  facility: ({ facility }) => [{ id: facility.id, name: facility.acronym }],
};

/** What is judged of a facility; nothing when the instrument is none of this facility. */
export async function findJudged(
  db: Db,
  loaded: LoadedFacility,
  { subject, aspect }: VerdictKind,
  { subjectId }: Place,
): Promise<Judged | undefined> {
  const found = SUBJECTS[subject](loaded).find(({ id }) => id === subjectId);
  if (!found) return undefined;
  const key = { applicationId: loaded.application.id, subjectKind: subject, subjectId, aspect };
  return { loaded, key, name: found.name, present: await findVerdict(db, key) };
}

/** What the permission matrix must know before a verdict is written. */
export function subjectOfJudged({ loaded, present }: Judged): FacilitySubject {
  const subject = subjectOf(loaded);
  const isAspectSubmitted = (present?.evaluatedAt ?? null) !== null;
  return { ...subject, state: { ...subject.state, isAspectSubmitted } };
}

/** The same by ids, for the guard of a call; nothing when there is no such facility or instrument. */
export async function verdictSubject(
  { db }: Pick<Context, 'db'>,
  kind: VerdictKind,
  place: Place,
): Promise<FacilitySubject | undefined> {
  const loaded = await loadFacility(db, place.facilityId);
  const judged = loaded && (await findJudged(db, loaded, kind, place));
  return judged && subjectOfJudged(judged);
}
