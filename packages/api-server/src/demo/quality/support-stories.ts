import type { SlotAudience, SlotStatus, SupportKindCode, SupportStatus, SupportStep } from '@portal/domain';

const REMOTE = 'Remote, by video';

/** A slot of the demonstration; days are counted from now. */
export interface SlotStory {
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

/** The slots of the demonstration by name, in every state. */
export const SLOTS = {
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
export type SlotName = keyof typeof SLOTS;

/** A step that came with a message. */
interface Happened {
  step: SupportStep;
  /** Days after the request. */
  after: number;
  text: string;
  byFacility?: true;
}

/** A request of the demonstration and what became of it. */
export interface RequestStory {
  acronym: string;
  kind: SupportKindCode;
  subject: string;
  text: string;
  askedDaysAgo: number;
  status: SupportStatus;
  happened?: readonly Happened[];
  /** The slots on offer. */
  offered?: readonly SlotName[];
  /** The slot that it is, or was, scheduled for. */
  scheduled?: SlotName;
}

/** Requests in every state. */
export const REQUESTS: readonly RequestStory[] = [
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
