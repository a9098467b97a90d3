import { sql } from 'drizzle-orm';
import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Random key: public pages are reached by id, so ids must not be guessable. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A moment, kept in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was written. The clock and not the transaction's start, so that rows of one transaction keep their order. */
export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`clock_timestamp()`);

/** When the row last changed; stores set it with every change. */
export const updatedAt = () =>
  moment()
    .notNull()
    .default(sql`clock_timestamp()`);

/** Grows with every change; a save that carries an older number is refused. */
export const version = () => integer().notNull().default(1);
