import { sql } from 'drizzle-orm';
import { facilities, facilityDeputies } from '../../platform/db/tables';

/**
 * The ids of the deputies of a facility, for the row of a facility. Only for statements that join tables: in others,
 * columns are written without the names of their tables.
 */
export const deputyIdsOfFacility = sql<string[]>`array(select ${facilityDeputies.userId}::text from ${facilityDeputies}
  where ${facilityDeputies.facilityId} = ${facilities.id})`;
