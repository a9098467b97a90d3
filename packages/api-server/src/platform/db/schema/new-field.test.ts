import { field, LIDAR_FIELDS, sampleOf, sampleRowOf, shownOf } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { testDatabase } from '../../../../test/database';
import { recordColumns } from './record-columns';
import { sectionBlocks } from '../../../labelling/pdf/record-entries';

const { db } = testDatabase();

/** A lidar with one more field: a single line in its record. */
const FIELDS = {
  ...LIDAR_FIELDS,
  planted_field: field.choice('instrument/feature', {
    label: 'Planted field',
    section: 'features',
    required: true,
    audience: 'public',
  }),
} as const;

/** The table of lidars with the column that a migration adds. */
const wider = pgTable('wider_lidars', recordColumns(FIELDS));

test('its table has a column of its name, which stores it and which it is shown from', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table wider_lidars (like lidars) on commit drop`);
    for (const column of ['id', 'facility_id', 'version', 'created_at', 'updated_at'])
      await tx.execute(sql.raw(`alter table wider_lidars alter column ${column} drop not null`));
    await tx.execute(sql`alter table wider_lidars add column planted_field text`);
    await tx.insert(wider).values(sampleRowOf(FIELDS));
    const [row] = await tx.select().from(wider);
    expect(row).toEqual({ ...sampleRowOf(LIDAR_FIELDS), planted_field: 'existing' });
    expect(row && shownOf(FIELDS, row).planted_field).toMatchObject({ name: 'Existing', operational: true });
  });
});

test('reports print it among the features', () => {
  const [features] = sectionBlocks(FIELDS, sampleOf(FIELDS), ['features']);
  expect(features?.entries).toContainEqual({ label: 'Planted field', value: 'Existing', isLong: false });
});
