import { testPortal } from '../../../test/portal';
import { auditEntries } from '../../platform/db/tables';
import { sizeOfRecord } from './size-of-record';

const { db } = testPortal();

const writeAt = (at: number, objectId: string) =>
  db.insert(auditEntries).values({ at: new Date(at), action: 'user.edit', objectKind: 'user', objectId });

/** The clocks of databases differ in how small their steps are. */
let clock = Date.parse('2026-06-15T12:00:00Z');
const write = async (...objectIds: string[]) => {
  for (const objectId of objectIds) await writeAt((clock += 1), objectId);
};

const removeOne = () => db.execute(`delete from audit_entries where object_id = 'one'`);

const SECOND = 1000;

test('a short log is counted each time', async () => {
  await db.delete(auditEntries);
  expect(await sizeOfRecord(db, 0, 3)).toBe(0);
  await write('one', 'two');
  expect(await sizeOfRecord(db, 0, 3)).toBe(2);
  await removeOne();
  expect(await sizeOfRecord(db, 0, 3)).toBe(1);
});

test('a count of a long log is extended for a minute, and then renewed', async () => {
  await db.delete(auditEntries);
  await write('one', 'two', 'three');
  expect(await sizeOfRecord(db, 0, 3)).toBe(3);
  await write('four');
  expect(await sizeOfRecord(db, SECOND, 3)).toBe(4);
  await removeOne();
  expect(await sizeOfRecord(db, 59 * SECOND, 3)).toBe(4);
  await write('five');
  expect(await sizeOfRecord(db, 59 * SECOND, 3)).toBe(5);
  expect(await sizeOfRecord(db, 60 * SECOND, 3)).toBe(4);
});

test('an entry that is written in the moment of the newest one counts', async () => {
  await db.delete(auditEntries);
  await write('one', 'two', 'three');
  expect(await sizeOfRecord(db, 200 * SECOND, 3)).toBe(3);
  await writeAt(clock, 'four');
  expect(await sizeOfRecord(db, 201 * SECOND, 3)).toBe(4);
});
