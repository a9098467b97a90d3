import { randomUUID } from 'node:crypto';
import { changes, MAX_INSTRUMENTS, noMoreOf } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import { viewFor } from '../facilities/facility.view';
import { replacePicture } from '../facilities/replace-picture';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { startApplication } from '../facilities/start-application';
import { deleteUnfinished } from './unfinished.store';
import type { SentInstrument, StoredInstrument } from './instrument-kind';
import { lockFor, mustBeFree, recordInstrumentAudit, type Writer } from './instrument-writes';

function mustHaveRoom(facility: LoadedFacility, kind: 'lidar' | 'photometer'): void {
  if (facility[`${kind}s`].length >= MAX_INSTRUMENTS) throw new AppError('notSaved', 422, { message: noMoreOf(kind) });
}

/** Adds an instrument to a facility and returns it; deletes the unfinished copy that it was created from. */
export function addInstrument<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
>(
  { context, actor, of }: Writer<Input, Stored, Shown>,
  facilityId: string,
  input: Input,
  unfinished?: string,
): Promise<Shown> {
  return transaction(context.db, async (tx) => {
    const facility = await lockFor(tx, { context, actor }, 'instrument.add', facilityId);
    mustHaveRoom(facility, of.kind);
    const id = randomUUID();
    await mustBeFree(tx, of, { id, facilityId }, input.name);
    const link = { as: of.picture, linkedId: id, facilityId, uploaderId: actor.id };
    await replacePicture(tx, { before: null, after: input.pictures?.[0] ?? null, ...link });
    await of.insert(tx, { id, facilityId }, input);
    const added = orNotFound(await of.find(tx, id));
    if (unfinished !== undefined) await deleteUnfinished(tx, { facilityId, kind: of.kind, id: unfinished });
    await startApplication(tx, context, actor, facility);
    await refreshDerivedState(tx, facility.facility.id, context.now());
    const list = changes(of.formValues(null), of.formValues(added));
    await recordInstrumentAudit(tx, actor, 'add', { kind: of.kind, ...added.row }, list);
    return orNotFound(await of.load(tx, id, viewFor(facility, actor)));
  });
}
