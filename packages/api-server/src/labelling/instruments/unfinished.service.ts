import { asTyped, UNFINISHED } from '@portal/domain';
import type { UnfinishedCopy, UnfinishedInput, UnfinishedInstrument } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { findFile } from '../../platform/files/files.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockFor } from './instrument-writes';
import {
  countOtherUnfinished,
  deleteUnfinished,
  findUnfinished,
  insertUnfinished,
  listUnfinished,
  updateUnfinished,
  type UnfinishedPlace,
} from './unfinished.store';
import { toUnfinished } from './unfinished.view';

/** The unfinished copies of a facility, least recently edited first. */
export const readAllUnfinished = async (db: Db, facilityId: string): Promise<UnfinishedInstrument[]> =>
  (await listUnfinished(db, facilityId)).map(toUnfinished);

/** The pictures that this user can save with the instrument: its current one and the user's own uploads. */
async function usablePictures(db: Db, actor: Actor, { id }: UnfinishedPlace, pictures: unknown): Promise<string[]> {
  const ids = Array.isArray(pictures) ? pictures.filter((one) => typeof one === 'string') : [];
  const files = await Promise.all(ids.map((one) => findFile(db, one)));
  return files.flatMap((file) => {
    const isUsable = file && (file.linkedId === id || (file.linkedAs === null && file.uploaderId === actor.id));
    return isUsable ? [file.id] : [];
  });
}

/** An unfinished copy with its values; `null` if there is none. */
export async function readUnfinished(db: Db, actor: Actor, place: UnfinishedPlace): Promise<UnfinishedCopy | null> {
  const found = await findUnfinished(db, place);
  if (!found) return null;
  const values = asTyped(place.kind, found.copy.values);
  return {
    ...toUnfinished(found),
    values: { ...values, pictures: await usablePictures(db, actor, place, values.pictures) },
  };
}

const CONFLICT = 'This was typed on elsewhere in the meantime. Nothing of it was overwritten.';
const NOT_DISCARDED = 'This was typed on elsewhere in the meantime, and was not discarded.';
const FULL = `A facility keeps at most ${UNFINISHED.perFacility} unfinished instruments. Please save or discard one of them.`;

/**
 * Stores unfinished input. If two users or devices continue from the same version, the second receives 409 with the
 * current copy, or with null if it has been saved or discarded meanwhile.
 */
export function keepUnfinished(
  context: Context,
  actor: Actor,
  place: UnfinishedPlace,
  { version, values }: UnfinishedInput,
): Promise<UnfinishedInstrument> {
  return transaction(context.db, async (tx) => {
    await lockFor(tx, { context, actor }, 'instrument.keep-unfinished', place.facilityId);
    const typed = { values: asTyped(place.kind, values), updatedById: actor.id, at: context.now() };
    const isKept =
      version === 0
        ? (await hasRoom(tx, place)) && (await insertUnfinished(tx, place, typed))
        : await updateUnfinished(tx, place, version, typed);
    const kept = isKept ? await findUnfinished(tx, place) : undefined;
    if (!kept) throw new AppError('notSaved', 409, { message: CONFLICT, data: await readUnfinished(tx, actor, place) });
    return toUnfinished(kept);
  });
}

async function hasRoom(tx: Db, place: UnfinishedPlace): Promise<true> {
  if ((await countOtherUnfinished(tx, place)) >= UNFINISHED.perFacility)
    throw new AppError('notSaved', 422, { message: FULL });
  return true;
}

/**
 * Discards unfinished input in the version that the user knows; any, if none is named. If it was typed on elsewhere
 * since, it stays and the user receives 409 with the current copy.
 */
export function discardUnfinished(
  context: Context,
  actor: Actor,
  place: UnfinishedPlace,
  version: number | undefined,
): Promise<void> {
  return transaction(context.db, async (tx) => {
    await lockFor(tx, { context, actor }, 'instrument.discard-unfinished', place.facilityId);
    await deleteUnfinished(tx, place, version);
    const left = await readUnfinished(tx, actor, place);
    if (left) throw new AppError('notSaved', 409, { message: NOT_DISCARDED, data: left });
  });
}
