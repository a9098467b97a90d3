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

/** A field that changed or a fact about what was done, as people read it. */
export interface Fact {
  path: string;
  label: string;
  /** `null` where nothing was there that could have changed. */
  before: string | null;
  after: string;
}

type Values = AuditRecord['before'];

/** What an entry says besides its sentence, by name; an empty list where that is all. */
export function changesOf({ object, before, after }: Pick<AuditRecord, 'object' | 'before' | 'after'>): Fact[] {
  const kind = KINDS.find((one) => one === object.kind);
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
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** What is filled in by forms: its fields have names and values in words. */
const KINDS: readonly RecordKind[] = ['facility', 'lidar', 'photometer'];

function asInForm(value: unknown): FieldValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : '';
}

/** Facts whose names would say too little by themselves. */
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

/** A fact by itself: names in place of codes. */
function plain(path: string, values: Values): string {
  const words = wordsOf(values[path], LISTS[path] ?? []);
  return words === '' ? MESSAGES.nothing : words;
}

/** A moment as it is kept, e.g. `2026-11-21T08:55:31.645Z`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

function wordsOf(value: unknown, list: Named): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? MESSAGES.yes : MESSAGES.no;
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, list)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (MOMENT.test(value)) return `${value.slice(0, 16).replace('T', ' ')} UTC`;
  return list.find(({ code }) => code === value)?.name ?? value;
}
