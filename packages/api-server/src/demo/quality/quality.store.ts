import type { Db } from '../../platform/db/client';
import {
  instrumentEvents,
  lidarConfigurations,
  photometerCalibrations,
  qaChannelResults,
  qaFiles,
  qaTests,
  supportBookings,
  supportMessages,
  supportOffers,
  supportRequests,
  supportSlots,
} from '../../platform/db/tables';
import { linkFile } from '../../platform/files/files.store';
import type { ConfigurationRow } from '../../quality/configurations/configurations.store';
import type { MadeTest } from './test-rows';

export type EventRow = typeof instrumentEvents.$inferInsert;
export type CalibrationRow = typeof photometerCalibrations.$inferInsert;

/** Rows of requests, slots and bookings. */
export interface SupportRows {
  slots: (typeof supportSlots.$inferInsert)[];
  requests: (typeof supportRequests.$inferInsert)[];
  messages: (typeof supportMessages.$inferInsert)[];
  offers: (typeof supportOffers.$inferInsert)[];
  bookings: (typeof supportBookings.$inferInsert)[];
  /** Requests whose reports are to be frozen, with their conclusions. */
  completed: { id: string; text: string; at: Date }[];
}

/** Inserts configurations with their tests, and links the stored files; throws if one has been removed. */
export async function insertTests(
  tx: Db,
  configurations: readonly ConfigurationRow[],
  tests: readonly MadeTest[],
): Promise<void> {
  await tx.insert(lidarConfigurations).values([...configurations]);
  await tx.insert(qaTests).values(tests.map(({ test }) => test));
  await tx.insert(qaChannelResults).values(tests.flatMap(({ results }) => results));
  const rows: (typeof qaFiles.$inferInsert)[] = [];
  for (const { test, files } of tests)
    for (const { id: fileId, role } of files) {
      const link = { kind: 'qa', as: 'qa-test', linkedId: test.id, facilityId: test.facilityId } as const;
      if (!(await linkFile(tx, { fileId, uploaderId: null, ...link })))
        throw new Error('A file of a test of the demonstration is gone before it was linked.');
      rows.push({ fileId, testId: test.id, role, createdAt: test.measuredTo ?? undefined });
    }
  await tx.insert(qaFiles).values(rows);
}

export const insertEvents = (tx: Db, rows: EventRow[]) => tx.insert(instrumentEvents).values(rows);

export const insertCalibrations = (tx: Db, rows: CalibrationRow[]) => tx.insert(photometerCalibrations).values(rows);

/** Inserts slots, requests with their messages, offers and bookings. */
export async function insertSupport(tx: Db, rows: SupportRows): Promise<void> {
  await tx.insert(supportSlots).values(rows.slots);
  await tx.insert(supportRequests).values(rows.requests);
  await tx.insert(supportMessages).values(rows.messages);
  await tx.insert(supportOffers).values(rows.offers);
  await tx.insert(supportBookings).values(rows.bookings);
}
