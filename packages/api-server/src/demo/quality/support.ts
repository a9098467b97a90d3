import { randomUUID } from 'node:crypto';
import {
  dayOf,
  type Day,
  type SlotAudience,
  type SlotStatus,
  type SupportKindCode,
  type SupportStatus,
  type SupportStep,
} from '@portal/domain';
import { plusDays } from '../days';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import type { SupportRows } from './quality.store';

const MINUTES_PER_DAY = 1440;
const REMOTE = 'Remote, by video';

/** A slot of the demonstration; days are counted from now. */
interface SlotStory {
  kind: SupportKindCode;
  title: string;
  place: string;
  inDays: number;
  lasts: number;
  capacity: number;
  openTo: SlotAudience;
  status: SlotStatus;
  /** Facilities that have booked a place for their first lidar. */
  booked?: readonly string[];
  notes?: string;
}

const offered = (inDays: number): SlotStory => ({
  kind: 'remote_qa',
  title: 'Help with a polarisation calibration',
  place: REMOTE,
  inDays,
  lasts: 1,
  capacity: 1,
  openTo: 'offer',
  status: 'open',
});

const SLOTS = {
  first: offered(20),
  second: offered(27),
  third: offered(41),
  campaign: {
    kind: 'training',
    title: 'Workshop: quality assurance tests with ATLAS',
    place: REMOTE,
    inDays: 48,
    lasts: 5,
    capacity: 8,
    openTo: 'all',
    status: 'open',
    booked: ['ATOLL', 'CO-PDD', 'EVO', 'PANGEA', 'HPB'],
    notes: 'Bring the last telecover and Rayleigh fit of your lidar.',
  },
  detector: {
    kind: 'component_test',
    title: 'Test of a photomultiplier',
    place: 'Calibration centre, optics laboratory',
    inDays: 16,
    lasts: 2,
    capacity: 1,
    openTo: 'offer',
    status: 'full',
  },
  telecover: {
    kind: 'remote_qa',
    title: 'Help with the first telecover',
    place: REMOTE,
    inDays: -24,
    lasts: 1,
    capacity: 1,
    openTo: 'offer',
    status: 'done',
  },
  nextWorkshop: {
    kind: 'training',
    title: 'Workshop: polarisation calibration',
    place: REMOTE,
    inDays: 130,
    lasts: 3,
    capacity: 12,
    openTo: 'all',
    status: 'planned',
  },
  comparison: {
    kind: 'reference_comparison',
    title: 'Comparison with the reference lidar',
    place: 'Potenza, Italy',
    inDays: 80,
    lasts: 10,
    capacity: 4,
    openTo: 'all',
    status: 'cancelled',
    notes: 'The reference lidar is repaired first; a new time follows.',
  },
} as const satisfies Record<string, SlotStory>;
type SlotName = keyof typeof SLOTS;

/** A step that came with a message. */
interface Happened {
  step: SupportStep;
  /** Days after the request. */
  after: number;
  text: string;
  byFacility?: true;
}

interface Story {
  acronym: string;
  kind: SupportKindCode;
  subject: string;
  text: string;
  askedDaysAgo: number;
  status: SupportStatus;
  happened?: readonly Happened[];
  offered?: readonly SlotName[];
  /** The slot that it is, or was, scheduled for. */
  scheduled?: SlotName;
}

