import type { DisplayedStatus, NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { facilityAccessFacts, type FacilityAccessFacts } from './facility-access-facts';
import { toDisplayedStatus, toNationalFacility, type Viewer } from './facility.view';
import { getFacility } from './load-facility';
import { myFacility } from './my-facilities.service';

/** A facility, as much of it as this person may see. */
export const readFacility = async (db: Db, id: string, viewer: Viewer): Promise<NationalFacility> =>
  toNationalFacility(await getFacility(db, id), viewer);

/** How a facility is displayed to the public. */
export const readDisplayedStatus = async (db: Db, id: string): Promise<DisplayedStatus> =>
  toDisplayedStatus((await getFacility(db, id)).facility.displayedStatus);

/** Id of the oldest facility of a person; 404 when there is none. */
export async function myFacilityId(db: Db, actor: Actor): Promise<string> {
  const { id } = await myFacility(db, actor);
  if (id === null) throw new AppError('notLoaded', 404, { message: 'Resource not found!' });
  return id;
}

/** The oldest facility of whoever asks, for the guard of a call; nothing when there is none. */
export async function myAccessFacts(context: Context, actor: Actor | null): Promise<FacilityAccessFacts | undefined> {
  const { id } = actor ? await myFacility(context.db, actor) : { id: null };
  return id === null ? undefined : facilityAccessFacts(context, id);
}
