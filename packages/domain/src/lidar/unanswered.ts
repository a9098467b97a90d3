import { CHANNEL_CATEGORIES } from '../channels/categories';
import { CHANNEL_GROUP_FIELDS } from '../records/channel-group';
import { LIDAR_FIELDS } from '../records/lidar';
import { namesOf } from '../records/record';
import type { ChannelGroup } from './channel-groups';
import { codeOf } from './check';
import { FEATURE, MANDATORY_FEATURES } from './feature';
import type { Lidar } from './lidar';
import { isOffered } from './offered';

/** The fields of an aspect that the facility has not answered yet. */
export interface Unanswered {
  /** Their names in the form; of channels, the groups. */
  names: readonly string[];
  /** The flags that only mean that an answer is missing. */
  bits: number;
}

type Name = keyof typeof LIDAR_FIELDS;

const labelled = (names: readonly Name[]) => names.map((name) => LIDAR_FIELDS[name].label);

/** The unanswered field about the time of operation; a date is asked of a planned lidar only. */
function openTime({ status, planned_operation_date }: Lidar): Name[] {
  if (!status) return ['status'];
  return status.uses_planned_date === true && planned_operation_date === null ? ['planned_operation_date'] : [];
}

function ofFeasibility(lidar: Lidar): Unanswered {
  const time = openTime(lidar);
  const fields: Name[] = [...(lidar.type ? [] : ['type' as const]), ...(lidar.location ? [] : ['location' as const])];
  const bits = (lidar.type ? 0 : 1) | (lidar.location ? 0 : 2) | (time.length > 0 ? 4 : 0);
  return { names: labelled([...time, ...fields]), bits };
}

const ALL_MET = { operational: true, planned: false };

function ofFeature(lidar: Lidar): Unanswered {
  const open = MANDATORY_FEATURES.filter((name) => lidar[name] === null);
  const answered = { ...lidar };
  for (const name of open) Object.assign(answered, { [name]: ALL_MET });
  return { names: labelled(open), bits: codeOf(FEATURE, lidar) & ~codeOf(FEATURE, answered) };
}

const DETAILS = namesOf(CHANNEL_GROUP_FIELDS, ({ required }) => required === 'when_offered');

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const isUnanswered = (group: ChannelGroup | undefined) =>
  !group?.availability || (isOffered(group.availability.code) && DETAILS.some((name) => isEmpty(group[name])));

const BOTH_OF_CHANNEL = 3;

/** Any group could complete a set-up, so that no flag over all wavelengths is certain before all are answered. */
function ofChannel({ channels }: Lidar): Unanswered {
  const names = CHANNEL_CATEGORIES.filter(({ counts_for_setup }) => counts_for_setup)
    .map(({ name }) => name)
    .filter((name) => isUnanswered(channels[name]));
  return { names, bits: names.length > 0 ? BOTH_OF_CHANNEL : 0 };
}

/** What is still unanswered in each aspect of a lidar with a suggestion. It changes no suggestion. */
export const unansweredOf = (lidar: Lidar) => ({
  feasibility: ofFeasibility(lidar),
  feature: ofFeature(lidar),
  channel: ofChannel(lidar),
});
