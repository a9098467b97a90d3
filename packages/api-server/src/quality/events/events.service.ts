import {
  day,
  dayOf,
  type InstrumentEvent,
  type InstrumentEventInput,
  type InstrumentKind,
  type ReasonInput,
} from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { conflict, orNotFound, refusedField } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import type { Actor, Context } from '../../platform/process/app-types';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { writeFacility } from '../../labelling/facilities/write-facility';
import { findFacilityIdOf } from '../../labelling/instrument-records/instruments.store';
import { findEvent, insertEvent, strikeEvent, type EventRow } from './events.store';
import { toEvent } from './events.view';

const FUTURE = 'Must be today or earlier';
const ORDER = 'Must not be before the first day';
const STRUCK = 'This entry was struck out already.';

/** The access facts of the facility of an event; undefined for an unknown event. */
export async function eventAccessFacts(context: Context, id: string) {
  const event = await findEvent(context.db, id);
  return event && facilityAccessFacts(context, event.facilityId);
}

const nameIn = ({ lidars, photometers }: LoadedFacility, id: string) =>
  [...lidars, ...photometers].find((instrument) => instrument.id === id)?.name;

interface Written {
  actor: Actor;
  facility: LoadedFacility;
  event: EventRow;
}

const auditOf = ({ actor, facility, event }: Written) => ({
  actorId: actor.id,
  objectKind: event.instrumentKind,
  objectId: event.instrumentId,
  objectName: nameIn(facility, event.instrumentId) ?? facility.facility.acronym,
  facilityId: facility.facility.id,
});

function daysOf(input: InstrumentEventInput, today: string) {
  const [on, from, to] = [day(input.on) ?? today, day(input.from), day(input.to)];
  if (on > today) throw refusedField('on', FUTURE);
  if (to !== null && (from === null || to < from)) throw refusedField('to', ORDER);
  return { on, downFrom: from, downTo: to };
}

/** Adds an entry to the log book of an instrument, which may make tests of a lidar due earlier. */
export async function addEvent(
  context: Context,
  actor: Actor,
  { kind: instrumentKind, id: instrumentId }: { kind: InstrumentKind; id: string },
  input: InstrumentEventInput,
): Promise<InstrumentEvent> {
  const id = orNotFound(await findFacilityIdOf(context.db, instrumentKind, instrumentId));
  return writeFacility({ context, actor, capability: 'instrument-event.add', id }, async (tx, facility) => {
    await countTowards({ ...context, db: tx }, 'logBookEntries', [id]);
    const event = await insertEvent(tx, {
      facilityId: id,
      instrumentKind,
      instrumentId,
      kind: input.kind,
      ...daysOf(input, dayOf(context.now())),
      text: input.text,
      createdById: actor.id,
    });
    const { kind, on, text } = event;
    const newValue = { event: event.id, kind, on, reason: text };
    await writeAudit(tx, { ...auditOf({ actor, facility, event }), action: 'instrument-event.add', newValue });
    return toEvent(event);
  });
}

/** Strikes an entry out, once; it stays readable with the reason. */
export async function strikeOut(
  context: Context,
  actor: Actor,
  eventId: string,
  { reason }: ReasonInput,
): Promise<InstrumentEvent> {
  const known = orNotFound(await findEvent(context.db, eventId));
  const write = { context, actor, capability: 'instrument-event.strike', id: known.facilityId } as const;
  return writeFacility(write, async (tx: Db, facility) => {
    const event = await strikeEvent(tx, eventId, { at: context.now(), by: actor.id, reason });
    if (!event) throw conflict(STRUCK);
    const newValue = { event: eventId, reason };
    await writeAudit(tx, { ...auditOf({ actor, facility, event }), action: 'instrument-event.strike', newValue });
    return toEvent(event);
  });
}
