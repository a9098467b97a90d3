import type { FieldValue } from '../records/field';
import type { Fields } from '../records/record';
import { fieldAt, RECORDS, typedInWords } from '../records/records';
import type { FormKind } from '../records/records';
import { NOT_GIVEN } from '../records/words';
import type { TypeListName, TypeLists } from '../types/type-lists';

export interface Change {
  /** Dotted path. */
  path: string;
  before: FieldValue;
  after: FieldValue;
}

export interface Difference {
  path: string;
  label: string;
  before: string;
  after: string;
}

const isValue = (value: unknown): value is FieldValue => typeof value === 'string' || Array.isArray(value);

/** The fields of a form's values by their dotted paths. The version is bookkeeping, not a field. */
export function flatten(values: object, prefix = ''): [path: string, value: FieldValue][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, FieldValue][] => {
    if (isValue(value)) return [[prefix + name, value]];
    return typeof value === 'object' && value !== null ? flatten(value, `${prefix}${name}.`) : [];
  });
}

const isEmpty = (value: FieldValue | undefined) => value === undefined || value.length === 0;

const isSame = (left: FieldValue | undefined, right: FieldValue | undefined) =>
  (isEmpty(left) && isEmpty(right)) || JSON.stringify(left) === JSON.stringify(right);

/** The differences between two records, given as form values; a missing field counts as empty. */
export function changes(before: object, after: object): Change[] {
  const [old, fresh] = [new Map(flatten(before)), new Map(flatten(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => !isSame(old.get(path), fresh.get(path)))
    .map((path) => ({ path, before: old.get(path) ?? '', after: fresh.get(path) ?? '' }));
}

/** Changes in words: names from the lists instead of codes, values with their units, and "Not given" for no value. */
export const changesInWords = (fields: Fields, list: readonly Change[], lists: TypeLists): Difference[] =>
  list.map(({ path, before, after }) => {
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    const words = (value: FieldValue) => (value.length === 0 ? NOT_GIVEN : typedInWords(field, value, lists));
    return { path, label: field?.label ?? path, before: words(before), after: words(after) };
  });

/** Changes of a record of one kind in words. */
export const inWords = (kind: FormKind, list: readonly Change[], lists: TypeLists): Difference[] =>
  changesInWords(RECORDS[kind], list, lists);

/** The names of the lists that contain the values of these changes. */
export const listsIn = (kind: FormKind, list: readonly Change[]): TypeListName[] =>
  list.flatMap(({ path }) => fieldAt(kind, path)?.list ?? []);

/** Differences between two versions of a record, in words. */
export const differences = (kind: FormKind, before: object, after: object, lists: TypeLists) =>
  inWords(kind, changes(before, after), lists);
