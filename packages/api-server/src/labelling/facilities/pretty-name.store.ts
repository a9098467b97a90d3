import { sql } from 'drizzle-orm';
import { sortKey } from '../../platform/db/sort-key';
import { facilities } from '../../platform/db/tables';

/** The display name of a facility: the SQL equivalent of the domain's `prettyName`. */
export const prettyName = sql<string>`coalesce(${facilities.name} || ' (' || ${facilities.acronym} || ')', ${facilities.acronym})`;

/** What a list that names facilities by these two is searched by. */
export const acronymAndName = sql`${facilities.acronym} || ' ' || coalesce(${facilities.name}, '')`;

/** The display name as lists sort it; it must equal the expression of the index. */
export const byPrettyName = sortKey(prettyName);
