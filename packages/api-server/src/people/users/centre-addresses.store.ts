import { eq, sql, type SQL } from 'drizzle-orm';
import type { Permission } from '@portal/domain';
import { facilities, facilityDeputies, userRoles, users } from '../../platform/db/tables';
import { addressesWith } from './user.store';

/**
 * A query of the addresses of those of the centre who may act for a facility: active accounts with a permission, without
 * those who lead that facility, as no one takes a step of the centre for their own. Administrators do.
 */
export const addressesOfCentre = (permission: Permission, facilityId: string): SQL =>
  addressesWith(
    permission,
    sql`(${eq(userRoles.role, 'administrator')} or ${users.id} not in (
      select ${facilities.ownerId} from ${facilities} where ${facilities.id} = ${facilityId} and ${facilities.ownerId} is not null
      union all select ${facilityDeputies.userId} from ${facilityDeputies} where ${facilityDeputies.facilityId} = ${facilityId}))`,
  );
