import { rebased } from './rebased';

/** What can be saved after two people, or one in two tabs, have changed the same version of a record. */
export interface MergedVersions<Form> {
  /** The changes of both; of fields that both have changed, mine. */
  mine: Form;
  /** The changes of both; of fields that both have changed, theirs. */
  theirs: Form;
  /** The saved version with my values in the fields that are to be chosen. */
  contested: Form;
  /** Whether it is known who changed what; otherwise all fields are to be chosen. */
  isKnown: boolean;
}

type Versioned = { version?: number | undefined };

/** Merges the saved version of a record and the values of a form by the values from which both began. */
export function mergedVersions<Form extends Versioned>(
  saved: Form,
  typed: Form,
  base: Form | null,
): MergedVersions<Form> {
  if (!base || base.version !== typed.version) {
    const mine = { ...typed, version: saved.version };
    return { mine, theirs: saved, contested: mine, isKnown: false };
  }
  const mine = rebased(saved, base, typed);
  const theirs = rebased(mine, base, saved);
  return { mine, theirs, contested: rebased(saved, base, saved, mine), isKnown: true };
}
