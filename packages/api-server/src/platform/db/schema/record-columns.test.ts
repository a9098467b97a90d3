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
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** The fields of a row, without the other columns of its table. */
type Kept<Stored, Beside extends string> = { [Name in keyof Omit<Stored, Beside>]: Stored[Name] };

/** Tables and records match: a column that differs from its field does not compile. */
const AGREES: [
  Same<Kept<typeof lidars.$inferSelect, Bookkeeping>, Row<typeof LIDAR_FIELDS>>,
  Same<Kept<typeof photometers.$inferSelect, Bookkeeping>, Row<typeof PHOTOMETER_FIELDS>>,
  Same<Kept<typeof lidarChannelGroups.$inferSelect, 'lidarId' | 'category'>, Row<typeof CHANNEL_GROUP_FIELDS>>,
  Same<
    Kept<typeof facilities.$inferSelect, Bookkeeping | 'ownerId' | 'archivedAt' | 'reviewerCount'>,
    Row<typeof FACILITY_FIELDS>
  >,
] = [true, true, true, true];

test('the types of rows are those of the records', () => {
  expect(AGREES).not.toContain(false);
});

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
