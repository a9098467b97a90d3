import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AcceptanceCode, EarlierReport } from '@portal/domain';
import { acceptedVersions, applications, configurationVersions, facilities } from '../../platform/db/tables';

const earlier = alias(applications, 'earlier');
const report = sql`coalesce(${earlier.finalReportId}, ${earlier.preliminaryReportId})`;

/** The last report of a facility's finished rounds. */
export const earlierReportOfFacility = sql<EarlierReport | null>`(select json_build_object('round', ${earlier.round}, 'file', ${report})
  from ${applications} ${earlier} where ${earlier.facilityId} = ${facilities.id} and not ${earlier.isCurrent} and ${report} is not null
  order by ${earlier.round} desc limit 1)`;

/** The number of the version of a facility's operational configuration in force. */
export const configurationOfFacility = sql<number | null>`(select ${configurationVersions.number}
  from ${configurationVersions} where ${configurationVersions.facilityId} = ${facilities.id} and ${configurationVersions.validTo} is null)`;

/** The acceptance in force, from epoch seconds on: the SQL equivalent of the domain's `acceptanceInForce`. */
export const acceptanceInForceOfFacility = sql<{
  code: AcceptanceCode;
  validFrom: number;
} | null>`(select json_build_object('code', ${acceptedVersions.acceptance}, 'validFrom', floor(extract(epoch from ${acceptedVersions.validFrom})))
  from ${acceptedVersions} where ${acceptedVersions.facilityId} = ${facilities.id} and ${acceptedVersions.isLast}
  and ${acceptedVersions.validTo} is null and ${acceptedVersions.acceptedBy} = 'report')`;
