import { can, type MyFacilities, type MyFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { facilityAccessFacts, type FacilityAccessFacts } from './facility-access-facts';
import { listDeputised, listOwned } from './own-facilities.store';

/** Owned facilities first, followed by those as deputy; both require the permission to edit one's own facility. */
const facilitiesOf = async (db: Db, actor: Actor) =>
  can(actor, 'edit-own-nf') ? [...(await listOwned(db, actor.id)), ...(await listDeputised(db, actor.id))] : [];

/** The oldest facility of a user; owned ones take precedence. */
export async function myFacility(db: Db, actor: Actor): Promise<MyFacility> {
  const [oldest] = await facilitiesOf(db, actor);
  return { exists: oldest !== undefined, id: oldest?.id ?? null };
}

/** The facilities of a user as owner and as deputy, oldest first. */
export async function myFacilities(db: Db, actor: Actor): Promise<MyFacilities> {
  const nfs = await facilitiesOf(db, actor);
  return { exists: nfs.length > 0, nfs };
}

/** The access facts of the caller's oldest facility, for the guard of a call; undefined if there is none. */
export async function myAccessFacts(context: Context, actor: Actor | null): Promise<FacilityAccessFacts | undefined> {
  const { id } = actor ? await myFacility(context.db, actor) : { id: null };
  return id === null ? undefined : facilityAccessFacts(context, id);
}
