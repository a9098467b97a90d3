import { testDatabase } from '../../test/database';
import { verifyPassword } from '../accounts/password-hash';
import * as tables from '../db/tables';
import { listCertified } from '../facilities/facilities.service';
import { loadDemo } from './load-demo';

const database = testDatabase();
const NOW = new Date('2026-06-15T12:00:00Z');

const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

test('an empty database is filled with facilities in every state', async () => {
  const { db } = database;
  expect(await loadDemo(db, NOW)).toBe(true);
  const rounds = await db.select().from(tables.applications);
  expect(tally(rounds.filter(({ isCurrent }) => isCurrent).map(({ status }) => status))).toEqual({
    registered: 2,
    invited: 2,
    draft: 3,
    submitted: 6,
    preliminary_report_issued: 2,
    waiting_final_report: 2,
    evaluated: 23,
  });
  const facilities = await db.select().from(tables.facilities);
  expect(tally(facilities.map(({ displayedStatus }) => displayedStatus))).toEqual({
    candidate: 16,
    initial_acceptance: 20,
    labelled: 2,
    suspended: 1,
    withdrawn: 1,
  });
});

test('every certified facility has a place on the map, and both types of facility are there', async () => {
  await loadDemo(database.db, NOW);
  const certified = await listCertified(database.db);
  expect(certified.length).toBeGreaterThanOrEqual(22);
  expect(certified.filter(({ position }) => position === null)).toEqual([]);
  expect(new Set(certified.map(({ type }) => type?.code))).toEqual(new Set(['actris', 'partner']));
});

test('accounts are roles and not people, and can log in', async () => {
  const { db } = database;
  await loadDemo(db, NOW);
  const users = await db.select().from(tables.users);
  const roles = tally((await db.select().from(tables.userRoles)).map(({ role }) => role));
  expect(roles).toEqual({
    administrator: 1,
    cars: 1,
    ares: 1,
    lidar_reviewer: 1,
    lidar_data_reviewer: 1,
    photometer_reviewer: 1,
    photometer_data_reviewer: 1,
    national_facility: 40,
  });
  expect(users.filter(({ email }) => !/^[a-z.-]+@demo\.example$/.test(email))).toEqual([]);
  expect(users.filter(({ activatedAt }) => activatedAt === null)).toEqual([]);
  expect(
    await verifyPassword(users.find(({ email }) => email === 'pi.ciao@demo.example')?.passwordHash, 'demo-aerosol'),
  ).toBe(true);
});

test('one owner has two facilities and one has none', async () => {
  const { db } = database;
  await loadDemo(db, NOW);
  const users = await db.select().from(tables.users);
  const facilities = await db.select().from(tables.facilities);
  const owned = (email: string) =>
    facilities.filter(({ ownerId }) => users.some((user) => user.id === ownerId && user.email === email));
  expect(
    owned('pi.pangea@demo.example')
      .map(({ acronym }) => acronym)
      .toSorted(),
  ).toEqual(['FIK', 'PANGEA']);
  expect(owned('pi.fik@demo.example')).toEqual([]);
  expect(owned('pi.ciao@demo.example').map(({ acronym }) => acronym)).toEqual(['CIAO']);
});

test('a second load changes nothing', async () => {
  const { db } = database;
  await loadDemo(db, NOW);
  const before = await db.select().from(tables.facilities);
  expect(await loadDemo(db, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  expect(await db.select().from(tables.facilities)).toEqual(before);
});

test('a database with a single user is left alone', async () => {
  const { db } = database;
  await db.insert(tables.users).values({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' });
  expect(await loadDemo(db, NOW)).toBe(false);
  expect(await db.$count(tables.facilities)).toBe(0);
});
