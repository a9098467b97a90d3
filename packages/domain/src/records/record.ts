import { RANGES } from '../limits/limits';
import { TYPE_LISTS } from '../types/type-lists';
import type { TypeListName, TypeLists } from '../types/type-lists';
import type { Field, FieldValue, Unit } from './field';

/** The fields of a record by their names: those of the API, of the database and of forms. */
export type Fields<SectionId extends string = string> = Readonly<
  Record<string, Field & { section?: SectionId | undefined }>
>;

/** The sections of a form in their order, with their fields. */
export interface Section<FieldName extends string = string> {
  id: string;
  title: string;
  fields: readonly FieldName[];
}

type Name<F extends Fields> = keyof F & string;
/** Names of the fields of which a fact holds. */
type Where<F extends Fields, Fact> = { [K in Name<F>]: F[K] extends Fact ? K : never }[Name<F>];

export type StoredName<F extends Fields> = Exclude<Name<F>, Where<F, { column: null }>>;
export type PublicName<F extends Fields> = Where<F, { audience: 'public' }>;

type Sent<F extends Field> = Parameters<F['store']>[0];
type InputValue<F extends Field> = F extends { required: true } ? NonNullable<Sent<F>> : Sent<F> | undefined;

/** The stored values of a record. */
export type Row<F extends Fields> = { -readonly [K in StoredName<F>]: ReturnType<F[K]['store']> };
/** A record as the API shows it. */
export type Shown<F extends Fields> = { -readonly [K in Name<F>]: ReturnType<F[K]['show']> };
/** The values on its public page. */
export type Public<F extends Fields> = Pick<Shown<F>, PublicName<F>>;
/** A record as its form holds it. */
export type Typed<F extends Fields> = { -readonly [K in Name<F>]: ReturnType<F[K]['typed']> };
/** The columns of a save; `undefined` for a value that was left out, which stays as it is. */
export type RowChange<F extends Fields> = {
  -readonly [K in StoredName<F>]: ReturnType<F[K]['store']> | (F[K] extends { required: true } ? never : undefined);
};
/** The values of a record that a client sends. */
export type Input<F extends Fields> = { -readonly [K in Name<F>]: InputValue<F[K]> };

/** A value for each selected field of a table; the caller states the type of the result. */
function mapFields<F extends Fields, Value>(
  fields: F,
  make: (field: Field, name: Name<F>) => Value,
  isSelected: (field: Field) => boolean = () => true,
): Record<string, Value> {
  // A loop, as every row of every list passes here.
  const values: Record<string, Value> = {};
  for (const name of Object.keys(fields) as Name<F>[]) {
    const field = fields[name];
    if (field && isSelected(field)) values[name] = make(field, name);
  }
  return values;
}

const isStored = ({ column }: Field) => column !== null;
const valueIn = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];

/** Names of the selected fields, in the order of the table. */
export const namesOf = <F extends Fields>(fields: F, isSelected: (field: Field) => boolean = () => true) =>
  Object.keys(mapFields(fields, () => true, isSelected)) as Name<F>[];

/** The lists from which the fields of some tables are chosen. */
export const listNamesOf = (...tables: readonly Fields[]): TypeListName[] => [
  ...new Set(tables.flatMap((fields) => Object.values(fields).flatMap(({ list }) => list ?? []))),
];

/** The sections of a form with the names of their fields. */
export const sectionsOf = <F extends Fields>(titles: Readonly<Record<string, string>>, fields: F): Section<Name<F>>[] =>
  Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    fields: namesOf(fields, ({ section }) => section === id),
  }));

/** An input as columns. */
export const rowOf = <F extends Fields>(fields: F, input: { [K in Name<F>]?: unknown }) =>
  mapFields(
    fields,
    (field, name) => {
      const value = input[name];
      return value === undefined || (field.always && value === null) ? undefined : field.store(value);
    },
    isStored,
  ) as RowChange<F>;

/** Stored values as the API shows them. The caller adds fields without a column of their own. */
export const shownOf = <F extends Fields>(fields: F, row: Row<F>, lists: TypeLists = TYPE_LISTS) =>
  mapFields(fields, (field, name) => field.show(valueIn(row, name), lists), isStored) as Pick<Shown<F>, StoredName<F>>;

/** The part of a record that its public page shows. */
export const publicOf = <F extends Fields, Record extends Partial<Shown<F>>>(fields: F, record: Record) =>
  mapFields(
    fields,
    (_field, name) => valueIn(record, name),
    ({ audience }) => audience === 'public',
  ) as Pick<Record, PublicName<F> & keyof Record>;

/** Initial values of a form; empty without a record. */
export const typedOf = <F extends Fields>(fields: F, record: Partial<Shown<F>> | null) =>
  mapFields(fields, (field, name) => field.typed((record && valueIn(record, name)) ?? null)) as Typed<F>;

/** A form as the record that it would be if it were saved now. */
export const readOf = <F extends Fields>(
  fields: F,
  typed: { readonly [K in Name<F>]: FieldValue },
  lists: TypeLists = TYPE_LISTS,
) => mapFields(fields, (field, name) => field.read(typed[name], lists)) as Shown<F>;

/** The row of a record without known values, and without the columns that must have one. */
export const emptyRowOf = <F extends Fields>(fields: F) =>
  mapFields(
    fields,
    (field) => field.store(null),
    (field) => isStored(field) && !field.always,
  ) as Omit<Row<F>, Where<F, { always: true }>>;

/** A record as its form requires it, with a sample of each value; optional fields mostly stay empty. */
export const sampleOf = <F extends Fields>(fields: F) => mapFields(fields, ({ sample }) => sample) as Shown<F>;

/** The row of such a record. */
export const sampleRowOf = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => field.store(field.send(field.sample)), isStored) as Row<F>;

/** Decimals that a coordinate is shown with, some ten metres. */
const COORDINATE_DECIMALS = 4;
const SIDES: Partial<Record<Unit, readonly [positive: string, negative: string]>> = {
  '°N': ['N', 'S'],
  '°E': ['E', 'W'],
};

/** A coordinate with four decimals and its side, `3.6000 °W`; `null` for what is none. */
export function degrees(value: unknown, unit: Unit | undefined): string | null {
  const sides = unit && SIDES[unit];
  if (!sides || typeof value !== 'number') return null;
  return `${Math.abs(value).toFixed(COORDINATE_DECIMALS)} °${sides[value < 0 ? 1 : 0]}`;
}

/** A value as people read it, with its unit; empty when there is none. */
export function inFull(field: Field, shown: unknown): string {
  const words = field.words(shown);
  return degrees(shown, field.unit) ?? (words && field.unit ? `${words} ${field.unit}` : words);
}

const KEPT_DECIMALS = { metres: RANGES.resolution.decimals, seconds: RANGES.time.decimals } as const;

/** What a number becomes that is typed with more decimals than are kept, with its unit; `null` where it stays as it is. */
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

/** A coordinate says by its name what it counts. */
const OPEN_UNITS: Readonly<Record<Unit, string>> = { m: '_m', s: '_s', '°N': '', '°E': '' };

/** A record as open data: public fields only, the unit at the end of the name. */
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
