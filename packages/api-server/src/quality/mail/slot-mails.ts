import { QA_PAGES, timeAndPlace, type Day } from '@portal/domain';
import type { News } from './holder-mail';

interface AboutSlot {
  title: string;
  place: string;
  startsOn: Day;
  endsOn: Day;
}

const whenAndWhere = ({ place, startsOn, endsOn }: AboutSlot) => timeAndPlace({ from: startsOn, to: endsOn, place });

/** To the facilities that have booked a slot. */
export const slotNews = (
  news: 'changed' | 'cancelled',
  slot: AboutSlot,
  { facilityId, text, calendar }: { facilityId: string; text?: string | undefined; calendar: string | undefined },
): News => ({
  calendar,
  kind: `support-slot-${news}`,
  subject: news === 'changed' ? `${slot.title} was changed` : `${slot.title} was cancelled`,
  paragraphs: [
    news === 'changed'
      ? `A slot that you have booked was changed: ${slot.title}, now ${whenAndWhere(slot)}.`
      : `A slot that you have booked was cancelled: ${slot.title}, ${whenAndWhere(slot)}.`,
    ...(text === undefined ? [] : [`The reason: ${text}`]),
  ],
  action: 'Open the calendar',
  path: QA_PAGES.ownCalendar(facilityId),
});

interface AboutBooking {
  name: string;
  facility: { id: string; name: string };
  byFacility: boolean;
  text?: string | undefined;
  calendar: string | undefined;
}

/** To the other side of a booking. */
export const bookingNews = (
  news: 'booked' | 'cancelled',
  slot: AboutSlot,
  { name, facility, byFacility, text, calendar }: AboutBooking,
): News => ({
  calendar,
  kind: `support-booking-${news}`,
  subject: `${name} was ${news}`,
  paragraphs: [
    `${byFacility ? `${facility.name} has ${news}` : `The centre has ${news}`} ${name}: ${whenAndWhere(slot)}.`,
    ...(text === undefined ? [] : [`The reason: ${text}`]),
  ],
  action: 'Open the calendar',
  path: byFacility ? QA_PAGES.calendar : QA_PAGES.ownCalendar(facility.id),
});

/** A week before a slot, to both sides. */
export const slotSoonNews = (
  what: string,
  slot: AboutSlot,
  { facilityId, toCentre, calendar }: { facilityId: string; toCentre: boolean; calendar: string | undefined },
): News => ({
  calendar,
  kind: 'support-slot-soon',
  subject: `${what} on ${slot.startsOn}`,
  paragraphs: [`${what}: ${whenAndWhere(slot)}.`, 'The day and the place are in the calendar, too.'],
  action: 'Open the calendar',
  path: toCentre ? QA_PAGES.calendar : QA_PAGES.ownCalendar(facilityId),
});

/** To those who arrange support: no one has taken a request on. */
export const untakenRequestNews = (
  { id, number, subject }: { id: string; number: string; subject: string },
  since: Day,
): News => ({
  kind: 'support-request-untaken',
  subject: `no one has taken the request ${number} on`,
  paragraphs: [`The request ${number} (${subject}) was sent on ${since}, and no one has taken it on yet.`],
  action: 'Open the request',
  path: QA_PAGES.request(id),
});
