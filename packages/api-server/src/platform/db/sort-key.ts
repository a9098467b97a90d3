import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A text as lists sort it: case and accents make no difference. A function of the database, since neither a
 * collation nor an extension for this is in every database; indexes use it too.
 */
export const sortKey = (text: SQLWrapper): SQL => sql`sort_key(${text})`;
