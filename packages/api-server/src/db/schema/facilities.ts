import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns';
import { files } from './files';
import { users } from './users';

/** A national facility. Ids of type lists (type, displayed status) are their codes. */
export const facilities = pgTable(
  'national_facilities',
  {
    id: id(),
    acronym: text().notNull(),
    name: text(),
    type: text(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    hostingInstitute: text(),
    piName: text(),
    piContact: text(),
    lidarPiName: text(),
    lidarPiContact: text(),
    photometerPiName: text(),
    photometerPiContact: text(),
    ceilometerPiName: text(),
    ceilometerPiContact: text(),
    pictureId: uuid()
      .unique('national_facilities_picture_key')
      .references(() => files.id),
    displayedStatus: text().notNull().default('candidate'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (facility) => [
    uniqueIndex('national_facilities_acronym_key').on(sql`lower(${facility.acronym})`),
    index('national_facilities_by_owner').on(facility.ownerId, facility.createdAt),
    index('national_facilities_by_displayed_status').on(facility.displayedStatus),
    check('national_facilities_acronym', sql`${facility.acronym} ~ '^[A-Za-z0-9_-]{1,24}$'`),
  ],
);
