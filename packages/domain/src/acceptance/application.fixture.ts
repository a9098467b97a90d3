import { CHANNEL_CATEGORIES } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import type { NationalFacility } from '../facilities/facility';
import type { ChannelGroup } from '../lidar/channel-groups';
import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';
import { CHANNEL_GROUP_FIELDS } from '../records/channel-group';
import { LIDAR_FIELDS } from '../records/lidar';
import { PHOTOMETER_FIELDS } from '../records/photometer';
import { readOf, sampleOf, typedOf } from '../records/record';
import { byCode } from '../types/type-item';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';

const NO_GROUP: ChannelGroup = {
  ...readOf(CHANNEL_GROUP_FIELDS, typedOf(CHANNEL_GROUP_FIELDS, null)),
  availability: byCode(CHANNEL_AVAILABILITIES, 'no'),
};

const ELASTIC_532: ChannelGroup = {
  ...sampleOf(CHANNEL_GROUP_FIELDS),
  channels: LIDAR_CHANNELS.filter(({ short_name }) => ['0532xppx', '0532xcpx'].includes(short_name)),
};

const INSTRUMENT = { facility: 'f1', version: 3 };

// Evaluations are not part of an application, so these records have only the fields that the owner edits.

/** A lidar with everything that its form requires. */
export const LIDAR = {
  ...INSTRUMENT,
  ...sampleOf(LIDAR_FIELDS),
  _id: 'l1',
  channels: {
    ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, NO_GROUP])),
    'Elastic 532': ELASTIC_532,
  },
} as unknown as Lidar;

/** A photometer with everything that its form requires. */
export const PHOTOMETER = {
  ...INSTRUMENT,
  ...sampleOf(PHOTOMETER_FIELDS),
  _id: 'p1',
  name: 'Sun 1',
} as unknown as Photometer;

/** A facility with every field of its general information. */
export const FACILITY = {
  _id: 'f1',
  version: 2,
  acronym: 'RADO',
  name: 'Example observatory',
  hosting_institute: 'Example institute',
  pi_name: 'Ada Byron',
  pi_contact: 'ada@site.example',
  lidar_pi_name: 'Ada Byron',
  lidar_pi_contact: 'ada@site.example',
  photometer_pi_name: 'Ada Byron',
  photometer_pi_contact: 'ada@site.example',
  ceilometer_pi_name: null,
  ceilometer_pi_contact: null,
  pictures: [],
  displayed_status: { _id: 'candidate', code: 'candidate', name: 'Candidate', order: 1 },
} as unknown as NationalFacility;
