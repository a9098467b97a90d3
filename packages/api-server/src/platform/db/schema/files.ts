import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './accounts';

/** Use of a file that is linked to a record. */
export type FileLink =
  | 'facility-picture'
  | 'lidar-picture'
  | 'photometer-picture'
  /** Picture of an instrument in an accepted version, whose record has another picture by now, or none. */
  | 'accepted-picture'
  | 'installation-picture'
  | 'upgrade-plan'
  | 'submission-report'
  | 'preliminary-report'
  | 'final-report'
  /** Attached to the answer to a question. */
  | 'answer'
  /** Of a quality assurance test; its bytes are kept as they came. */
  | 'qa-test'
  /** Attached to a request for support. */
  | 'support-request'
  /** The certificate of the calibration of a photometer. */
  | 'calibration-certificate'
  /** The certificate of a label, made by the portal. */
  | 'label-certificate'
  /** The document of a decision on a label. */
  | 'label-document'
  | 'shared';

/**
 * An uploaded or generated file; its bytes are in the file store under `storageKey`.
 * A link is taken by a conditional update of a row that has none, so no file can belong to two records.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** By content, not by name. */
    kind: text().$type<'image' | 'document' | 'qa'>().notNull(),
    /** Null for files that the portal made itself. */
    uploaderId: uuid().references(() => users.id),
    name: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Hex digest of the stored bytes. */
    sha256: text().notNull(),
    storageKey: text().notNull().unique('files_storage_key_key'),
    linkedAs: text().$type<FileLink>(),
    /** Id of the facility, instrument, application, question, test or calibration; no foreign key, as these are in different tables. */
    linkedId: uuid(),
    /** The facility whose rights decide on reading the file. */
    facilityId: uuid(),
    createdAt: createdAt(),
  },
  (file) => [
    index('files_by_uploader').on(file.uploaderId),
    index('files_by_link').on(file.linkedId),
    index('files_by_facility').on(file.facilityId),
    index('files_unlinked')
      .on(file.createdAt)
      .where(sql`${file.linkedAs} is null`),
    check('files_kind', sql`${file.kind} in ('image', 'document', 'qa')`),
    check('files_size', sql`${file.size} >= 0`),
    check(
      'files_link',
      sql`(${file.linkedAs} is null and ${file.linkedId} is null) or (${file.linkedAs} = 'shared' and ${file.linkedId} is null) or (${file.linkedAs} in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'installation-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report', 'answer', 'qa-test', 'support-request', 'calibration-certificate', 'label-certificate', 'label-document') and ${file.linkedId} is not null)`,
    ),
  ],
);
