import { randomUUID } from 'node:crypto';
import { dayOf } from '@portal/domain';
import { plusDays } from '../days';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import type { SupportRows } from './quality.store';

const MINUTES_PER_DAY = 1440;
const PLACE = 'Remote, by video';

/** The facility for whose request three slots are offered, and the first day of each, in days from now. */
const OFFERED = { acronym: 'THE', days: [20, 27, 41] };
/** A campaign with places, of which these facilities have booked some. */
const CAMPAIGN = { capacity: 8, inDays: 48, lasts: 5, booked: ['ATOLL', 'CO-PDD', 'EVO', 'PANGEA', 'HPB'] };

interface Story {
  acronym: string;
  kind: 'remote_qa' | 'configuration_help' | 'training';
  subject: string;
  text: string;
  askedDaysAgo: number;
  status: 'new' | 'offered' | 'waiting_for_facility';
  /** What the centre has written, and the step that it came with. */
  answer?: { step: 'ask' | 'offer'; text: string };
}

const STORIES: readonly Story[] = [
  {
    acronym: OFFERED.acronym,
    kind: 'remote_qa',
    subject: 'Zero position of the rotator',
    text: 'Our polarisation calibration failed. We would like to find the zero position of the rotator together with you.',
    askedDaysAgo: 9,
    status: 'offered',
    answer: { step: 'offer', text: 'One afternoon is enough. Please choose one of these days.' },
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
    answer: { step: 'ask', text: 'Will the daytime configuration use the same neutral density filters?' },
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

const answeredAt = (askedAt: Date) => plusMinutes(askedAt, 2 * MINUTES_PER_DAY);

/** Requests in three states, slots that are offered, and a campaign with free places. */
export function supportRows(all: readonly FacilityRows[], { scheduler }: People, now: Date): SupportRows {
  const today = dayOf(now);
  const slot = (inDays: number, lasts: number) => ({
    id: randomUUID(),
    place: PLACE,
    startsOn: plusDays(today, inDays),
    endsOn: plusDays(today, inDays + lasts - 1),
    createdById: scheduler,
  });
  const offered = OFFERED.days.map((inDays) => ({
    ...slot(inDays, 1),
    kind: 'remote_qa' as const,
    title: 'Help with a polarisation calibration',
    capacity: 1,
    openTo: 'offer' as const,
    status: 'open' as const,
  }));
  const campaign = {
    ...slot(CAMPAIGN.inDays, CAMPAIGN.lasts),
    kind: 'training' as const,
    title: 'Workshop: quality assurance tests with ATLAS',
    capacity: CAMPAIGN.capacity,
    taken: CAMPAIGN.booked.length,
    deadline: plusDays(today, CAMPAIGN.inDays - 14),
    openTo: 'all' as const,
    status: 'open' as const,
    notes: 'Bring the last telecover and Rayleigh fit of your lidar.',
  };
  const asked = STORIES.toSorted((one, other) => other.askedDaysAgo - one.askedDaysAgo).map((story, index) => {
    const askedAt = plusMinutes(now, -story.askedDaysAgo * MINUTES_PER_DAY);
    return { story, index, id: randomUUID(), askedAt, rows: found(all, story.acronym) };
  });
  return {
    slots: [...offered, campaign],
    requests: asked.map(({ story, index, id, askedAt, rows }) => ({
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
      statusSince: story.answer ? answeredAt(askedAt) : askedAt,
      assigneeId: story.answer ? scheduler : null,
      askedAt,
      createdAt: askedAt,
      createdById: rows.facility.ownerId,
    })),
    messages: asked.flatMap(({ story: { answer }, id, askedAt }) =>
      answer
        ? [
            {
              requestId: id,
              place: 0,
              step: answer.step,
              text: answer.text,
              byFacility: false,
              writtenAt: answeredAt(askedAt),
              createdById: scheduler,
            },
          ]
        : [],
    ),
    offers: asked
      .filter(({ story }) => story.status === 'offered')
      .flatMap(({ id, askedAt }) =>
        offered.map((each) => ({ requestId: id, slotId: each.id, places: 1, offeredAt: answeredAt(askedAt) })),
      ),
    bookings: CAMPAIGN.booked.map((acronym, index) => {
      const rows = found(all, acronym);
      const instrument = firstLidar(rows);
      return {
        slotId: campaign.id,
        facilityId: rows.facility.id,
        instrumentId: instrument._id,
        instrument,
        bookedAt: plusMinutes(now, -(index + 2) * MINUTES_PER_DAY),
        createdById: rows.facility.ownerId,
      };
    }),
  };
}
