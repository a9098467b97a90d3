import { numberOf, addDays, dayOf, MS_PER_DAY, prettyName, QA_SETTINGS, type Day, permissionFor } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import type { Person } from '../../labelling/work/waiting';
import { appointmentOf } from '../appointments/appointment';
import { newsMail, toHolders, type AboutFacility } from '../mail/holder-mail';
import { slotSoonNews, untakenRequestNews } from '../mail/slot-mails';
import { bookingName } from '../slots/slots.view';
import { insertReminders, listUntakenRequests, listUpcomingBookings } from './reminders.store';

type Upcoming = Awaited<ReturnType<typeof listUpcomingBookings>>[number];
type Facility = Upcoming['facility'];

interface Reminding {
  people: readonly Person[];
  context: Context;
}

function aboutOf(facility: Facility, { people, context }: Reminding): AboutFacility {
  const { id, acronym, ownerId, deputyIds } = facility;
  const holders = people.filter((person) => person.id === ownerId || deputyIds.includes(person.id));
  return { facility: { id, acronym, name: prettyName(facility) }, holders, publicUrl: context.settings.publicUrl };
}

/** The instruments of one request are one appointment. */
const subjectOf = ({ booking }: Upcoming) => booking.requestId ?? booking.id;

/** Tells both sides of a slot that comes soon, once for each day that it was moved to. */
async function remindOfSlot(tx: Db, upcoming: Upcoming, reminding: Reminding): Promise<void> {
  const { booking, slot, facility } = upcoming;
  const key = { subject: subjectOf(upcoming), kind: 'support-slot-soon', due: slot.startsOn };
  if ((await insertReminders(tx, [key])).length === 0) return;
  const about = aboutOf(facility, reminding);
  const what = bookingName(booking, slot);
  const newsFor = async (toCentre: boolean) => {
    const of = booking.requestId === null ? { bookingIds: [booking.id] } : { requestId: booking.requestId };
    const calendar = await appointmentOf(tx, of, { context: reminding.context, toCentre }, slot);
    return slotSoonNews(what, slot, { facilityId: facility.id, toCentre, calendar });
  };
  await writeMails(tx, toHolders(about, await newsFor(false)));
  await writeMailTo(tx, addressesOfCentre(permissionFor(slot), facility.id), newsMail(about, await newsFor(true)));
}

async function remindOfSlots(db: Db, today: Day, reminding: Reminding): Promise<void> {
  const to = addDays(today, QA_SETTINGS.slots.remindDays);
  const upcoming = await listUpcomingBookings(db, { from: today, to });
  await transaction(db, async (tx) => {
    for (const each of upcoming) await remindOfSlot(tx, each, reminding);
  });
}

/** Tells those who arrange a kind of a request that no one has taken on for a while, once. */
async function remindOfUntaken(db: Db, now: Date, reminding: Reminding): Promise<void> {
  const before = new Date(now.getTime() - QA_SETTINGS.reminders.untaken * MS_PER_DAY);
  const untaken = await listUntakenRequests(db, before);
  await transaction(db, async (tx) => {
    for (const { request, facility } of untaken) {
      const since = dayOf(request.askedAt);
      const key = { subject: request.id, kind: 'support-request-untaken', due: since };
      if ((await insertReminders(tx, [key])).length === 0) continue;
      const news = untakenRequestNews({ id: request.id, number: numberOf(request), subject: request.subject }, since);
      await writeMailTo(
        tx,
        addressesOfCentre(permissionFor(request), facility.id),
        newsMail(aboutOf(facility, reminding), news),
      );
    }
  });
}

/** Writes the reminders of support that are to be there today. Users who want no reminders get none of a slot. */
export async function writeSupportReminders(context: Context): Promise<void> {
  const { db, now, settings } = context;
  if (settings.stages === '1a') return;
  const reminding = { people: await listRemindable(db), context };
  await remindOfSlots(db, dayOf(now()), reminding);
  await remindOfUntaken(db, now(), reminding);
}
