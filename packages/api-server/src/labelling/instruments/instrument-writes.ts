import type { Capability, Change } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { auditedChanges, writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { accessFactsOf } from '../facilities/facility-access-facts';
import { lockFacility, type LoadedFacility } from '../facilities/load-facility';
import { guard } from '../../people/authentication/guard';
import { refusedField } from '../../platform/errors/app-error';
import type { InstrumentKind, Place, SentInstrument, StoredInstrument } from './instrument-kind';

/** Who writes an instrument of which kind. */
export interface Writer<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
> {
  context: Context;
  actor: Actor;
  of: InstrumentKind<Input, Stored, Shown>;
}

/** The facility, locked; rights are checked again, as its application cannot be submitted from here on. */
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

const comparable = (name: string) => name.replaceAll(/\s+/gu, ' ').toLowerCase();

/** Compared here and not in the database, whose idea of small letters depends on where it was set up. */
const isSameName = (one: string, other: string) => comparable(one) === comparable(other);

/** Refuses a name that another instrument of the kind has in the facility, which is locked. */
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

/** How the history speaks of an instrument. */
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
