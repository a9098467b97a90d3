import { uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns';
import { facilities } from './facilities';
import { files } from './files';

/** What the tables of lidars and photometers keep beside the fields of their records. */
export const instrumentColumns = (table: string) => ({
  id: id(),
  facilityId: uuid()
    .notNull()
    .references(() => facilities.id),
  pictureId: uuid()
    .unique(`${table}_picture_key`)
    .references(() => files.id),
  version: version(),
  /** Instruments of a facility are listed in this order. */
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
