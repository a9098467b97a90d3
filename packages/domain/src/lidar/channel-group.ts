import type { ChannelCategory } from '../channels/categories';
import { CRITERIA } from '../limits/limits';
import type { Day } from '../time/day';
import type { ComplianceCode } from '../types/type-lists';
import { codeOf, isFrom, isUpTo, suggested } from './check';
import type { Check } from './check';
import type { ChannelGroup } from './channel-groups';
import { isOfferedBy } from './offered';

type Threshold = Pick<ChannelCategory, 'min_altitude_range_m'>;

/** Criteria of an offered group. All limits are inclusive, and a missing value always fails. */
export const CHANNEL_GROUP: readonly Check<[group: ChannelGroup, category: Threshold]>[] = [
  { bit: 1, text: 'No usable channels.', fails: ({ channels }) => channels.length === 0 },
  {
    bit: 2,
    text: 'Height resolution is coarser than 15 m or missing.',
    fails: ({ height_resolution }) => !isUpTo(height_resolution, CRITERIA.heightResolutionM),
  },
  {
    bit: 4,
    text: 'Time resolution is longer than 60 s or missing.',
    fails: ({ time_resolution }) => !isUpTo(time_resolution, CRITERIA.timeResolutionS),
  },
  {
    bit: 8,
    text: 'The range with sufficient signal is too short or missing.',
    fails: ({ minimum_altitude_range }, { min_altitude_range_m }) =>
      !isFrom(minimum_altitude_range, min_altitude_range_m ?? 0),
  },
];

const NOT_OFFERED = 1;
const ALL_NUMBERS = 2 | 4 | 8;

/** A group is not usable without channels, or if all three numbers are insufficient. */
const complianceOf = (code: number): ComplianceCode => {
  if (code === 0) return 'yes';
  return code & 1 || (code & ALL_NUMBERS) === ALL_NUMBERS ? 'no' : 'partially';
};
const COMPLIANCE_BY_CODE = Array.from({ length: 16 }, (_unused, code) => complianceOf(code));

/** The suggestion for a channel group. One that is not offered only has the flag for no usable channels. */
export const suggestGroup = (category: Threshold, group: ChannelGroup | undefined, reference: Day) =>
  suggested(COMPLIANCE_BY_CODE, isOfferedBy(group, reference) ? codeOf(CHANNEL_GROUP, group, category) : NOT_OFFERED);
