import { RANGES } from '../limits/limits';
import { TYPE_LISTS } from '../types/type-lists';
import type { TypeListName, TypeLists } from '../types/type-lists';
import type { Field, FieldValue, Unit } from './field';

/** The fields of a record by name; API, database and forms use the same names. */
export type Fields<SectionId extends string = string> = Readonly<
  Record<string, Field & { section?: SectionId | undefined }>
>;

export interface Section<FieldName extends string = string> {
  id: string;
  title: string;
  fields: readonly FieldName[];
}

type Name<F extends Fields> = keyof F & string;
/** The names of fields with a given property. */
type Where<F extends Fields, Fact> = { [K in Name<F>]: F[K] extends Fact ? K : never }[Name<F>];

export type StoredName<F extends Fields> = Exclude<Name<F>, Where<F, { column: null }>>;
export type PublicName<F extends Fields> = Where<F, { audience: 'public' }>;

type Sent<F extends Field> = Parameters<F['store']>[0];
type InputValue<F extends Field> = F extends { required: true } ? NonNullable<Sent<F>> : Sent<F> | undefined;

export type Row<F extends Fields> = { -readonly [K in StoredName<F>]: ReturnType<F[K]['store']> };
/** A record as the API shows it. */
export type Shown<F extends Fields> = { -readonly [K in Name<F>]: ReturnType<F[K]['show']> };
export type Public<F extends Fields> = Pick<Shown<F>, PublicName<F>>;
export type Typed<F extends Fields> = { -readonly [K in Name<F>]: ReturnType<F[K]['typed']> };
/** The columns of a save. An absent value is `undefined` and leaves the column unchanged. */
export type RowChange<F extends Fields> = {
  -readonly [K in StoredName<F>]: ReturnType<F[K]['store']> | (F[K] extends { required: true } ? never : undefined);
};
export type Input<F extends Fields> = { -readonly [K in Name<F>]: InputValue<F[K]> };

/** A value for each selected field of a table. Callers assert the type of the result. */
function mapFields<F extends Fields, Value>(
  fields: F,
  make: (field: Field, name: Name<F>) => Value,
  isSelected: (field: Field) => boolean = () => true,
): Record<string, Value> {
  // A loop for speed: every row of every list passes through here.
  const values: Record<string, Value> = {};
  for (const name of Object.keys(fields) as Name<F>[]) {
    const field = fields[name];
    if (field && isSelected(field)) values[name] = make(field, name);
  }
  return values;
}

const isStored = ({ column }: Field) => column !== null;
const valueIn = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];

/** The names of the selected fields, in table order. */
export const namesOf = <F extends Fields>(fields: F, isSelected: (field: Field) => boolean = () => true) =>
  Object.keys(mapFields(fields, () => true, isSelected)) as Name<F>[];

/** The names of the type lists that the fields of some tables use. */
export const listNamesOf = (...tables: readonly Fields[]): TypeListName[] => [
  ...new Set(tables.flatMap((fields) => Object.values(fields).flatMap(({ list }) => list ?? []))),
];

/** The sections of a form, in the order of `titles`. */
export const sectionsOf = <F extends Fields>(titles: Readonly<Record<string, string>>, fields: F): Section<Name<F>>[] =>
  Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    fields: namesOf(fields, ({ section }) => section === id),
  }));

/** The columns of an input. */
export const rowOf = <F extends Fields>(fields: F, input: { [K in Name<F>]?: unknown }) =>
  mapFields(
    fields,
    (field, name) => {
      const value = input[name];
      return value === undefined || (field.always && value === null) ? undefined : field.store(value);
    },
    isStored,
  ) as RowChange<F>;

/** The stored values as the API shows them. Callers add fields without a column. */
export const shownOf = <F extends Fields>(fields: F, row: Row<F>, lists: TypeLists = TYPE_LISTS) =>
  mapFields(fields, (field, name) => field.show(valueIn(row, name), lists), isStored) as Pick<Shown<F>, StoredName<F>>;

