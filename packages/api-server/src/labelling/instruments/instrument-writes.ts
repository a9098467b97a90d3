import type { Capability, Change } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { auditedChanges, writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { accessFactsOf } from '../facilities/facility-access-facts';
import { lockFacility, type LoadedFacility } from '../facilities/load-facility';
import { guard } from '../../people/authentication/guard';
import { refusedField } from '../../platform/errors/app-error';
import type { InstrumentKind, Place, SentInstrument, StoredInstrument } from './instrument-kind';

export interface Writer<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
> {
  context: Context;
  actor: Actor;
  of: InstrumentKind<Input, Stored, Shown>;
}

/**
 * Locks the facility of an instrument and checks the rights again, as its application cannot be submitted from then on.
 */
export async function lockFor(
  tx: Db,
  { context, actor }: { context: Context; actor: Actor },
  capability: Capability,
  facilityId: string,
): Promise<LoadedFacility> {
  const facility = await lockFacility(tx, facilityId);
  await guard({ context, actor, capability, find: async () => accessFactsOf(facility) });
  return facility;
}

/** Names of before may contain characters that are drawn as nothing. */
const comparable = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

/** Compared here, as lower-casing in the database depends on its locale. */
const isSameName = (one: string, other: string) => comparable(one) === comparable(other);

/** Refuses a name already used by another instrument of this kind in the locked facility. */
export async function mustBeFree<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
>(
  tx: Db,
  { kind, names }: InstrumentKind<Input, Stored, Shown>,
  { id, facilityId }: Place,
  wanted: string,
): Promise<void> {
  const others = (await names(tx, facilityId)).filter((one) => one.id !== id);
  if (others.some(({ name }) => isSameName(name, wanted)))
    throw refusedField('name', `This facility already has a ${kind} with this name.`);
}

interface AuditedInstrument {
  kind: 'lidar' | 'photometer';
  id: string;
  name: string;
  facilityId: string;
}

/** Writes the audit entry of an instrument, with its changed fields. */
export const recordInstrumentAudit = (
  tx: Db,
  actor: Actor,
  done: 'add' | 'edit' | 'correct' | 'delete',
  { kind, id, name, facilityId }: AuditedInstrument,
  list: readonly Change[],
): Promise<void> =>
  writeAudit(tx, {
    actorId: actor.id,
    action: `${kind}.${done}`,
    objectKind: kind,
    objectId: id,
    objectName: name,
    facilityId,
    ...auditedChanges(list),
  });
