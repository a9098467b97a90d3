import { sql } from 'drizzle-orm';
import { testDatabase } from './database';
import { expectDerived } from './derived-state';
import { applyMigrations, dropTables } from '../src/operations/backup/target.store';
import { loadLidar } from '../src/labelling/instrument-records/load-instruments';
import { readTypeLists } from '../src/labelling/types/type-lists.store';
import type { Db } from '../src/platform/db/client';
import { readJournal } from '../src/platform/db/migrate';
import { seed } from '../src/platform/db/open-database';
import { applications, evaluations, lidarChannelGroups } from '../src/platform/db/tables';

const { db } = testDatabase();
const times = readJournal().map(({ when }) => when);
const ONE_MODEL = readJournal().findIndex(({ tag }) => tag === '0010_one_model');

/** A lidar with a group of channels and an evaluation, in the tables of the previous version. */
const ROWS = `
  insert into users (id, email, first_name, last_name) values
    ('00000000-0000-4000-8000-000000000001', 'ada@site.example', 'Ada', 'Byron');
  insert into national_facilities (id, acronym, owner_id, pi_name) values
    ('00000000-0000-4000-8000-000000000002', 'CIAO', '00000000-0000-4000-8000-000000000001', 'Ada');
  insert into applications (id, facility_id, status, submitted_at, status_since) values
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'submitted', '2026-03-01', '2026-03-01');
  insert into lidars (id, facility_id, name, eye_safety, pretrigger_20us, t_h_control) values
    ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000002', 'MUSA', 'planned', 'no', 'existing');
  insert into lidar_channel_groups (lidar_id, category, availability, height_resolution, channels) values
    ('00000000-0000-4000-8000-000000000004', 'elastic_532', 'existing', 7.5, '{0532xcpx}');
  insert into component_evaluations (application_id, subject_kind, subject_id, aspect, compliance, comments) values
    ('00000000-0000-4000-8000-000000000003', 'lidar', '00000000-0000-4000-8000-000000000004', 'feature', 'no', 'Late');
`;

class Undone extends Error {}

/** Runs `work` on the tables of the previous version, and then restores everything. */
const asItWasBefore = (work: (tx: Db) => Promise<void>) =>
  db
    .transaction(async (tx) => {
      await dropTables(tx);
      await applyMigrations(tx, times.slice(0, ONE_MODEL));
      await work(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });

test('data of the previous version are available after the migration, under the names of the API', async () => {
  expect.assertions(7);
  await asItWasBefore(async (tx) => {
    for (const statement of ROWS.split(';\n')) await tx.execute(sql.raw(statement));
    await applyMigrations(tx, times.slice(ONE_MODEL));
    await seed(tx);
    await expectDerived(tx);
    expect((await tx.select().from(applications))[0]).toMatchObject({
      pendingWith: 'administrators',
      pendingSince: new Date('2026-03-01T00:00:00Z'),
      openEvaluations: { 'lidar-feature': 1, 'photometer-data': 0 },
    });
    expect(await loadLidar(tx, '00000000-0000-4000-8000-000000000004')).toMatchObject({
      name: 'MUSA',
      eye_safety: { code: 'planned' },
      pretrigger_20us: { code: 'no' },
      t_h_control: { code: 'existing' },
      feature_compliance: { code: 'no' },
      feature_comments: 'Late',
      channels: { 'Elastic 532': { height_resolution: 7.5, channels: [{ short_name: '0532xcpx' }] } },
    });
    expect(await tx.select().from(evaluations)).toMatchObject([{ compliance: 'no', comments: 'Late', version: 1 }]);
    expect(await tx.select().from(lidarChannelGroups)).toMatchObject([{ height_resolution: 7.5 }]);
    expect((await readTypeLists(tx))['instrument/feature'].map(({ name }) => name)).toContain('Planned');
    const { rows } = await tx.execute(sql`
      select conname as name from pg_constraint where conname like 'component_evaluations%'
       union all select indexname from pg_indexes where indexname like 'component_evaluations%'`);
    // A database may have named its not-null constraints itself.
    expect(rows.filter(({ name }) => !String(name).endsWith('_not_null'))).toEqual([]);
  });
});