/** The public part of a record. */
export const publicOf = <F extends Fields, Record extends Partial<Shown<F>>>(fields: F, record: Record) =>
  mapFields(
    fields,
    (_field, name) => valueIn(record, name),
    ({ audience }) => audience === 'public',
  ) as Pick<Record, PublicName<F> & keyof Record>;

/** Initial values of a form; empty if `record` is `null`. */
export const typedOf = <F extends Fields>(fields: F, record: Partial<Shown<F>> | null) =>
  mapFields(fields, (field, name) => field.typed((record && valueIn(record, name)) ?? null)) as Typed<F>;

/** The record that a save of the form would create. */
export const readOf = <F extends Fields>(
  fields: F,
  typed: { readonly [K in Name<F>]: FieldValue },
  lists: TypeLists = TYPE_LISTS,
) => mapFields(fields, (field, name) => field.read(typed[name], lists)) as Shown<F>;

/** The row of an empty record, without the columns that always have a value. */
export const emptyRowOf = <F extends Fields>(fields: F) =>
  mapFields(
    fields,
    (field) => field.store(null),
    (field) => isStored(field) && !field.always,
  ) as Omit<Row<F>, Where<F, { always: true }>>;

/** A valid record with sample values; optional fields are mostly empty. */
export const sampleOf = <F extends Fields>(fields: F) => mapFields(fields, ({ sample }) => sample) as Shown<F>;

/** The row of a sample record. */
export const sampleRowOf = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => field.store(field.send(field.sample)), isStored) as Row<F>;

/** The shown decimals of a coordinate, a precision of about ten metres. */
const COORDINATE_DECIMALS = 4;
const SIDES: Partial<Record<Unit, readonly [positive: string, negative: string]>> = {
  '°N': ['N', 'S'],
  '°E': ['E', 'W'],
};

/** A coordinate with four decimals and its side, `3.6000 °W`; `null` for any other value. */
export function degrees(value: unknown, unit: Unit | undefined): string | null {
  const sides = unit && SIDES[unit];
  if (!sides || typeof value !== 'number') return null;
  return `${Math.abs(value).toFixed(COORDINATE_DECIMALS)} °${sides[value < 0 ? 1 : 0]}`;
}

/** A value in words, with its unit; empty if there is none. */
export function inFull(field: Field, shown: unknown): string {
  const words = field.words(shown);
  return degrees(shown, field.unit) ?? (words && field.unit ? `${words} ${field.unit}` : words);
}

const KEPT_DECIMALS = { metres: RANGES.resolution.decimals, seconds: RANGES.time.decimals } as const;

/** The stored value, with its unit, of a number typed with too many decimals; `null` if it is stored as typed. */
export function becomes(field: Field, typed: FieldValue): string | null {
  const { control, range, size } = field;
  const decimals = range?.decimals ?? (size && KEPT_DECIMALS[size]);
  if (control !== 'number' || typeof typed !== 'string' || decimals === undefined) return null;
  const text = typed
    .trim()
    .replace(',', '.')
    .replace(/^\u2212/, '-');
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return null;
  const kept = Number(value.toFixed(decimals));
  return kept === value ? null : inFull(field, kept);
}

/** A coordinate has no unit suffix, because its name implies the unit. */
const OPEN_UNITS: Readonly<Record<Unit, string>> = { m: '_m', s: '_s', '°N': '', '°E': '' };

/** A record as open data: public fields only, with the unit as a suffix of the name. */
export const openOf = <F extends Fields>(
  fields: F,
  record: Partial<Shown<F>>,
  isSelected: (field: Field) => boolean = () => true,
): Record<string, unknown> =>
  Object.fromEntries(
    namesOf(fields, (field) => field.audience === 'public' && isSelected(field)).map((name) => {
      const { openName, unit, ...field } = { ...fields[name] } as Field;
      return [openName ?? name + (unit ? OPEN_UNITS[unit] : ''), field.open(valueIn(record, name))];
    }),
  );
