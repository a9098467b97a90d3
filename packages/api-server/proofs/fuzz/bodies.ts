import type { Chance } from './chance';
import { hostileText, hostileValue, wrongFor } from './hostile-values';
import type { Schema } from './operations';

type Fields = Record<string, unknown>;

/** Marks the position of a JSON fragment; no value of a program equals it. */
const MARK = 'here-goes-a-fragment';
const MARKED = new RegExp(`"${MARK}(\\d+)"`, 'g');

/** A body with values that only JSON text can express: `1e400`, duplicate names. */
class Draft {
  private readonly fragments: string[] = [];

  constructor(private readonly body: Fields) {}

  /** The placeholders for fragments until the body is written. */
  mark(fragment: string): string {
    this.fragments.push(fragment);
    return `${MARK}${this.fragments.length - 1}`;
  }

  write(): string {
    return JSON.stringify(this.body).replaceAll(MARKED, (_whole, index: string) => this.fragments[Number(index)] ?? '');
  }
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** Puts a wrong value into one field, nested ones included. */
function spoil(chance: Chance, draft: Draft, fields: Fields, schema: Schema) {
  const known = { ...fields, ...schema.properties };
  if (Object.keys(known).length === 0) return;
  const name = chance.pick(Object.keys(known));
  const below = schema.properties?.[name] ?? {};
  const inside = fields[name];
  if (isGroup(inside) && chance.happens(0.7)) return spoil(chance, draft, inside, below);
  fields[name] = draft.mark(wrongFor(chance, below));
}

/** Names that no form field has. */
const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  '$where',
  '_id',
  'id',
  'version',
  'status',
  'owner',
  'roles',
  'passwordHash',
];

function addStrange(chance: Chance, draft: Draft, fields: Fields) {
  const name = chance.happens(0.8) ? chance.pick(STRANGE_NAMES) : hostileText(chance).slice(0, 1000);
  // Defined and not assigned: `__proto__` is meant as a name here.
  Object.defineProperty(fields, name, {
    value: draft.mark(hostileValue(chance)),
    enumerable: true,
    configurable: true,
  });
}

function remove(chance: Chance, fields: Fields) {
  const names = Object.keys(fields);
  if (names.length > 0) delete fields[chance.pick(names)];
}

const somewhere = (chance: Chance, text: string) => chance.between(0, text.length);

/** The text of a body, damaged so that it is no longer JSON, or is JSON that no program would write. */
const DAMAGES: readonly ((text: string, chance: Chance) => string)[] = [
  (text, chance) => text.slice(0, somewhere(chance, text)),
  (text, chance) => text.slice(somewhere(chance, text)),
  (text) => text.replace('{', `{${text.slice(1, -1)},`),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) => text.replace(/\}$/, ',}'),
  (text) => text.replaceAll('"', "'"),
  (text) => `/* comment */${text}`,
  (text) => `${text}\0`,
  (text, chance) => {
    const at = somewhere(chance, text);
    return `${text.slice(0, at)}${chance.pick(['\0', '\\', '"', '{', ']', '\ud800', '\\u', 'NaN', '\r\n'])}${text.slice(at)}`;
  },
];

/** JSON that is not an object, or an object that no form would send. */
const wholeOther = (chance: Chance) =>
  chance.pick([
    () => hostileValue(chance),
    () => '',
    () => ' ',
    () => '[[[',
    () => '{"__proto__":{"isAdministrator":true}}',
  ])();

/** The text of a body derived from a valid one: often unchanged, else with one or more defects that no form has. */
export function bodyFrom(chance: Chance, right: object, schema: Schema = {}): string {
  const fields = structuredClone(right) as Fields;
  const draft = new Draft(fields);
  const spoilOnce = () => spoil(chance, draft, fields, schema);
  chance.weigh<() => unknown>([
    [4, () => {}],
    [8, spoilOnce],
    [3, () => [spoilOnce(), spoilOnce(), spoilOnce()]],
    [2, () => remove(chance, fields)],
    [3, () => addStrange(chance, draft, fields)],
  ])();
  const text = draft.write();
  return chance.weigh<() => string>([
    [16, () => text],
    [3, () => chance.pick(DAMAGES)(text, chance)],
    [1, () => wholeOther(chance)],
  ])();
}
