import { sql } from 'drizzle-orm';
import { ROLES } from '@portal/domain';
import { readJournal } from '../../src/platform/db/migrate';
import type { Fleet } from './fleet';
import type { Bootstrapped, Fixture } from './fixture';

/** The rows of a query, unchanged. */
const rowsOf = async ({ db }: Fleet, query: string) => (await db.execute(sql.raw(query))).rows;

/** The result of three servers that start at once on an empty database. */
export function startTests(fixture: () => Fixture, bootstrapped: () => Bootstrapped) {
  const rows = (query: string) => rowsOf(fixture().fleet, query);

  test('three servers that start at once on an empty database are all ready', async () => {
    const { servers } = fixture().fleet;
    expect(await Promise.all(servers.map((server) => server.isReady()))).toEqual([true, true, true]);
  });

  test('each migration ran once', async () => {
    const applied = await rows('select created_at from drizzle.__drizzle_migrations order by created_at');
    expect(applied.map((row) => Number(row.created_at))).toEqual(readJournal().map(({ when }) => when));
  });

  test('the initial data of every portal is inserted once', async () => {
    expect(await rows('select code from roles')).toHaveLength(ROLES.length);
    expect(await rows('select id from composition')).toHaveLength(1);
    expect((await rows('select purpose from signing_keys order by purpose')).map(({ purpose }) => purpose)).toEqual([
      'link',
      'session',
    ]);
  });

  test('each build of the checkout is released once, all in one step', async () => {
    const parts = await rows('select part from composition_pointers order by part');
    expect(parts.map(({ part }) => part)).toContain('shell');
    const published = await rows(
      `select object_id as part from audit_entries where action = 'release.publish' order by object_id`,
    );
    expect(published).toEqual(parts);
    expect(await rows('select serial from composition')).toEqual([{ serial: '1' }]);
  });

  test('of three concurrent bootstrap commands, one makes an administrator', async () => {
    const { codes, outputs } = bootstrapped();
    expect(codes.map(String).toSorted()).toEqual(['0', '1', '1']);
    const refused = outputs.filter((_output, server) => codes[server] !== 0);
    for (const output of refused) expect(output).toMatch(/^There is an administrator already\./);
    const named = await rows(`select email from users where email like 'anna%'`);
    expect(named).toEqual([{ email: fixture().anna.email }]);
  });
}
