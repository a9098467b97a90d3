import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EarlierReport } from '@portal/domain';
import { applications, configurationVersions, facilities } from '../../platform/db/tables';

const earlier = alias(applications, 'earlier');
const report = sql`coalesce(${earlier.finalReportId}, ${earlier.preliminaryReportId})`;

/** The last report of a facility's finished rounds. */
export const earlierReportOfFacility = sql<EarlierReport | null>`(select json_build_object('round', ${earlier.round}, 'file', ${report})
  from ${applications} ${earlier} where ${earlier.facilityId} = ${facilities.id} and not ${earlier.isCurrent} and ${report} is not null
  order by ${earlier.round} desc limit 1)`;

/** The number of the version of a facility's operational configuration in force. */
export const configurationOfFacility = sql<number | null>`(select ${configurationVersions.number}
  from ${configurationVersions} where ${configurationVersions.facilityId} = ${facilities.id} and ${configurationVersions.validTo} is null)`;
