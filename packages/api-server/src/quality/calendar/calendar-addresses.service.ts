import { dayOf, epochSeconds, may, QA_SETTINGS, relationsOf, toIcs } from '@portal/domain';
import type { CalendarAddress, NewCalendarAddress } from '@portal/domain';
import { findActor } from '../../people/authentication/authenticate';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import { conflict, notFound, orNotFound } from '../../platform/errors/app-error';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { countTowards } from '../../platform/limits/limits';
import type { Actor, Context } from '../../platform/process/app-types';
import { CALENDAR_NAME } from '../appointments/appointment';
import { entriesOf, feedPeriod } from './calendar.service';
import { findAddress, insertAddress, listAddresses, noteReading, removeAddress } from './calendar.store';

const { maxAddresses } = QA_SETTINGS.slots;
const FULL = `You have ${maxAddresses} addresses. Please end one that you no longer use.`;
const HOUR_MS = 3_600_000;

/** Addresses are recognised by it, by people and by scanners of published code. */
const PREFIX = 'cal_';

/** The addresses of a user's calendar, without their secrets. */
export const readAddresses = async ({ db }: Context, actor: Actor): Promise<CalendarAddress[]> =>
  (await listAddresses(db, actor.id)).map(({ id, createdAt, lastUsedAt }) => ({
    _id: id,
    created_at: epochSeconds(createdAt),
    last_used_at: epochSeconds(lastUsedAt),
  }));

const record = (tx: Db, actor: Actor, action: 'calendar-address.make' | 'calendar-address.end', id: string) =>
  writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'calendar-address',
    objectId: id,
    objectName: CALENDAR_NAME,
  });

/** Makes an address. Only the digest of its secret is stored, so it is returned only here. */
export function makeAddress({ db, now, settings }: Context, actor: Actor): Promise<NewCalendarAddress> {
  return transaction(db, async (tx) => {
    if ((await listAddresses(tx, actor.id)).length >= maxAddresses) throw conflict(FULL);
    const token = PREFIX + randomSecret();
    const id = await insertAddress(tx, { userId: actor.id, digest: digestOf(token), createdAt: now() });
    await record(tx, actor, 'calendar-address.make', id);
    return { url: `${settings.publicUrl}/api/support/calendar.ics?token=${token}` };
  });
}

/** Ends an address of the user at once. */
export function endAddress({ db }: Context, actor: Actor, id: string): Promise<null> {
  return transaction(db, async (tx) => {
    if (!(await removeAddress(tx, { id, userId: actor.id }))) throw notFound();
    await record(tx, actor, 'calendar-address.end', id);
    return null;
  });
}

/** The calendar of the holder of an address. Whatever is wrong with it, the answer is the same. */
export async function readFeed(context: Context, token: string, ip: string): Promise<string> {
  const { db, now, settings } = context;
  await countTowards(context, 'calendarReadings', [clientNetworkOf(ip)]);
  const { id, userId } = orNotFound(token.startsWith(PREFIX) ? await findAddress(db, digestOf(token)) : undefined);
  const actor = await findActor(db, { userId, sessionId: userId });
  if (!actor || !may('support-calendar.read', relationsOf(actor)).allowed) throw notFound();
  const at = now();
  const entries = orNotFound(await entriesOf(context, actor, feedPeriod(dayOf(at))));
  await noteReading(db, id, { now: at, before: new Date(at.getTime() - HOUR_MS) });
  return toIcs({ name: CALENDAR_NAME, host: new URL(settings.publicUrl).hostname, entries });
}
