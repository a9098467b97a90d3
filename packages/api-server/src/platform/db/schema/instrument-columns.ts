import { date, doublePrecision, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns';
import { facilities } from './facilities';
import { files } from './files';

/** Columns that lidars and photometers share. Everything but the name may be missing in a draft. */
export const instrumentColumns = (table: string) => ({
  id: id(),
  facilityId: uuid()
    .notNull()
    .references(() => facilities.id),
  name: text().notNull(),
  /** °N, four decimals. */
  latitude: doublePrecision(),
  /** °E, four decimals. */
  longitude: doublePrecision(),
  /** Metres above mean sea level. */
  altitude: doublePrecision(),
  status: text(),
  /** Day (UTC) of the start of operation, past or planned. */
  plannedOperationDate: date({ mode: 'string' }),
  type: text(),
  manufacturer: text(),
  additionalInfo: text(),
  pictureId: uuid()
    .unique(`${table}_picture_key`)
    .references(() => files.id),
  version: version(),
  /** Instruments of a facility are listed in this order. */
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
