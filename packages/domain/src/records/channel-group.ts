import { channels, choice, day, duration, length } from './kinds';
import type { Fields } from './record';

const ASKED = { audience: 'public', required: 'when_offered' } as const;

/** The fields of a channel group in form order. All except the availability apply only to a group that is offered. */
export const CHANNEL_GROUP_FIELDS = {
  availability: choice('instrument/channel-availability', {
    audience: 'public',
    required: true,
    label: 'Availability',
    hint: 'Choose Planned only with a start date; later than one year counts as not available.',
  }),
  operation_start_date: day({
    ...ASKED,
    label: 'Operation start date',
    hint: 'First day with data from these channels.',
  }),
  height_resolution: length({
    ...ASKED,
    label: 'Height Resolution',
    pageLabel: 'Height resolution',
    hint: 'Raw bin length; 15 m or finer.',
    sample: 7.5,
  }),
  time_resolution: duration({
    ...ASKED,
    label: 'Time Resolution',
    pageLabel: 'Time resolution',
    hint: 'Raw profile length; 60 s or shorter.',
    sample: 30,
  }),
  distance_full_overlap: length({
    ...ASKED,
    label: 'Full Overlap Distance',
    pageLabel: 'Full overlap distance',
    openName: 'full_overlap_distance_m',
    hint: 'Aim for 300 m or less within five years.',
    sample: 250,
  }),
  // The altitude up to which the signal is sufficient. It has no hint here, because the required value depends on the
  // group.
  minimum_altitude_range: length({
    ...ASKED,
    label: 'Minimum Altitude Range',
    pageLabel: 'Minimum altitude range',
    sample: 16_000,
  }),
  channels: channels({
    ...ASKED,
    label: 'Channels',
    hint: 'Select every recorded signal. For depolarisation select cross together with parallel or total.',
  }),
} as const satisfies Fields;
