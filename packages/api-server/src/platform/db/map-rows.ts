import { Column, getTableName, is, noopDecoder, SQL, type DriverValueDecoder } from 'drizzle-orm';

/** A selected field of a query and its path in a row, as the library keeps them. */
export interface SelectedField {
  path: readonly string[];
  field: Column | SQL | SQL.Aliased;
}

type Decode = ((value: unknown) => unknown) | undefined;

function decoderOf(field: SelectedField['field']): Decode {
  const decoder: DriverValueDecoder<unknown, unknown> = is(field, Column)
    ? field
    : // The library hides these from its types.
      ((is(field, SQL.Aliased) ? field.sql : field) as unknown as { decoder: typeof noopDecoder }).decoder;
  const isUnchanged = decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isUnchanged ? undefined : (value) => decoder.mapFromDriverValue(value);
}

interface MappedField {
  name: string;
  at: number;
  decode: Decode;
}

interface Group {
  name: string;
  mapped: MappedField[];
  /** An object without values to copy: adding properties to an empty one is many times slower. */
  blank: Record<string, unknown>;
  /** Position of the column that is null if the joined table has no row; undefined where there always is one. */
  nullAt: number | undefined;
}

const blankOf = (names: readonly string[]): Record<string, unknown> =>
  // Parsed objects keep their properties in the fast form, however many there are.
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));

/**
 * The place of the first column of an object that is null as a whole if its table, which is left-joined, has no row.
 */
function nullAtOf(columns: readonly (SelectedField & { at: number })[], isNeverNull: Record<string, boolean> = {}) {
  const tables = new Set(columns.flatMap(({ field }) => (is(field, Column) ? [getTableName(field.table)] : [])));
  const [table = ''] = tables;
  if (tables.size !== 1 || isNeverNull[table]) return undefined;
  return columns.find(({ field }) => is(field, Column))?.at;
}

function fill(object: Record<string, unknown>, mapped: readonly MappedField[], row: readonly unknown[]) {
  for (const { name, at, decode } of mapped) {
    const value = row[at];
    object[name] = value === null || decode === undefined ? value : decode(value);
  }
  return object;
}

/**
 * Makes the records of a query from the rows of the driver, with everything that depends on the query alone worked out
 * once; the library does that again for every value. `isNeverNull` are the joined tables that always have a row;
 * undefined without joins. Returns undefined for a query whose fields are nested more deeply than tables.
 */
export function rowMapper(fields: readonly SelectedField[], isNeverNull: Record<string, boolean> | undefined) {
  if (fields.some(({ path }) => path.length > 2)) return undefined;
  const placed = fields.map((field, at) => ({ ...field, at }));
  const toMapped = ({ path, field, at }: (typeof placed)[number]): MappedField => ({
    name: path.at(-1) ?? '',
    at,
    decode: decoderOf(field),
  });
  const isNested = ({ path }: SelectedField) => path.length === 2;
  const names = [...new Set(placed.map(({ path }) => path[0] ?? ''))];
  const flat = placed.filter((field) => !isNested(field)).map(toMapped);
  const groups = [...new Set(placed.filter(isNested).map(({ path }) => path[0] ?? ''))].map((name): Group => {
    const own = placed.filter((field) => isNested(field) && field.path[0] === name);
    const mapped = own.map(toMapped);
    const nullAt = isNeverNull && nullAtOf(own, isNeverNull);
    return { name, mapped, blank: blankOf(mapped.map((field) => field.name)), nullAt };
  });
  const blank = blankOf(names);
  return (rows: readonly unknown[][]): Record<string, unknown>[] =>
    rows.map((row) => {
      const record = fill({ ...blank }, flat, row);
      for (const { name, mapped, blank: none, nullAt } of groups)
        record[name] = nullAt !== undefined && row[nullAt] === null ? null : fill({ ...none }, mapped, row);
      return record;
    });
}
