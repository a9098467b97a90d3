import { inWords } from '../changes/changes';
import type { FieldValue } from '../records/field';
import { fieldAt } from '../records/records';
import type { FormKind } from '../records/records';
import { NOT_GIVEN } from '../records/words';
import type { TypeListName, TypeLists } from '../types/type-lists';
import type { AuditRecord } from './audit';
import { capitalised } from '../text/capitalised';
import { FACT_ROWS, IDENTIFIERS, nameIn } from './fact-rows';

/** A changed field or a recorded fact, with a readable label and values. */
export interface AuditFact {
  path: string;
  label: string;
  /** `null` if there was no value before. */
  before: string | null;
  after: string;
}

type Entry = Pick<AuditRecord, 'object' | 'before' | 'after'>;
type Values = AuditRecord['before'];

/** The facts of an entry that its sentence does not contain, sorted by label, with these names of values. */
export function auditFacts({ object, before, after }: Entry, lists: TypeLists): AuditFact[] {
  const kind = kindOf(object);
  return pathsOf({ before, after })
    .flatMap((path): AuditFact[] => {
      if (kind !== undefined && fieldAt(kind, path) !== undefined)
        return inWords(kind, [{ path, before: asInForm(before[path]), after: asInForm(after[path]) }], lists);
      const words = (values: Values) => factInWords(path, values[path], { lists, kind });
      if (rowOf(path)?.isUnchanged)
        return [{ path, label: labelOfFact(path), before: null, after: words({ ...before, ...after }) }];
      return [{ path, label: labelOfFact(path), before: path in before ? words(before) : null, after: words(after) }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The names of the lists in which the facts of an entry have the names of their values. */
export function auditLists(entry: Entry): TypeListName[] {
  const kind = kindOf(entry.object);
  const rowAt = (path: string) => (kind && fieldAt(kind, path)) ?? rowOf(path);
  return [...new Set(pathsOf(entry).flatMap((path) => rowAt(path)?.list ?? []))];
}

/** Records with forms: their fields have labels and values of their own. */
const KINDS: readonly FormKind[] = ['facility', 'lidar', 'photometer', 'installation'];

const kindOf = (object: Entry['object']) => KINDS.find((known) => known === object.kind);

/** The paths of the values that are facts. */
const pathsOf = ({ before, after }: Pick<Entry, 'before' | 'after'>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => !IDENTIFIERS.includes(path));

function asInForm(value: unknown): FieldValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : '';
}

const rowOf = (path: string) => (Object.hasOwn(FACT_ROWS, path) ? FACT_ROWS[path] : undefined);

/** The label of a fact; `first_name` as words if it has none. */
const labelOfFact = (path: string) => rowOf(path)?.label ?? asWords(path);

function asWords(path: string): string {
  const words = path
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]+/g, ' ')
    .toLowerCase();
  return capitalised(words);
}

interface Around {
  lists: TypeLists;
  kind: FormKind | undefined;
}

function factInWords(path: string, value: unknown, { lists, kind }: Around): string {
  const row = rowOf(path);
  const inRow = (code: string) => (row?.list ? nameIn(lists[row.list], code) : row?.words?.(code, kind));
  const words = wordsOf(inTime(path, value), (code) => inRow(code) ?? code);
  return words === '' ? (row?.missing ?? NOT_GIVEN) : words;
}

/** A time as stored, e.g. `2026-11-21T08:55:31.645Z`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;
/** Numbers with such a name are times in epoch seconds. */
const OF_TIME = /_at$/;
const MS_PER_SECOND = 1000;

const asMinute = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** A value, as a time as stored if it is one in epoch seconds. */
const inTime = (name: string, value: unknown): unknown =>
  typeof value === 'number' && OF_TIME.test(name) ? new Date(value * MS_PER_SECOND).toISOString() : value;

function wordsOf(value: unknown, nameOf: (code: string) => string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, nameOf)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${labelOfFact(name)} ${wordsOf(inTime(name, each), nameOf)}`)
      .join('; ');
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? asMinute(value) : nameOf(value);
}