const STORIES: readonly Story[] = [
  {
    acronym: 'THE',
    kind: 'remote_qa',
    subject: 'Zero position of the rotator',
    text: 'Our polarisation calibration failed. We would like to find the zero position of the rotator together with you.',
    askedDaysAgo: 9,
    status: 'offered',
    happened: [{ step: 'offer', after: 2, text: 'One afternoon is enough. Please choose one of these days.' }],
    offered: ['first', 'second', 'third'],
  },
  {
    acronym: 'EVO',
    kind: 'training',
    subject: 'ATLAS for a new operator',
    text: 'A new operator joins us next month and needs an introduction to the quality assurance tests.',
    askedDaysAgo: 4,
    status: 'new',
  },
  {
    acronym: 'AGORA',
    kind: 'configuration_help',
    subject: 'Second configuration for daytime',
    text: 'We plan a configuration without the Raman channels for daytime. Which ids does it need?',
    askedDaysAgo: 13,
    status: 'waiting_for_facility',
    happened: [{ step: 'ask', after: 2, text: 'Will the daytime configuration use the same neutral density filters?' }],
  },
  {
    acronym: 'SIRTA',
    kind: 'remote_qa',
    subject: 'Telecover with a covered roof window',
    text: 'The frame of our roof window shades the west sector. How do we cover the telescope so that sectors stay equal?',
    askedDaysAgo: 6,
    status: 'accepted',
  },
  {
    acronym: 'LEI',
    kind: 'component_test',
    subject: 'Gain of the new photomultiplier',
    text: 'We replaced the photomultiplier at 532 nm and would like to have its linearity tested.',
    askedDaysAgo: 11,
    status: 'scheduled',
    happened: [
      { step: 'offer', after: 2, text: 'The optics laboratory has two days for it.' },
      { step: 'choose', after: 4, text: 'We send it with our courier a week before.', byFacility: true },
    ],
    scheduled: 'detector',
  },
  {
    acronym: 'ATOLL',
    kind: 'remote_qa',
    subject: 'Order of the telecover sectors',
    text: 'In which order should the sectors be measured when clouds are expected?',
    askedDaysAgo: 40,
    status: 'completed',
    happened: [
      { step: 'offer', after: 3, text: 'Let us look at it together.' },
      { step: 'choose', after: 5, text: 'This day suits us.', byFacility: true },
      {
        step: 'complete',
        after: 18,
        text: 'North is measured first and last, so that a change of the atmosphere is seen. The facility repeats the series in the next clear night.',
      },
    ],
    scheduled: 'telecover',
  },
  {
    acronym: 'CO-PDD',
    kind: 'visit_system_audit',
    subject: 'Visit in winter',
    text: 'Could the audit take place in January, while our other instruments are in maintenance?',
    askedDaysAgo: 30,
    status: 'declined',
    happened: [
      {
        step: 'decline',
        after: 5,
        text: 'Audits of mountain sites begin in May, when the roads are open. Please ask again in spring.',
      },
    ],
  },
  {
    acronym: 'RADO',
    kind: 'remote_qa',
    subject: 'Background of the Rayleigh fit',
    text: 'The returned Rayleigh fit may come from our background window. Can we look at it together?',
    askedDaysAgo: 8,
    status: 'cancelled',
    happened: [
      { step: 'cancel', after: 3, text: 'We found the cause: the pretrigger was not subtracted.', byFacility: true },
    ],
  },
];

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

interface People {
  scheduler: string;
}

/** The rows of the slots, by name; of those for a request, one place is taken. */
function slotRows(today: Day, { scheduler }: People) {
  const named = (Object.entries(SLOTS) as [SlotName, SlotStory][]).map(
    ([name, { inDays, lasts, booked, ...story }]) => {
      const taken = (booked ?? []).length + STORIES.filter(({ scheduled }) => scheduled === name).length;
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
    },
  );
  return Object.fromEntries(named) as Record<SlotName, (typeof named)[number][1]>;
}

/** Requests in every state, the slots of their offers, and campaigns. */
export function supportRows(all: readonly FacilityRows[], people: People, now: Date): SupportRows {
  const slots = slotRows(dayOf(now), people);
  const asked = STORIES.toSorted((one, other) => other.askedDaysAgo - one.askedDaysAgo).map((story, index) => {
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
      ...(Object.entries(SLOTS) as [SlotName, SlotStory][]).flatMap(([name, { booked = [] }]) =>
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
