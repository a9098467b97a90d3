import { MS_PER_DAY } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { facilities, facilityChanges, lidars } from './tables';
import type { Db } from './client';
import { isIdIn } from './any-of';
import { currentMoment, listChanges } from './facility-changes.store';
import { forgetChanges, keptByFacility, type ByFacility } from './kept-by-facility';

const portal = testPortal();
const { db } = portal;

const sorted = (kept: ByFacility<string | null>) => [...kept.values()].map(String).toSorted((a, b) => (a < b ? -1 : 1));

/** Keeps the names of facilities, and tells about which it looked them up. */
function names() {
  const asked: (string[] | 'all')[] = [];
  const kept = keptByFacility(async (from: Db, ids) => {
    asked.push(ids ? [...ids] : 'all');
    const rows = await from
      .select()
      .from(facilities)
      .where(ids ? isIdIn(facilities.id, ids) : undefined);
    return new Map(rows.map(({ id, name }) => [id, name]));
  });
  const read = async () => sorted(await kept(db));
  return { asked, kept, read };
}

/** Two facilities, and the names that were kept of them. */
async function twoFacilities() {
  const owner = await addPerson(portal, { email: 'owner@site.example', roles: ['national_facility'] });
  const rows = ['ONE', 'TWO'].map((acronym) => ({ acronym, name: acronym, ownerId: owner.id }));
  const [one, two] = await db.insert(facilities).values(rows).returning();
  if (!one || !two) throw new Error('No facilities.');
  const looking = names();
  await looking.read();
  return { one, two, ...looking };
}

const rename = (from: Db, id: string, name: string) =>
  from.update(facilities).set({ name }).where(eq(facilities.id, id));

test('what is kept is the same object until a facility changes; then only that one is looked up', async () => {
  const { one, asked, kept, read } = await twoFacilities();
  const before = await kept(db);
  expect(await kept(db)).toBe(before);
  expect(asked).toEqual(['all']);
  await rename(db, one.id, 'First');
  expect(await read()).toEqual(['First', 'TWO']);
  expect(asked).toEqual(['all', [one.id]]);
  expect(sorted(before)).toEqual(['ONE', 'TWO']);
});

test('a new facility is added and a removed one is left out', async () => {
  const { one, read } = await twoFacilities();
  await db.insert(facilities).values({ acronym: 'THREE', name: 'THREE', ownerId: one.ownerId });
  expect(await read()).toEqual(['ONE', 'THREE', 'TWO']);
  await db.delete(facilities).where(eq(facilities.id, one.id));
  expect(await read()).toEqual(['THREE', 'TWO']);
});

test('a change of an instrument is a change of its facility', async () => {
  const { two, asked, read } = await twoFacilities();
  const [lidar] = await db.insert(lidars).values({ facilityId: two.id, name: 'Lidar' }).returning();
  await read();
  await db
    .update(lidars)
    .set({ name: 'Other' })
    .where(eq(lidars.id, lidar?.id ?? ''));
  await read();
  await db.delete(lidars);
  await read();
  expect(asked).toEqual(['all', [two.id], [two.id], [two.id]]);
});

test('if any facility may have changed, all are looked up', async () => {
  const { asked, read } = await twoFacilities();
  await db.insert(facilityChanges).values({ facilityId: null });
  await read();
  expect(asked).toEqual(['all', 'all']);
});

// The embedded database has a single session.
const describeSessions = portal.kind === 'embedded' ? describe.skip : describe;

describeSessions('with several sessions', () => {
  test('what another transaction commits is seen, although later ones were seen before', async () => {
    const { one, two, read } = await twoFacilities();
    await db.transaction(async (tx) => {
      await rename(tx, one.id, 'First');
      await rename(db, two.id, 'Second');
      expect(await read()).toEqual(['ONE', 'Second']);
    });
    expect(await read()).toEqual(['First', 'Second']);
  });
});

test('a change that was rolled back is none', async () => {
  const { one, asked, read } = await twoFacilities();
  await db
    .transaction(async (tx) => {
      await rename(tx, one.id, 'First');
      throw new Error('Lost.');
    })
    .catch(() => {});
  expect(await read()).toEqual(['ONE', 'TWO']);
  expect(asked).toEqual(['all']);
});

test('a transaction of another database, restored with its number, is no change', async () => {
  const { one, asked, read } = await twoFacilities();
  await db.execute(sql`insert into ${facilityChanges} (facility_id, changed_in)
    values (${one.id}, (pg_current_xact_id()::text::bigint + 1000)::text::xid8)`);
  await read();
  await read();
  expect(asked).toEqual(['all']);
});

test('after a replica has taken over, whose transactions have numbers of their own, any facility may have changed', async () => {
  const moment = await currentMoment(db);
  expect(moment.timeline).toMatch(/^[0-9A-F]{8}$/);
  expect((await listChanges(db, moment)).changed).toEqual([]);
  expect((await listChanges(db, { ...moment, timeline: '0000FFFF' })).changed).toEqual([null]);
});

test('after a day all are looked up, whatever was noted', async () => {
  const { asked, read } = await twoFacilities();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + MS_PER_DAY - 60_000);
  await read();
  expect(asked).toEqual(['all']);
  clock.mockReturnValue(now + MS_PER_DAY);
  await read();
  clock.mockRestore();
  expect(asked).toEqual(['all', 'all']);
});

test('a failure is not kept', async () => {
  let tries = 0;
  const kept = keptByFacility(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Lost.');
    return new Map([['one', tries]]);
  });
  await expect(kept(db)).rejects.toThrow('Lost.');
  expect([...(await kept(db)).values()]).toEqual([2]);
});

test('changes are noted for twice as long as what was looked up is kept', async () => {
  await twoFacilities();
  const forgetAfter = (milliseconds: number) => forgetChanges({ db, now: () => new Date(Date.now() + milliseconds) });
  await forgetAfter(2 * MS_PER_DAY - 60_000);
  expect(await db.$count(facilityChanges)).toBeGreaterThan(0);
  await forgetAfter(2 * MS_PER_DAY + 60_000);
  expect(await db.$count(facilityChanges)).toBe(0);
});
