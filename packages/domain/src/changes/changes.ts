import type { FieldValue } from '../records/field';
import { fieldAt, labelOf, typedInWords } from '../records/records';
import type { RecordKind } from '../records/records';
import type { TypeLists } from '../types/type-lists';

/** A field whose value is another one now. */
export interface Change {
  /** Dotted path. */
  path: string;
  before: FieldValue;
  after: FieldValue;
}

/** A change as people read it. */
export interface Difference {
  path: string;
  label: string;
  before: string;
  after: string;
}

const isValue = (value: unknown): value is FieldValue => typeof value === 'string' || Array.isArray(value);

/** Every field of a form's values by its dotted path. The version is bookkeeping and no field. */
export function flatten(values: object, prefix = ''): [path: string, value: FieldValue][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, FieldValue][] => {
    if (isValue(value)) return [[prefix + name, value]];
    return typeof value === 'object' && value !== null ? flatten(value, `${prefix}${name}.`) : [];
  });
}

const isEmpty = (value: FieldValue | undefined) => value === undefined || value.length === 0;

const isSame = (left: FieldValue | undefined, right: FieldValue | undefined) =>
  (isEmpty(left) && isEmpty(right)) || JSON.stringify(left) === JSON.stringify(right);

/** What differs between two records in the form's values; a field that one of them lacks is empty there. */
export function changes(before: object, after: object): Change[] {
  const [old, fresh] = [new Map(flatten(before)), new Map(flatten(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => !isSame(old.get(path), fresh.get(path)))
    .map((path) => ({ path, before: old.get(path) ?? '', after: fresh.get(path) ?? '' }));
}

const NOTHING = 'empty';

/** The value of a field in words: names in place of codes, with its unit; "empty" when there is none. */
export const valueInWords = (kind: RecordKind, path: string, value: FieldValue, lists?: TypeLists): string =>
  value.length === 0 ? NOTHING : typedInWords(fieldAt(kind, path), value, lists);

/** Changes as people read them. */
export const inWords = (kind: RecordKind, list: readonly Change[], lists?: TypeLists): Difference[] =>
  list.map(({ path, before, after }) => ({
    path,
    label: labelOf(kind, path),
    before: valueInWords(kind, path, before, lists),
    after: valueInWords(kind, path, after, lists),
  }));

/** What differs between two versions of a record, in words. */
export const differences = (kind: RecordKind, before: object, after: object, lists?: TypeLists) =>
  inWords(kind, changes(before, after), lists);
