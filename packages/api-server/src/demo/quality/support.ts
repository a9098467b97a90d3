import { randomUUID } from 'node:crypto';
import { dayOf, type Day } from '@portal/domain';
import { plusDays } from '../days';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import type { SupportRows } from './quality.store';
import { REQUESTS, SLOTS, type SlotName, type SlotStory } from './support-stories';

const MINUTES_PER_DAY = 1440;

function found(all: readonly FacilityRows[], acronym: string): FacilityRows {
  const rows = all.find(({ facility }) => facility.acronym === acronym);
  if (!rows) throw new Error(`The demonstration has no facility ${acronym}.`);
  return rows;
}

function firstLidar({ facility, lidars }: FacilityRows) {
  const [lidar] = lidars;
  if (!lidar) throw new Error(`${facility.acronym} has no lidar.`);
  return { _id: lidar.id, kind: 'lidar' as const, name: lidar.name };
}

const SLOT_STORIES = Object.entries(SLOTS) as [SlotName, SlotStory][];

interface People {
  scheduler: string;
}

/** The rows of the slots, by name; of those for a request, one place is taken. */
function slotRows(today: Day, { scheduler }: People) {
  const named = SLOT_STORIES.map(([name, { inDays, lasts, booked, ...story }]) => {
    const taken = (booked ?? []).length + REQUESTS.filter(({ scheduled }) => scheduled === name).length;
    const startsOn = plusDays(today, inDays);
    const row = {
      ...story,
      id: randomUUID(),
      taken,
      startsOn,
      endsOn: plusDays(startsOn, lasts - 1),
      deadline: story.openTo === 'offer' ? null : plusDays(startsOn, -14),
      createdById: scheduler,
    };
    return [name, row] as const;
  });
  return Object.fromEntries(named) as Record<SlotName, (typeof named)[number][1]>;
}

/** Requests in every state, the slots of their offers, and campaigns. */
export function supportRows(all: readonly FacilityRows[], people: People, now: Date): SupportRows {
  const slots = slotRows(dayOf(now), people);
  const asked = REQUESTS.toSorted((one, other) => other.askedDaysAgo - one.askedDaysAgo).map((story, index) => {
    const askedAt = plusMinutes(now, -story.askedDaysAgo * MINUTES_PER_DAY);
    const happened = (story.happened ?? []).map((each) => ({
      ...each,
      at: plusMinutes(askedAt, each.after * MINUTES_PER_DAY),
    }));
    return { story, index, id: randomUUID(), askedAt, happened, rows: found(all, story.acronym) };
  });
  const booking = (slot: SlotName, rows: FacilityRows, bookedAt: Date) => {
    const instrument = firstLidar(rows);
    return {
      slotId: slots[slot].id,
      facilityId: rows.facility.id,
      instrumentId: instrument._id,
      instrument,
      bookedAt,
      createdById: rows.facility.ownerId,
    };
  };
  return {
    slots: Object.values(slots),
    requests: asked.map(({ story, index, id, askedAt, happened, rows }) => ({
      id,
      year: askedAt.getUTCFullYear(),
      number: index + 1,
      facilityId: rows.facility.id,
      kind: story.kind,
      subject: story.subject,
      text: story.text,
      instruments: [firstLidar(rows)],
      flexibility: 'weeks' as const,
      urgency: 'normal' as const,
      status: story.status,
      statusBefore: story.status === 'waiting_for_facility' ? ('accepted' as const) : null,
      statusSince: happened.at(-1)?.at ?? askedAt,
      assigneeId: story.status === 'new' || story.status === 'cancelled' ? null : people.scheduler,
      askedAt,
      createdAt: askedAt,
      createdById: rows.facility.ownerId,
    })),
    messages: asked.flatMap(({ id, happened, rows }) =>
      happened.map(({ step, text, byFacility, at }, place) => ({
        requestId: id,
        place,
        step,
        text,
        byFacility: byFacility === true,
        writtenAt: at,
        createdById: byFacility ? rows.facility.ownerId : people.scheduler,
      })),
    ),
    offers: asked.flatMap(({ story, id, happened, askedAt }) =>
      (story.offered ?? []).map((name) => ({
        requestId: id,
        slotId: slots[name].id,
        places: 1,
        offeredAt: happened[0]?.at ?? askedAt,
      })),
    ),
    bookings: [
      ...SLOT_STORIES.flatMap(([name, { booked = [] }]) =>
        booked.map((acronym, index) =>
          booking(name, found(all, acronym), plusMinutes(now, -(index + 2) * MINUTES_PER_DAY)),
        ),
      ),
      ...asked.flatMap(({ story: { scheduled }, id, rows, happened, askedAt }) =>
        scheduled
          ? [
              {
                ...booking(scheduled, rows, happened.find(({ step }) => step === 'choose')?.at ?? askedAt),
                requestId: id,
              },
            ]
          : [],
      ),
    ],
    completed: asked.flatMap(({ id, happened }) =>
      happened.flatMap(({ step, text, at }) => (step === 'complete' ? [{ id, text, at }] : [])),
    ),
  };
}
