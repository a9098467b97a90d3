import { sql } from 'drizzle-orm';
import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Random key: public pages are addressed by id, so ids must not be guessable. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A moment, stored in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Time of the insertion, by the clock and not the start of the transaction, so that its rows keep their order. */
export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`clock_timestamp()`);

/** Time of the last change; stores set it with every change. */
export const updatedAt = () =>
  moment()
    .notNull()
    .default(sql`clock_timestamp()`);

/** Grows with every change; a save with an older number is refused. */
export const version = () => integer().notNull().default(1);
