import { channelById } from '../channels/channels';
import type { FieldValue } from '../fields/field';
import { byCode } from '../types/type-item';
import { fieldAt, labelOf } from './record-fields';
import type { RecordKind } from './record-fields';

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
export function valueInWords(kind: RecordKind, path: string, value: FieldValue): string {
  if (value.length === 0) return NOTHING;
  // Ids of files say nothing to a reader.
  if (path === 'pictures') return 'a picture';
  const { list = [], unit } = fieldAt(kind, path) ?? {};
  if (typeof value !== 'string') return value.map((id) => channelById(id)?.description ?? id).join('; ');
  return byCode(list, value)?.name ?? (unit ? `${value} ${unit}` : value);
}

/** Changes as people read them. */
export const inWords = (kind: RecordKind, list: readonly Change[]): Difference[] =>
  list.map(({ path, before, after }) => ({
    path,
    label: labelOf(kind, path),
    before: valueInWords(kind, path, before),
    after: valueInWords(kind, path, after),
  }));

/** What differs between two versions of a record, in words. */
export const differences = (kind: RecordKind, before: object, after: object) => inWords(kind, changes(before, after));
