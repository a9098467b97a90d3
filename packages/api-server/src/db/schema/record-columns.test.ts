import {
  CHANNEL_GROUP_FIELDS,
  EVALUATION_FIELDS,
  FACILITY_FIELDS,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
} from '@portal/domain';
import type { Fields, Row } from '@portal/domain';
import { getTableColumns } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { evaluations, facilities, lidarChannelGroups, lidars, photometers } from '../tables';

type Bookkeeping = 'id' | 'facilityId' | 'pictureId' | 'version' | 'createdAt' | 'updatedAt';
type Expect<T extends true> = T;
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** The fields of a row, without what a table keeps besides. */
type Kept<Stored, Beside extends string> = { [Name in keyof Omit<Stored, Beside>]: Stored[Name] };
type Plain<Value> = { [Name in keyof Value]: Value[Name] };

/** Tables and records hold together: each of these lines is an error where a column and its field differ. */
export type Agreement = [
  Expect<Equal<Kept<typeof lidars.$inferSelect, Bookkeeping>, Plain<Row<typeof LIDAR_FIELDS>>>>,
  Expect<Equal<Kept<typeof photometers.$inferSelect, Bookkeeping>, Plain<Row<typeof PHOTOMETER_FIELDS>>>>,
  Expect<
    Equal<Kept<typeof lidarChannelGroups.$inferSelect, 'lidarId' | 'category'>, Plain<Row<typeof CHANNEL_GROUP_FIELDS>>>
  >,
  Expect<
    Equal<Kept<typeof facilities.$inferSelect, Bookkeeping | 'type' | 'ownerId'>, Plain<Row<typeof FACILITY_FIELDS>>>
  >,
];

const casing = new CasingCache('snake_case');

test.each<[table: string, PgTable, Fields]>([
  ['lidars', lidars, LIDAR_FIELDS],
  ['photometers', photometers, PHOTOMETER_FIELDS],
  ['channel groups', lidarChannelGroups, CHANNEL_GROUP_FIELDS],
  ['facilities', facilities, FACILITY_FIELDS],
  ['evaluations', evaluations, EVALUATION_FIELDS],
])('the columns of %s have the names of their fields', (_table, table, fields) => {
  const columns = getTableColumns(table);
  const names = Object.entries(fields).filter(([, { column }]) => column !== null);
  expect(names.length).toBeGreaterThan(2);
  for (const [name] of names) {
    const column = columns[name];
    expect(column && casing.getColumnCasing(column)).toBe(name);
  }
});
