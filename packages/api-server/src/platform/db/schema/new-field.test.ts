import { field, LIDAR_FIELDS, sampleOf, sampleRowOf, shownOf } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { testDatabase } from '../../../../test/database';
import { recordColumns } from './record-columns';
import { sectionBlocks } from '../../../labelling/pdf/record-entries';

const { db } = testDatabase();

/** A lidar with one more field: the one line that a new field costs in its record. */
const FIELDS = {
  ...LIDAR_FIELDS,
  window_heating: field.choice('instrument/feature', {
    label: 'Window heating',
    section: 'features',
    required: true,
    audience: 'public',
  }),
} as const;

/** The table of lidars as it would be, with the one column that a migration adds. */
const wider = pgTable('wider_lidars', recordColumns(FIELDS));

test('its table has a column of its name, in which it is kept and from which it is shown', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table wider_lidars (like lidars) on commit drop`);
    for (const column of ['id', 'facility_id', 'version', 'created_at', 'updated_at'])
      await tx.execute(sql.raw(`alter table wider_lidars alter column ${column} drop not null`));
    await tx.execute(sql`alter table wider_lidars add column window_heating text`);
    await tx.insert(wider).values(sampleRowOf(FIELDS));
    const [row] = await tx.select().from(wider);
    expect(row).toEqual({ ...sampleRowOf(LIDAR_FIELDS), window_heating: 'existing' });
    expect(row && shownOf(FIELDS, row).window_heating).toMatchObject({ name: 'Existing', operational: true });
  });
});

test('reports print it among the features', () => {
  const [features] = sectionBlocks(FIELDS, sampleOf(FIELDS), ['features']);
  expect(features?.entries.at(-1)).toEqual({ label: 'Window heating', value: 'Existing', isLong: false });
});
