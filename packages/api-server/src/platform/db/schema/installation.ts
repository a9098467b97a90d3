import { INSTALLATION_FIELDS } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { INSTALLATION_ID } from './installation-id';
import { version } from './columns';
import { files } from './files';
import { recordColumns } from './record-columns';

/** Name and issuer data of this installation: at most one row, which exists after the first save. */
export const installation = pgTable(
  'installation',
  {
    id: uuid().primaryKey().default(INSTALLATION_ID),
    ...recordColumns(INSTALLATION_FIELDS),
    /** The logo; at most one. */
    pictureId: uuid()
      .unique('installation_picture_key')
      .references(() => files.id),
    version: version(),
  },
  (row) => [check('installation_is_one', sql`${row.id} = ${sql.raw(`'${INSTALLATION_ID}'`)}`)],
);
