import {
  ACCEPTANCE_STATUSES,
  ACCEPTANCES,
  COMPLIANCES,
  COMPONENTS,
  EMAIL_STATUSES,
  fieldAt,
  inWords,
  ROLES,
} from '@portal/domain';
import type { AuditRecord, FieldValue, RecordKind } from '@portal/domain';
import { MESSAGES } from './messages';

/** A changed field or a recorded fact, with a readable label and values. */
export interface Fact {
  path: string;
  label: string;
  /** `null` if there was no value before. */
  before: string | null;
  after: string;
}

type Values = AuditRecord['before'];

/** The facts of an entry that its sentence does not contain, sorted by label. */
export function changesOf({ object, before, after }: Pick<AuditRecord, 'object' | 'before' | 'after'>): Fact[] {
  const kind = KINDS.find((known) => known === object.kind);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .flatMap((path): Fact[] =>
      kind !== undefined && fieldAt(kind, path) !== undefined
        ? inWords(kind, [{ path, before: asInForm(before[path]), after: asInForm(after[path]) }])
        : [
            {
              path,
              label: nameOf(path),
              before: path in before ? plain(path, before) : null,
              after: plain(path, after),
            },
          ],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Records with forms: the domain has labels and values for their fields. */
const KINDS: readonly RecordKind[] = ['facility', 'lidar', 'photometer'];

function asInForm(value: unknown): FieldValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : '';
}

/** Labels of facts whose names would be unclear on their own. */
const NAMES: Readonly<Record<string, string>> = {
  email: 'E-mail',
  digest: 'Weekly message',
  sha256: 'SHA-256',
  ...Object.fromEntries(COMPONENTS.map(({ code, name }) => [code, name])),
};

/** `first_name` and `contentType` as words. */
function nameOf(path: string): string {
  const words = path
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]+/g, ' ')
    .toLowerCase();
  return NAMES[path] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

type Named = readonly { code: string; name: string }[];

const EMAILS: Named = Object.entries(EMAIL_STATUSES).map(([code, name]) => ({ code, name }));

/** Facts that are recorded as codes. */
const LISTS: Readonly<Record<string, Named>> = {
  status: [...ACCEPTANCE_STATUSES, ...EMAILS],
  acceptance: ACCEPTANCES,
  compliance: COMPLIANCES,
  role: ROLES,
  roles: ROLES,
};

/** A value as text, with names in place of codes. */
function plain(path: string, values: Values): string {
  const words = wordsOf(values[path], LISTS[path] ?? []);
  return words === '' ? MESSAGES.nothing : words;
}

/** A time as it is stored, e.g. `2026-11-21T08:55:31.645Z`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

function wordsOf(value: unknown, list: Named): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? MESSAGES.yes : MESSAGES.no;
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, list)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (MOMENT.test(value)) return `${value.slice(0, 16).replace('T', ' ')} UTC`;
  return list.find(({ code }) => code === value)?.name ?? value;
}
