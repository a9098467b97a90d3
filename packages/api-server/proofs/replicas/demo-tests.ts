import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { listMissing } from '../../src/labelling/acceptance/round-documents.store';
import { databaseOf } from '../../src/platform/db/client';
import { createPool } from '../../src/platform/db/pool';
import facts from '../../src/demo/facilities.json' with { type: 'json' };
import { startPortalProcess } from '../portal/portal-process';
import { SERVERS } from './fleet';
import { untilIt } from './until';
import type { Fixture } from './fixture';

/** Time limit for rendering all documents of the demonstration three times on a busy machine, ms. */
const MAY_TAKE = 900_000;

/** Three servers that write the demonstration at once produce a single one. */
export function demoTests(fixture: () => Fixture) {
  test(
    'three servers that start at once on another empty database write one demonstration, and render each document once',
    async () => {
      const { db, databaseUrl, places } = fixture().fleet;
      await db.execute(sql`create database demonstration`);
      const url = Object.assign(new URL(databaseUrl), { pathname: '/demonstration' }).href;
      const folder = mkdtempSync(join(tmpdir(), 'portal-replicas-demo-'));
      const filesUrl = places[0]?.settings?.FILES_URL?.replace('/portal?', '/portal/demonstration?') ?? '';
      const start = (server: number) => {
        const dataDir = join(folder, String(server));
        mkdirSync(dataDir);
        return startPortalProcess({ dataDir, databaseUrl: url, settings: { FILES_URL: filesUrl } });
      };
      const servers = await Promise.all(SERVERS.map(start));
      const pool = createPool({ url });
      try {
        const demo = databaseOf(pool);
        await untilIt(
          async () => (await listMissing(demo)).length === 0,
          () => 'all documents',
          MAY_TAKE,
        );
        expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
        const { rows } = await demo.execute(sql`
          select (select count(*) from national_facilities)::int as facilities,
            (select count(*) from files where uploader_id is null and linked_as is null)::int as files_of_nobody,
            (select count(*) from (select linked_id, linked_as from files where linked_as like '%-report' group by 1, 2 having count(*) > 1) twice)::int as twice`);
        expect(rows).toEqual([{ facilities: facts.length, files_of_nobody: 0, twice: 0 }]);
      } finally {
        await Promise.all(servers.map((server) => server.kill()));
        await pool.end();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    MAY_TAKE,
  );
}
