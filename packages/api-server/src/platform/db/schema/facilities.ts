import { DEFAULT_DISPLAYED_STATUS, FACILITY_FIELDS } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt, version } from './columns';
import { files } from './files';
import { recordColumns } from './record-columns';
import { users } from './accounts';

const FIELDS = recordColumns(FACILITY_FIELDS);

export const facilities = pgTable(
  'national_facilities',
  {
    id: id(),
    ...FIELDS,
    displayed_status: FIELDS.displayed_status.default(DEFAULT_DISPLAYED_STATUS),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    pictureId: uuid()
      .unique('national_facilities_picture_key')
      .references(() => files.id),
    /**
     * Time of the archiving of a facility that was registered by mistake: it has no present round, is in no list, and
     * its acronym is free again.
     */
    archivedAt: moment(),
    /** Number of components with a reviewer; kept by a trigger of `component_reviewers`. */
    reviewerCount: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (facility) => [
    uniqueIndex('national_facilities_acronym_key')
      .on(sql`lower(${facility.acronym})`)
      .where(sql`${facility.archivedAt} is null`),
    index('national_facilities_by_owner').on(facility.ownerId, facility.createdAt),
    index('national_facilities_by_displayed_status').on(facility.displayed_status),
    // Orders of the lists. Nulls are last in both directions, so a nullable column needs an index for each direction.
    index('national_facilities_by_name').on(
      sql`sort_key(coalesce(${facility.name} || ' (' || ${facility.acronym} || ')', ${facility.acronym}))`,
    ),
    index('national_facilities_by_type').on(facility.type, sql`lower(${facility.acronym})`),
    index('national_facilities_by_type_down').on(facility.type.desc().nullsLast(), sql`lower(${facility.acronym})`),
    index('national_facilities_by_pi').on(sql`sort_key(coalesce(${facility.pi_name}, ${facility.pi_contact}))`),
    index('national_facilities_by_pi_down').on(
      sql`sort_key(coalesce(${facility.pi_name}, ${facility.pi_contact})) desc nulls last`,
    ),
    index('national_facilities_by_reviewers').on(facility.reviewerCount, sql`lower(${facility.acronym})`),
    index('national_facilities_by_reviewers_down').on(
      facility.reviewerCount.desc().nullsLast(),
      sql`lower(${facility.acronym})`,
    ),
    check('national_facilities_acronym', sql`${facility.acronym} ~ '^[A-Za-z0-9_-]{1,24}$'`),
  ],
);
