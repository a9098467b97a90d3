import { flatten, labelOf, valueInWords } from '@portal/domain';
import type { RecordKind } from '@portal/domain';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Entry } from '../../platform/pdf/document';

/** Free texts get a row of their own, whatever stands in them; names do too, so that what follows stands in pairs. */
const LONG_FIELDS: readonly string[] = ['name', 'additional_info', 'additional_features'];
/** A value that would take more than a few lines beside another one does too, in characters. */
const LONG = 90;

/** The fields of a form's values in words, by their dotted path. */
export function wordsOf(kind: RecordKind, values: object): (path: string) => string {
  const byPath = new Map(flatten(values));
  return (path) => {
    const value = byPath.get(path) ?? '';
    return value.length === 0 ? NO_VALUE : valueInWords(kind, path, value);
  };
}

/** Some fields of a record with their labels, in this order. */
export function entriesOf(kind: RecordKind, values: object, paths: readonly string[]): Entry[] {
  const words = wordsOf(kind, values);
  return paths.map((path) => {
    const value = words(path);
    return { label: labelOf(kind, path), value, isLong: LONG_FIELDS.includes(path) || value.length > LONG };
  });
}
