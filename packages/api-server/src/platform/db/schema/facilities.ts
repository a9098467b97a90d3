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
    // Orders of the lists. What has no value is last either way, so that those that may lack it need an index for each.
    index('national_facilities_by_name').on(
      sql`lower(coalesce(${facility.name} || ' (' || ${facility.acronym} || ')', ${facility.acronym}))`,
    ),
    index('national_facilities_by_type').on(facility.type, sql`lower(${facility.acronym})`),
    index('national_facilities_by_type_down').on(facility.type.desc().nullsLast(), sql`lower(${facility.acronym})`),
    index('national_facilities_by_pi').on(sql`lower(coalesce(${facility.piName}, ${facility.piContact}))`),
    index('national_facilities_by_pi_down').on(
      sql`lower(coalesce(${facility.piName}, ${facility.piContact})) desc nulls last`,
    ),
    check('national_facilities_acronym', sql`${facility.acronym} ~ '^[A-Za-z0-9_-]{1,24}$'`),
  ],
);
