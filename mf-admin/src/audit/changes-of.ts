import { ACCEPTANCE_STATUSES, COMPONENTS, EMAIL_STATUSES, fieldAt, inWords, ROLES } from '@portal/domain';
import type { AuditRecord, FieldValue, FormKind, TypeListName, TypeLists } from '@portal/domain';
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

/** The facts of an entry that its sentence does not contain, sorted by label, with these names of values. */
export function changesOf(
  { object, before, after }: Pick<AuditRecord, 'object' | 'before' | 'after'>,
  lists: TypeLists,
): Fact[] {
  const kind = KINDS.find((known) => known === object.kind);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .flatMap((path): Fact[] =>
      kind !== undefined && fieldAt(kind, path) !== undefined
        ? inWords(kind, [{ path, before: asInForm(before[path]), after: asInForm(after[path]) }], lists)
        : [
            {
              path,
              label: nameOf(path),
              before: path in before ? plain(path, before, lists) : null,
              after: plain(path, after, lists),
            },
          ],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Records with forms: the domain has labels and values for their fields. */
const KINDS: readonly FormKind[] = ['facility', 'lidar', 'photometer', 'installation'];

function asInForm(value: unknown): FieldValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : '';
}

/** Labels of facts whose names would be unclear on their own. */
const NAMES: Readonly<Record<string, string>> = {
  email: 'Email',
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

/** Facts that are recorded as codes of the program. */
const CODES: Readonly<Record<string, Named>> = {
  status: [...ACCEPTANCE_STATUSES, ...EMAILS],
  role: ROLES,
  roles: ROLES,
};

/** Facts that are recorded as codes of a type list. */
const LISTS: Readonly<Record<string, TypeListName>> = { acceptance: 'acceptance', compliance: 'compliance' };

function namesFor(path: string, lists: TypeLists): Named {
  const list = LISTS[path];
  return list ? lists[list] : (CODES[path] ?? []);
}

/** A value as text, with codes replaced by names. */
function plain(path: string, values: Values, lists: TypeLists): string {
  const words = wordsOf(values[path], namesFor(path, lists));
  return words === '' ? MESSAGES.nothing : words;
}

/** A time as stored, e.g. `2026-11-21T08:55:31.645Z`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

function wordsOf(value: unknown, list: Named): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? MESSAGES.yes : MESSAGES.no;
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, list)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (MOMENT.test(value)) return `${value.slice(0, 16).replace('T', ' ')} UTC`;
  return list.find(({ code }) => code === value)?.name ?? value;
}
