import { sql } from 'drizzle-orm';
import { sortKey } from '../../platform/db/sort-key';
import { facilities } from '../../platform/db/tables';

/** The display name of a facility: the SQL equivalent of the domain's `prettyName`. */
export const prettyName = sql<string>`coalesce(${facilities.name} || ' (' || ${facilities.acronym} || ')', ${facilities.acronym})`;

/** The display name as lists sort it; it must equal the expression of the index. */
export const byPrettyName = sortKey(prettyName);
