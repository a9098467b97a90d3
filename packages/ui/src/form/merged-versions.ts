import { rebased } from './rebased';

/** The names of fields whose values are sets of codes. */
export type SetFields<Form> = readonly (keyof Form & string)[];

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

/**
 * Merges the saved version of a record and the values of a form by the values from which both began. Fields named in
 * `sets` are lists of codes in no particular order, which are merged code by code.
 */
export function mergedVersions<Form extends Versioned>(
  saved: Form,
  typed: Form,
  base: Form | null,
  sets: SetFields<Form> = [],
): MergedVersions<Form> {
  if (!base || base.version !== typed.version) {
    const mine = { ...typed, version: saved.version };
    return { mine, theirs: saved, contested: mine, isKnown: false };
  }
  const [from, there, here] = [withMembers(base, sets), withMembers(saved, sets), withMembers(typed, sets)];
  const mine = rebased(there, from, here);
  const theirs = rebased(mine, from, there);
  const contested = rebased(there, from, there, mine);
  const asList = (form: Form) => withLists(form, sets, [saved, typed]);
  return { mine: asList(mine), theirs: asList(theirs), contested: asList(contested), isKnown: true };
}

const listIn = (form: object, name: PropertyKey) => Reflect.get(form, name) as readonly string[];

/** A form whose sets are groups of members, which are merged one by one. */
const withMembers = <Form extends object>(form: Form, sets: SetFields<Form>): Form => ({
  ...form,
  ...Object.fromEntries(sets.map((name) => [name, Object.fromEntries(listIn(form, name).map((code) => [code, true]))])),
});

/**
 * The reverse: lists again, in the order of the forms that had them. The saved one is the first, so that a set to which
 * nothing was added equals the saved set.
 */
function withLists<Form extends object>(form: Form, sets: SetFields<Form>, ordered: readonly Form[]): Form {
  const listOf = (name: keyof Form) => {
    const members = Reflect.get(form, name) as Partial<Record<string, true>>;
    return [...new Set(ordered.flatMap((other) => listIn(other, name)))].filter((code) => members[code]);
  };
  return { ...form, ...Object.fromEntries(sets.map((name) => [name, listOf(name)])) };
}
