import {
  addDays,
  addYear,
  arrangedKinds,
  calendarEntries,
  can,
  day,
  dayOf,
  epochOf,
  QA_SETTINGS,
  type CalendarDue,
  type CalendarEntry,
  type Day,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { refusedField } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { toCalendarSlot } from '../appointments/appointments.store';
import { loadNetwork, type LidarOnDay, type PhotometerOnDay } from '../network/load-network';
import { slotViewer } from '../slots/read-slots';
import { listSlotsBetween } from '../slots/slots.store';
import { listCalendarBookings, listCalendarOffers } from './calendar.store';

interface Period {
  from: Day;
  to: Day;
}

/** What is due of an instrument in a period, by day; `since`: the last record that it follows from. */
interface Due {
  instrument: { id: string; name: string };
  days: ReadonlyMap<Day, string[]>;
  since: Date | null;
}

const isIn = (due: Day | null, { from, to }: Period): due is Day => due !== null && due >= from && due <= to;

/** The tests of a lidar that are due in a period. */
function dueTests({ id, name, rows, isInService, decidedAt }: LidarOnDay, period: Period): Due {
  const days = new Map<Day, string[]>();
  if (isInService)
    for (const { type, isNeeded, row } of rows)
      if (isNeeded && isIn(row.due, period)) days.set(row.due, [...(days.get(row.due) ?? []), type.name]);
  return { instrument: { id, name }, days, since: decidedAt };
}

const CALIBRATION = 'Calibration';

/** The calibration of a photometer that is due in a period; while it is away or not measuring, nothing is. */
function dueCalibration({ id, name, row, decidedAt }: PhotometerOnDay, period: Period): Due {
  const days = new Map<Day, string[]>();
  if (row.light !== 'grey' && isIn(row.due, period)) days.set(row.due, [CALIBRATION]);
  return { instrument: { id, name }, days, since: decidedAt };
}

/** The due dates of the instruments of a user's own facilities. */
async function ownDueDates(db: Db, holder: string, period: Period, today: Day): Promise<CalendarDue[]> {
  const network = await loadNetwork(db, { holder }, today);
  return network.flatMap(({ facility, lidars, photometers }) => {
    const own = [
      ...lidars.map((lidar) => dueTests(lidar, period)),
      ...photometers.map((photometer) => dueCalibration(photometer, period)),
    ];
    return own.flatMap(({ instrument, days, since }) =>
      [...days].map(([on, what]) => ({
        facility: { _id: facility.id, acronym: facility.acronym },
        instrument,
        what,
        day: on,
        since: since ?? facility.begunAt ?? new Date(epochOf(on) * 1000),
      })),
    );
  });
}

/** What a user's calendar shows in a period, ended entries included; undefined for a user who can see nothing. */
export async function entriesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { from, to }: Period,
): Promise<CalendarEntry[] | undefined> {
  const at = now();
  const today = dayOf(at);
  const kinds = arrangedKinds(actor);
  const { facilityIds, arranges } = await slotViewer(db, actor);
  if (kinds.length === 0 && !can(actor, 'edit-own-nf')) return undefined;
  const reader = { kinds, facilityIds, today };
  const asked = { kinds, facilityIds, from, to };
  const slots = await listSlotsBetween(db, reader, { now: at, from, to });
  const records = {
    slots: slots.map(({ slot }) => toCalendarSlot(slot)),
    bookings: await listCalendarBookings(db, asked),
    offers: await listCalendarOffers(db, asked),
    due: facilityIds.length > 0 ? await ownDueDates(db, actor.id, { from, to }, today) : [],
  };
  return calendarEntries(records, { now: at, arranges });
}

const ORDER = 'Must not be before the first day';
const { maxSpan, feedPast, feedAhead } = QA_SETTINGS.slots;
const LONG = `At most ${maxSpan} days`;

/** The calendar of a user in a period, without what was cancelled. */
export async function readCalendar(
  context: Context,
  actor: Actor,
  query: { from?: number | undefined; to?: number | undefined },
): Promise<{ entries: CalendarEntry[] }> {
  const from = day(query.from) ?? dayOf(context.now());
  const to = day(query.to) ?? addYear(from);
  if (to < from) throw refusedField('to', ORDER);
  if (to > addDays(from, maxSpan)) throw refusedField('to', LONG);
  const entries = (await entriesOf(context, actor, { from, to })) ?? [];
  return { entries: entries.filter(({ state }) => state !== 'cancelled') };
}

/** The period of a feed on a day. */
export const feedPeriod = (today: Day): Period => ({ from: addDays(today, -feedPast), to: addDays(today, feedAhead) });
